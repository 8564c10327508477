import { LRUCache } from 'lru-cache';
import { sizeOf, type RenderedElement } from './render-element.ts';
import { escapeJson } from '../html/escape-html.ts';

/** A product in the format of pages, created once for all pages that show it. */
export interface CachedProduct {
  /** The product's entry in the page's JSON block. */
  readonly json: string;
  readonly bytes: Buffer;
  /** Its rendered boxes by their attributes. */
  readonly boxes: Map<string, RenderedElement>;
}

const MAX_BYTES = 16 * 1024 * 1024;

const recent = new LRUCache<string, CachedProduct>({ maxSize: MAX_BYTES });
/** A page requests each of its products several times. */
const byObject = new WeakMap<object, CachedProduct>();

/** Returns the cached facts of a product; equal JSON is the same product. */
export function cachedProduct(product: object): CachedProduct {
  const known = byObject.get(product) ?? find(escapeJson(product));
  byObject.set(product, known);
  return known;
}

/** Caches a rendered box with its product. */
export function cacheBox(product: object, attributes: string, box: RenderedElement): void {
  const known = cachedProduct(product);
  known.boxes.set(attributes, box);
  // The library does not update the size of a cached value, so set it again.
  recent.delete(known.json);
  recent.set(known.json, known, { size: bytesOf(known) });
}

function find(json: string): CachedProduct {
  const found = recent.get(json);
  if (found) return found;
  const made = { json, bytes: Buffer.from(json), boxes: new Map<string, RenderedElement>() };
  recent.set(json, made, { size: bytesOf(made) });
  return made;
}

function bytesOf({ json, bytes, boxes }: CachedProduct): number {
  const boxBytes = [...boxes].reduce((sum, [key, box]) => sum + 2 * key.length + sizeOf(box), 0);
  return 2 * json.length + bytes.length + boxBytes;
}
