import type { StoredImage } from '../db/schema.ts';
import type { DrawnPicture } from './draw-pictures.ts';

/** The drawn pictures by shop and name. */
export interface PictureShelf {
  readonly image: (shopId: number, name: string) => StoredImage;
  /** All pictures of one product, in the order of its gallery. */
  readonly images: (shopId: number, key: string) => readonly StoredImage[];
}

export function shelve(drawn: readonly DrawnPicture[]): PictureShelf {
  const all = drawn.map(({ planned, media }) => ({
    shopId: planned.shopId,
    name: planned.name,
    image: {
      media_id: media.id,
      alt: planned.alt,
      ...(planned.option ? { option: planned.option } : {}),
    } satisfies StoredImage,
  }));
  return {
    image(shopId, name) {
      const found = all.find((one) => one.shopId === shopId && one.name === name);
      if (!found) throw new Error(`no picture '${name}' of shop ${shopId}`);
      return found.image;
    },
    images: (shopId, key) =>
      all
        .filter((one) => one.shopId === shopId && one.name.startsWith(`${key}/`))
        .map((one) => one.image),
  };
}
