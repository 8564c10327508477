import { escapeJson } from './escape-html.ts';
import { createRecentMap } from './recent-map.ts';

/** A product as pages have it, made once for all pages that show it. */
export interface KnownProduct {
  /** As the page's JSON block has it. */
  readonly json: string;
  readonly bytes: Buffer;
  /** Its box by the attributes that it was drawn with. */
  readonly boxes: Map<string, DrawnBox>;
}

export interface DrawnBox {
  readonly attributes: string;
  readonly template: Buffer;
}

const MAX_BYTES = 16 * 1024 * 1024;

const recent = createRecentMap<KnownProduct>(MAX_BYTES);
/** A page asks for each of its products several times. */
const byObject = new WeakMap<object, KnownProduct>();

/** What is known of a product; the same words and figures are the same product. */
export function knownProduct(product: object): KnownProduct {
  const known = byObject.get(product) ?? find(escapeJson(product));
  byObject.set(product, known);
  return known;
}

/** Keeps a drawn box with its product. */
export function keepBox(product: object, attributes: string, box: DrawnBox): void {
  const known = knownProduct(product);
  known.boxes.set(attributes, box);
  recent.set(known.json, known, sizeOf(known));
}

function find(json: string): KnownProduct {
  const found = recent.get(json);
  if (found) return found;
  const made = { json, bytes: Buffer.from(json), boxes: new Map<string, DrawnBox>() };
  recent.set(json, made, sizeOf(made));
  return made;
}

function sizeOf({ json, bytes, boxes }: KnownProduct): number {
  const drawn = [...boxes].reduce(
    (sum, [key, box]) => sum + 2 * (key.length + box.attributes.length) + box.template.length,
    0,
  );
  return 2 * json.length + bytes.length + drawn;
}
