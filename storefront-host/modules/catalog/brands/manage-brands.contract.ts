import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nullable } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { BothTexts } from '../translations/texts.contract.ts';

const Text = Type.String({ maxLength: 200 });

/** A row of `GET /api/v1/manage/:shop_id/brands`, and the record itself. */
export const ManagedBrand = Type.Object({
  id: Type.Integer(),
  /** The title in the shop's base language is the name that its products store. */
  titles: BothTexts,
  /** The uploaded logo's id. */
  image: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  picture: Type.Union([Picture, Type.Null()]),
  /** Products that have it, including those that no list shows. */
  product_count: Type.Integer({ minimum: 0 }),
  revision: Type.Integer({ minimum: 1 }),
  /** Path of the list of its products in the shop. */
  full_url: Type.String(),
});
export type ManagedBrand = Static<typeof ManagedBrand>;

export const BrandFilter = Type.Object(
  { q: Type.Optional(Text), id: Type.Optional(Type.Array(Id, { maxItems: 100 })) },
  { additionalProperties: false },
);

const Fields = Type.Object({
  titles: Type.Object(
    { th: Type.Optional(Text), en: Type.Optional(Text) },
    { additionalProperties: false },
  ),
  /** An upload of this shop (POST media). */
  image: Nullable(Type.String({ format: 'uuid' })),
});

/** POST brands: a title in the shop's base language, unique in the shop. */
export const BrandCreate = Type.Object(
  { ...Type.Partial(Fields).properties, titles: Fields.properties.titles },
  { additionalProperties: false },
);
export type BrandCreate = Static<typeof BrandCreate>;

/** PUT brands/{id}: only what is sent changes. A new title in the base language renames it on all products. */
export const BrandUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Fields).properties },
  { additionalProperties: false },
);
export type BrandUpdate = Static<typeof BrandUpdate>;

/** DELETE brands/{id}: refused while products have the brand, unless `take_off` removes it from them. */
export const BrandRemoval = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), take_off: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type BrandRemoval = Static<typeof BrandRemoval>;
