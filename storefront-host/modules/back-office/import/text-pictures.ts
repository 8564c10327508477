import type { Selectable } from 'kysely';
import type { RemotePictureTable } from '../../../db/schema.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { mediaPath, originalFile } from '../../../media/media-path.ts';
import { decodeEntities } from './cells/decode-entities.ts';
import { pictureUrl } from './formats/fields.ts';
import type { DraftPicture, ProductDraft } from './draft.ts';

/** A picture of another host, with the size and type of its file once it is fetched. */
export type RemotePicture = Selectable<RemotePictureTable> & {
  readonly width: number | null;
  readonly mime: string | null;
};

/**
 * Adds the pictures in the description to those of the product. Pages show no pictures of other hosts, so these are
 * fetched as well, and the description then refers to the shop's copy.
 */
export function withTextPictures({ fields, pictures }: ProductDraft): readonly DraftPicture[] {
  const known = new Set(pictures.map(({ url }) => url));
  const inText = [...(fields.description ?? '').matchAll(/<img\b[^>]*\ssrc="(https?:[^"]*)"/g)]
    .map(([, address = '']) => pictureUrl(decodeEntities(address)))
    .filter((url) => url !== null && !known.has(url));
  return [
    ...pictures,
    ...[...new Set(inText)].flatMap((url) =>
      url === null ? [] : [{ url, alt: '', option: null, in_text: true }],
    ),
  ];
}

/**
 * Returns the draft as the shop stores it with its fetched pictures, so that the same file changes
 * nothing.
 */
export function withFetchedPictures(
  draft: ProductDraft,
  { shown }: { readonly shown: readonly RemotePicture[] },
): ProductDraft {
  let { description } = draft.fields;
  if (description === undefined || !description.includes('<img')) return draft;
  for (const { url, shop_id, media_id, width, mime } of shown) {
    if (!media_id || width === null || mime === null) continue;
    const path = mediaPath(shop_id, media_id, originalFile(width, mime));
    description = description.replaceAll(`src="${escapeHtml(url)}"`, `src="${path}"`);
  }
  return { ...draft, fields: { ...draft.fields, description } };
}
