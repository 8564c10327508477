import { Type, type Static } from 'typebox';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { type PictureRefusal, refusalReply } from '../../../media/picture-limits.ts';

/** The reason of a refused form; only this server writes and reads it. */
export const ReturnError = Type.Object({
  key: Type.Unsafe<TextKey>(Type.String()),
  vars: Type.Record(Type.String(), Type.Number()),
});
export type ReturnError = Static<typeof ReturnError>;

export function errorsOf(keys: readonly TextKey[]): readonly ReturnError[] {
  return keys.map((key) => ({ key, vars: {} }));
}

export function pictureError(refused: PictureRefusal): ReturnError {
  return { key: `error.${refused.code}`, vars: refusalReply(refused).vars };
}

export function refusedFor(lang: Lang, errors: readonly ReturnError[]): Markup | false {
  return (
    errors.length > 0 &&
    html`<div class="alert" role="alert">
      ${errors.map(({ key, vars }) => html`<p>${text(lang, key, vars)}</p>`)}
    </div>`
  );
}
