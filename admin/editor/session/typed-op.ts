import type { Lang } from '@talad/elements/locales/text';
import { namesOf, withItem } from '@talad/elements/page/content-places';
import type { PageOp } from '@talad/elements/page/operations';
import type { RuntimeField } from '@talad/elements/schema/fields';
import { propsIn, type PageBlock } from '@talad/elements/page/page';
import { isTextField } from '../inspector/field-kinds.ts';
import { findBlock } from '../model/invert-op.ts';
import { schemaOf } from '../section-names.ts';
import type { EditorSession } from './editor-session.ts';

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
  const [name = '', index, inner] = namesOf(path);
  const field = fieldAt(block.name, `/${name}`);
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

/** Returns the field at a path: of a section, or of an item in one of its lists. */
export function fieldAt(section: string, path: string): RuntimeField | undefined {
  const runtime = schemaOf(section)?.runtime;
  const [name = '', , inner] = namesOf(path);
  const field = runtime && ownOf(runtime.fields, ownOf(runtime.saved, name) ?? name);
  return field?.kind === 'list' && inner !== undefined ? ownOf(field.of, inner) : field;
}

/** Commits a text or picture that was changed on the canvas. */
export function setPlace(
  { store }: Pick<EditorSession, 'store'>,
  id: string,
  path: string,
  value: string,
): void {
  const { doc, lang } = store.get();
  const block = findBlock(doc.page.blocks, id);
  const op = block && placeOp(block, lang, path, value);
  if (op) store.commit(op);
}

function ownOf<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
