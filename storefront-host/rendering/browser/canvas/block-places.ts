import { can, type EditorDocument } from '@talad/elements/page/operations';
import { isFrame } from '@talad/elements/page/page';

export function hostOf(id: string): Element | null {
  return document.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
}

/** Returns the block under the pointer: a column of a row before the row itself. */
export function blockAt(event: Event): string | null {
  for (const target of event.composedPath()) {
    if (target instanceof Element && target.hasAttribute('data-block-id')) {
      return target.getAttribute('data-block-id');
    }
  }
  return null;
}

export interface Gap {
  /** Index in `page.blocks`, as in the operations. */
  readonly at: number;
  /** Position of the drop line, in px of the frame. */
  readonly y: number;
}

/** Returns the gaps between the page's sections, from top to bottom. */
export function gapsOf({ page }: EditorDocument): readonly Gap[] {
  const placed = page.blocks.flatMap((block, index) => {
    if (isFrame(block)) return [];
    const rect = hostOf(block.id)?.getBoundingClientRect();
    return rect ? [{ index, rect }] : [];
  });
  const first = placed[0];
  if (!first) {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    const footer = page.blocks.findIndex((block) => block.footer);
    return [{ at: footer < 0 ? page.blocks.length : footer, y: top + 24 }];
  }
  const last = placed.at(-1) ?? first;
  return [
    { at: first.index, y: first.rect.top },
    ...placed.slice(1).map(({ index, rect }, place) => ({
      at: index,
      y: ((placed[place]?.rect.bottom ?? rect.top) + rect.top) / 2,
    })),
    { at: last.index + 1, y: last.rect.bottom },
  ];
}

export interface Target extends Gap {
  readonly ok: boolean;
}

/** Returns the gap nearest to `y`, and whether `id` (null for a new section) may be moved there. */
export function targetAt(doc: EditorDocument, y: number, id: string | null): Target | null {
  const [nearest] = gapsOf(doc).toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y));
  if (!nearest) return null;
  return { ...nearest, ok: id === null || !can(doc, { op: 'moveTo', id, at: nearest.at }) };
}
