import type { EditorDocument } from '@talad/elements/page/operations';
import { withChildren } from '@talad/elements/page/page';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { hostOf } from './block-places.ts';
import type { Spot } from './spots.ts';
import type { Point } from './typing/caret.ts';
import { findPlaces } from './typing/find-places.ts';

export interface FoundSpot {
  readonly spot: Spot;
  readonly on: Element;
}

/** Returns the product or picture of a section under the pointer. */
export async function spotAt(
  doc: EditorDocument,
  id: string,
  { path, at }: { readonly path: readonly EventTarget[]; readonly at: Point },
): Promise<FoundSpot | null> {
  const block = doc.page.blocks.flatMap(withChildren).find((one) => one.id === id);
  const host = hostOf(id);
  if (!block || !host) return null;
  const box = path.find(isProductBox);
  if (box)
    return {
      spot: { kind: 'product', id, field: sourceOf(block.name), product: box.product.id },
      on: box,
    };
  const { pictures } = await findPlaces(host, block.name);
  const [found] = [...pictures]
    .map(([on, { path: field }]) => ({ on, field, rect: on.getBoundingClientRect() }))
    .filter(({ rect }) => contains(rect, at))
    // A picture in front is smaller than the background.
    .toSorted((a, b) => a.rect.width * a.rect.height - b.rect.width * b.rect.height);
  return found ? { spot: { kind: 'picture', id, field: found.field }, on: found.on } : null;
}

/** Returns the path of the field by which a section chooses its products. */
function sourceOf(section: string): string {
  const schema = Object.entries(sectionSchemas).find(([name]) => name === section)?.[1];
  const fields = Object.entries(schema?.runtime.fields ?? {});
  const [name = ''] =
    fields.find(([, { kind }]) => kind === 'query') ??
    fields.find(([, { kind }]) => kind === 'list') ??
    [];
  return `/${name}`;
}

interface ProductBox extends Element {
  readonly product: { readonly id: number };
}

function isProductBox(target: EventTarget): target is ProductBox {
  if (!(target instanceof Element) || !('product' in target)) return false;
  const { product } = target;
  return (
    typeof product === 'object' &&
    product !== null &&
    typeof Reflect.get(product, 'id') === 'number'
  );
}

function contains({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
