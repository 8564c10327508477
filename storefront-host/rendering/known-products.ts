import { LRUCache } from 'lru-cache';
import { sizeOf, type DrawnElement } from './draw-element.ts';
import { escapeJson } from '../html/escape-html.ts';

/** A product as pages have it, made once for all pages that show it. */
export interface KnownProduct {
  /** As the page's JSON block has it. */
  readonly json: string;
  readonly bytes: Buffer;
  /** Its box by the attributes that it was drawn with. */
  readonly boxes: Map<string, DrawnElement>;
}

const MAX_BYTES = 16 * 1024 * 1024;

const recent = new LRUCache<string, KnownProduct>({ maxSize: MAX_BYTES });
/** A page asks for each of its products several times. */
const byObject = new WeakMap<object, KnownProduct>();

/** Cached facts of a product; equal JSON is the same product. */
export function knownProduct(product: object): KnownProduct {
  const known = byObject.get(product) ?? find(escapeJson(product));
  byObject.set(product, known);
  return known;
}

/** Keeps a drawn box with its product. */
export function keepBox(product: object, attributes: string, box: DrawnElement): void {
  const known = knownProduct(product);
  known.boxes.set(attributes, box);
  // The library counts a value that it has already at its first size.
  recent.delete(known.json);
  recent.set(known.json, known, { size: bytesOf(known) });
}

function find(json: string): KnownProduct {
  const found = recent.get(json);
  if (found) return found;
  const made = { json, bytes: Buffer.from(json), boxes: new Map<string, DrawnElement>() };
  recent.set(json, made, { size: bytesOf(made) });
  return made;
}

function bytesOf({ json, bytes, boxes }: KnownProduct): number {
  const drawn = [...boxes].reduce((sum, [key, box]) => sum + 2 * key.length + sizeOf(box), 0);
  return 2 * json.length + bytes.length + drawn;
}
