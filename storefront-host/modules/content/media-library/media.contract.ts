import { Type, type Static } from 'typebox';
import { Picture } from '@talad/elements/api/picture.contract';

/** POST manage/:shop_id/media: one file as multipart/form-data. */
export const MediaResponse = Type.Object({
  media_id: Type.String({ format: 'uuid' }),
  picture: Picture,
});
export type MediaResponse = Static<typeof MediaResponse>;

/** GET manage/:shop_id/media: what was uploaded last, newest first. */
export const MediaList = Type.Object({ media: Type.Array(MediaResponse) });
export type MediaList = Static<typeof MediaList>;
