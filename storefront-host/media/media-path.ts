/** File extensions of the picture formats that are stored and served. */
const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;

export type MediaMime = keyof typeof endings;

export function isMediaMime(mime: string): mime is MediaMime {
  return Object.hasOwn(endings, mime);
}

export function mimeOfFile(file: string): MediaMime | null {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  for (const mime of Object.keys(endings)) {
    if (isMediaMime(mime) && endings[mime] === ending) return mime;
  }
  return null;
}

/**
 * Returns the last part of a picture's address: `{width}.{format}`, or `{width}-{version}.{format}` once the file
 * was replaced.
 */
export function sizedFile(width: number, format: string, version: number): string {
  return `${width}${version > 0 ? `-${version}` : ''}.${format}`;
}

export function originalFile(width: number, mime: string, version = 0): string {
  return sizedFile(width, isMediaMime(mime) ? endings[mime] : 'bin', version);
}

export function mediaPath(shopId: number, mediaId: string, file: string): string {
  return `/media/${shopId}/${mediaId}/${file}`;
}

interface OrderPictureFile {
  readonly shop_id: number;
  readonly id: string;
  readonly mime: string;
}

/** Returns the storage key of a private picture of an order, which no `/media/` address reaches. */
export function orderPictureKey({ shop_id, id, mime }: OrderPictureFile): string {
  return `orders/${shop_id}/${id}.${isMediaMime(mime) ? endings[mime] : 'bin'}`;
}

/**
 * Returns the storage key of an object: tenant first, so that the pictures of a shop are one
 * folder.
 */
export function mediaKey(shopId: number, mediaId: string, name: string): string {
  return `${shopId}/${mediaId}/${name}`;
}
