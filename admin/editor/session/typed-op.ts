import type { Lang } from '@talad/elements/locales/text';
import { namesOf, withItem } from '@talad/elements/page/content-places';
import type { PageOp } from '@talad/elements/page/operations';
import type { RuntimeField, RuntimeFields } from '@talad/elements/schema/fields';
import { propsIn, type PageBlock } from '@talad/elements/page/page';
import { isTextField } from '../inspector/field-kinds.ts';
import { schemaOf } from '../section-names.ts';

/** The language of the props themselves; `i18n` has the texts of the other language. */
export const BASE_LANG: Lang = 'th';

/**
 * Returns the operation that sets a text or picture of a section, or null for an unknown path. A text
 * belongs to the language that the page is shown in, as in the inspector.
 */
export function placeOp(
  block: PageBlock,
  lang: Lang,
  path: string,
  value: string,
): Extract<PageOp, { op: 'setProp' }> | null {
  const { fields, saved } = schemaOf(block.name)?.runtime ?? { fields: {}, saved: {} };
  const [name = '', index, inner] = namesOf(path);
  const field = ownOf(fields, saved[name] ?? name);
  if (!field) return null;
  const isOverlay = lang !== BASE_LANG && isTextField(field);
  const op = { op: 'setProp', id: block.id, name, ...(isOverlay ? { lang } : {}) } as const;
  if (field.kind !== 'list') {
    // An empty translation is removed, so that the other language's text applies again.
    return { ...op, value: isOverlay && value === '' ? undefined : value };
  }
  if (inner === undefined || !ownOf(field.of, inner)) return null;
  const items = (isOverlay ? propsIn(block, lang) : block.content.props)[name];
  const at = Number(index);
  if (!Array.isArray(items) || !Object.hasOwn(items, at)) return null;
  return { ...op, value: withItem(items, at, inner, value) };
}

function ownOf(fields: RuntimeFields, name: string): RuntimeField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
