import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of pictures.json: all that the server needs of a picture without opening it. */
export interface ShippedPicture {
  readonly shop: string;
  /** 'salt-glaze-mug/front', 'kiln/wide', 'avatar'. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** One WebP for each width, the widest first: that one is the original. */
  readonly files: readonly {
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
  }[];
  /** The mean colour, shown while the picture loads. */
  readonly color: string;
  /** The most frequent colour. */
  readonly dominant: string;
  /** Hash of the SVG that the files were made from (tools/demo-pictures). */
  readonly drawn: string;
}

const folder = join(import.meta.dirname, '../../../presets/demo-market/pictures');

/** Returns the pictures of the demo market, in the order of shops and galleries. */
export function shippedPictures(): readonly ShippedPicture[] {
  return JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8'));
}

export function pictureFile(shop: string, name: string, width: number): string {
  return join(folder, shop, `${name.replaceAll('/', '.')}.${width}.webp`);
}
