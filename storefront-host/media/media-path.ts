/** The formats that are stored and served; a file's ending names its format. */
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

/** `{width}.{format}`, the last part of a picture's address. */
export function originalFile(width: number, mime: string): string {
  return `${width}.${isMediaMime(mime) ? endings[mime] : 'bin'}`;
}

export function mediaPath(shopId: number, mediaId: string, file: string): string {
  return `/media/${shopId}/${mediaId}/${file}`;
}

/** Key of an object in the store: tenant first, so that one shop's pictures move as one folder. */
export function mediaKey(shopId: number, mediaId: string, name: string): string {
  return `${shopId}/${mediaId}/${name}`;
}
