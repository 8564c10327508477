import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { collectBytes } from './collect-bytes.ts';

/** An element as Lit renders it, as the bytes of a page. */
export interface RenderedElement {
  readonly attributes: string;
  readonly template: Buffer;
  /** Elements in its shadow root. */
  readonly inside: readonly string[];
}

/** An attribute, or a property by its name with a dot before. */
export type Given = readonly [name: string, value: unknown];

/** By tag: each sheet is the same in every element of its kind. */
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
  // Alone: an element's surroundings change nothing in it.
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

/** Its shadow root in bytes, which collect-bytes.ts takes; Lit itself only hands them on. */
export function shadowBytes(tag: string, { template }: RenderedElement): string[] {
  return [sheets.get(tag), template] as readonly unknown[] as string[];
}

/** In bytes, without the sheet. */
export function sizeOf({ attributes, template }: RenderedElement): number {
  return 2 * attributes.length + template.length;
}
