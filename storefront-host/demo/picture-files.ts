import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a picture without opening it. */
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
  /** The mean colour, shown until the picture is there. */
  readonly color: string;
  /** The colour that is most of it. */
  readonly dominant: string;
  /** Of the drawing's SVG: tells whether the file is still what the code draws. */
  readonly drawn: string;
}

export const picturesFolder = join(import.meta.dirname, 'pictures');
export const manifestFile = join(picturesFolder, 'pictures.json');

/** The pictures that come with the project, in the order of shops and galleries. */
export function shippedPictures(): readonly ShippedPicture[] {
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

export function pictureFile(shop: string, name: string, width: number): string {
  return join(picturesFolder, shop, `${name.replaceAll('/', '.')}.${width}.webp`);
}
