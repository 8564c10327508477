import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type {
  EntryFieldName,
  EntryKind,
  EntryValues,
} from '@talad/elements/commerce/forms/entry-form';
import type { RefusedEntry } from '@talad/elements/pages/forms/entry-form';
import type { RefusedReview } from '@talad/elements/pages/product/product-page-data';
import type { Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { StoredText, postedState } from '../../../identity/index.ts';

/** A refused form, stored for its redirect; only this server writes and reads it. */
export const StoredForm = Type.Object({
  entry: Type.Optional(
    Type.Object({
      kind: Type.Unsafe<EntryKind>(Type.String()),
      values: Type.Unsafe<EntryValues>(Type.Record(Type.String(), Type.String())),
      problems: Type.Array(
        Type.Object({ field: Type.Unsafe<EntryFieldName>(Type.String()), said: StoredText }),
      ),
    }),
  ),
  review: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  notice: StoredText,
});
export type StoredForm = Static<typeof StoredForm>;

/** A refused form: the typed values, the errors of its fields and one line for the whole. */
export interface RefusedForm {
  readonly entry?: RefusedEntry;
  readonly review?: RefusedReview;
  readonly notice: string;
}

/** Returns the form that was refused in the post before this page; null without one. */
export async function readRefusedForm(
  host: Host,
  request: FastifyRequest,
): Promise<RefusedForm | null> {
  const posted = await postedState(host, request, StoredForm);
  if (!posted) return null;
  const { lang } = request;
  const { entry, review } = posted;
  return {
    ...(entry && {
      entry: {
        kind: entry.kind,
        values: entry.values,
        problems: Object.fromEntries(
          entry.problems.map(({ field, said }) => [field, text(lang, said.key, said.vars)]),
        ),
      },
    }),
    ...(review && { review }),
    notice: text(lang, posted.notice.key, posted.notice.vars),
  };
}
