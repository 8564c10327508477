import { Type, type Static } from 'typebox';
import { Picture } from '@talad/elements/api/picture.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { BothTexts } from '../../catalog/translations/texts.contract.ts';

/** Maximum number of links (spec §2 "link-in-bio"): more are hard to scan on a phone. */
export const MAX_LINKS = 20;
const MAX_TITLE = 80;
const MAX_LINK = 2_000;
const MAX_ICON = 16;

const TimeOrNull = Type.Union([Nothing, Type.String({ format: 'date-time' })]);

const PictureId = Type.Union([Nothing, Type.String({ format: 'uuid' })]);

export const BioLink = Type.Object({
  titles: BothTexts,
  /** A path of the shop, or a whole address. */
  link: Type.String(),
  icon: Type.String(),
  /** A picture of the library. */
  image: PictureId,
  on: Type.Boolean(),
  from: TimeOrNull,
  until: TimeOrNull,
});
export type BioLink = Static<typeof BioLink>;

/** GET `/api/v1/manage/:shop_id/bio/links`. */
export const BioLinks = Type.Object({
  id: Type.Literal('links'),
  /** Address of the page. */
  url: Type.String(),
  /** Empty: the page shows built-in links to the shop. */
  links: Type.Array(BioLink),
  /** Profile picture; null means the shop's logo. */
  avatar: PictureId,
  /** Pictures of links and profile, by id. */
  pictures: Type.Record(Type.String(), Picture),
  /** 0 if never saved. */
  revision: Type.Integer({ minimum: 0 }),
});
export type BioLinks = Static<typeof BioLinks>;

const Title = Type.Optional(Type.String({ maxLength: MAX_TITLE }));
const SentLink = Type.Object(
  {
    titles: Type.Object({ th: Title, en: Title }, { additionalProperties: false }),
    link: Type.String({ minLength: 1, maxLength: MAX_LINK }),
    icon: Type.Optional(Type.String({ maxLength: MAX_ICON })),
    image: Type.Optional(PictureId),
    on: Type.Boolean(),
    from: Type.Optional(TimeOrNull),
    until: Type.Optional(TimeOrNull),
  },
  { additionalProperties: false },
);

/** Replaces all links, in this order, if the field is sent. */
export const BioUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 0 }),
    links: Type.Optional(Type.Array(SentLink, { maxItems: MAX_LINKS })),
    avatar: Type.Optional(PictureId),
  },
  { additionalProperties: false },
);
export type BioUpdate = Static<typeof BioUpdate>;
