import { Type, type Static } from 'typebox';
import { Nothing } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { mediaUseKinds } from '../../../media/uses/media-use-kinds.ts';

const closed = { additionalProperties: false } as const;

/** POST manage/:shop_id/media: one file as multipart/form-data. */
export const MediaResponse = Type.Object({
  media_id: Type.String({ format: 'uuid' }),
  picture: Picture,
});
export type MediaResponse = Static<typeof MediaResponse>;

/** Alternative text of the picture, for places that have none of their own. */
const Alt = Type.Object(
  {
    th: Type.Optional(Type.String({ maxLength: 300 })),
    en: Type.Optional(Type.String({ maxLength: 300 })),
  },
  closed,
);

const Percent = Type.Integer({ minimum: 0, maximum: 100 });
/** The point that a crop keeps, in percent from the left and from the top. */
const Focus = Type.Object({ x: Percent, y: Percent }, closed);

/** The crop, in parts of the uncropped picture's width and height. */
const Crop = Type.Object(
  {
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
    width: Type.Number({ minimum: 0.01, maximum: 1 }),
    height: Type.Number({ minimum: 0.01, maximum: 1 }),
  },
  closed,
);
export type Crop = Static<typeof Crop>;

/** A row of `GET /api/v1/manage/:shop_id/media`. */
export const ManagedMedia = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The name of the uploaded file without its extension, until it is renamed. */
  name: Type.String(),
  picture: Picture,
  alt: Alt,
  tags: Type.Array(Type.String()),
  focus: Type.Union([Nothing, Focus]),
  crop: Type.Union([Nothing, Crop]),
  /** The uncropped file. */
  original: Type.Object({
    src: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
  mime: Type.String(),
  bytes: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
  revision: Type.Integer({ minimum: 1 }),
});
export type ManagedMedia = Static<typeof ManagedMedia>;

export const MediaUse = Type.Object({
  kind: Type.Enum([...mediaUseKinds]),
  /** Id of the record; of a page, its name. */
  id: Type.String(),
  title: Type.String(),
});
export type MediaUse = Static<typeof MediaUse>;

/** GET media/{id}: the picture with up to a hundred places that show it. */
export const MediaDetail = Type.Intersect([
  ManagedMedia,
  Type.Object({ uses: Type.Array(MediaUse), total_uses: Type.Integer({ minimum: 0 }) }),
]);
export type MediaDetail = Static<typeof MediaDetail>;

export const MediaFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    tag: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
);
export type MediaFilter = Static<typeof MediaFilter>;

/** GET media/tags: tags of pictures, the most frequent first. */
export const MediaTags = Type.Object({
  tags: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
});
export type MediaTags = Static<typeof MediaTags>;

/** Without a comma, which separates tags in inputs. */
const Tag = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^,]*$' });

/** PUT media/{id}: changes only the fields that are sent. */
export const MediaUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    name: Type.Optional(Type.String({ maxLength: 120 })),
    alt: Type.Optional(Alt),
    tags: Type.Optional(Type.Array(Tag, { maxItems: 20 })),
    focus: Type.Optional(Type.Union([Nothing, Focus])),
  },
  closed,
);
export type MediaUpdate = Static<typeof MediaUpdate>;

/** PUT media/{id}/crop: the part of the uncropped picture to show, or null for all of it. */
export const MediaCropRequest = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), crop: Type.Union([Nothing, Crop]) },
  closed,
);

/**
 * DELETE media/{id}: `uses` is the number of places that the page listed; the request is refused if it has
 * changed.
 */
export const MediaRemoval = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    uses: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type MediaRemoval = Static<typeof MediaRemoval>;

/** GET images (spec §7's image browser, keyed by keyword and page). */
export const ImagesQuery = Type.Object(
  {
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  },
  closed,
);
export const Images = Type.Object({
  images: Type.Array(MediaResponse),
  page: Type.Integer({ minimum: 1 }),
  has_more: Type.Boolean(),
});
