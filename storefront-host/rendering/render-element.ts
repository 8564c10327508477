import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectBytes } from './collect-bytes.ts';
import { lookStyle, type LookInfo } from './look-info.ts';

/** A rendered element as the bytes of a page. */
export interface RenderedElement {
  readonly attributes: string;
  readonly template: Buffer;
  /** Tags of the elements in its shadow root. */
  readonly inside: readonly string[];
}

/** An attribute, or a property by its name after a dot. */
export type Given = readonly [name: string, value: unknown];

/** Sheets by tag, because every element of a kind has the same sheet. */
const sheets = new Map<string, Buffer>();

/** Renders one element as Lit's own renderer does, with its inner elements. */
export function renderElement(tag: string, given: readonly Given[]): RenderedElement {
  const element = new LitElementRenderer(tag);
  for (const [name, value] of given) {
    if (name.startsWith('.')) element.setProperty(name.slice(1), value);
    else element.setAttribute(name, String(value));
  }
  element.connectedCallback();
  const inside: string[] = [];
  // Render it alone, because its surroundings do not affect it.
  const shadow =
    element.renderShadow({
      elementRenderers: [LitElementRenderer],
      customElementRendered: (nested) => inside.push(nested),
      customElementInstanceStack: [element],
      customElementHostStack: [element],
      eventTargetStack: [],
      slotStack: [],
      deferHydration: false,
    }) ?? [];
  if (!sheets.has(tag)) sheets.set(tag, Buffer.concat(collectBytes(shadow.slice(0, -1))));
  return {
    attributes: element.renderAttributes().join(''),
    template: Buffer.concat(collectBytes(shadow.slice(-1))),
    inside,
  };
}

/**
 * Returns its shadow root in bytes, which collect-bytes.ts accepts; Lit itself only passes them on. The look
 * is not in the cache: it follows the sheet that all looks have.
 */
export function shadowBytes(tag: string, { template }: RenderedElement, info: LookInfo): string[] {
  return [sheets.get(tag), lookStyle(info, tag), template] as readonly unknown[] as string[];
}

/** Returns its size in bytes, without the sheet. */
export function sizeOf({ attributes, template }: RenderedElement): number {
  return 2 * attributes.length + template.length;
}
