import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nullable } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { BothTexts, TextsInput } from '../../catalog/translations/texts.contract.ts';

/** The page of a contest shows all contestants, so their number is limited. */
export const MAX_CONTESTANTS = 500;

const ContestantNumber = Type.Integer({ minimum: 1, maximum: 99_999 });

/** A row of `GET /api/v1/manage/:shop_id/contestants`, and the record itself. */
export const ManagedContestant = Type.Object({
  id: Type.Integer(),
  /** Shown on the card; unique in the shop. */
  number: Type.Integer(),
  titles: BothTexts,
  summaries: BothTexts,
  /** A path of the shop, or a whole address; '' without one. */
  link: Type.String(),
  /** The uploaded picture's id. */
  image: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  picture: Type.Union([Picture, Type.Null()]),
  revision: Type.Integer({ minimum: 1 }),
  /** Path of its card in the shop. */
  full_url: Type.String(),
});
export type ManagedContestant = Static<typeof ManagedContestant>;

export const ContestantFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    id: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  { additionalProperties: false },
);

const Fields = Type.Object({
  number: ContestantNumber,
  titles: TextsInput(200),
  summaries: TextsInput(500),
  link: Type.String({ maxLength: 2_000 }),
  /** An upload of this shop (POST media). */
  image: Nullable(Type.String({ format: 'uuid' })),
});

/** POST contestants: a name in the shop's base language and a free number. */
export const ContestantCreate = Type.Object(
  {
    ...Type.Partial(Fields).properties,
    number: ContestantNumber,
    titles: Fields.properties.titles,
  },
  { additionalProperties: false },
);
export type ContestantCreate = Static<typeof ContestantCreate>;

/** PUT contestants/{id}: changes only the fields that are sent. */
export const ContestantUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Fields).properties },
  { additionalProperties: false },
);
export type ContestantUpdate = Static<typeof ContestantUpdate>;

export const ContestantRemoval = Type.Object(
  { revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

/** GET contestants/order: all contestants, in the order of their page. */
export const ContestantOrder = Type.Object({
  contestants: Type.Array(
    Type.Object({ id: Type.Integer(), number: Type.Integer(), titles: BothTexts }),
  ),
});
export type ContestantOrder = Static<typeof ContestantOrder>;

/** PUT contestants/order: all ids, in their new order. */
export const ContestantOrderUpdate = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: MAX_CONTESTANTS, uniqueItems: true }) },
  { additionalProperties: false },
);
