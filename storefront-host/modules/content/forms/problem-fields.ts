import {
  entryForms,
  MAX_LINKS,
  MAX_PEOPLE,
  type EntryFieldName,
  type EntryKind,
  type EntryProblem,
} from '@talad/elements/commerce/forms/entry-form';
import type { FieldFailure } from '../../../http/index.ts';

/** Returns the problems of an entry, field by field, with messages for its writer. */
export function problemFields(
  kind: EntryKind,
  problems: readonly EntryProblem[],
): readonly (FieldFailure & { readonly path: EntryFieldName })[] {
  return problems.map(({ field, code }) => ({
    path: field,
    key:
      code === 'REQUIRED' ? (`field.enter.${field}` as const) : (`form.problem.${code}` as const),
    vars: {
      limit: entryForms[kind].find((one) => one.name === field)?.maxLength ?? 0,
      links: field === 'message' ? MAX_LINKS : 0,
      people: MAX_PEOPLE,
    },
  }));
}
