import { Type, type Static } from 'typebox';

/** GET app/constants?fullUrl= (spec §7): the data that a shop app needs before its first screen. */
export const AppConstants = Type.Object({
  shop_id: Type.Integer(),
  shopname: Type.String(),
  title: Type.String(),
  /** The variant of the site (spec §2): each kind is another document. */
  kind: Type.Union([
    Type.Literal('mall'),
    Type.Literal('shop'),
    Type.Literal('bookfair'),
    Type.Literal('contest'),
  ]),
  /** Language of the address without `?lang=`. */
  lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  languages: Type.Array(Type.String()),
  currency: Type.Literal('THB'),
  /** Prefix of the site's paths on its host: '' or '/web/{shopname}'. */
  base: Type.String(),
  /** Absolute, because apps call it from anywhere. */
  url: Type.String(),
  api: Type.String(),
  /** `site` of every other call; null if the host identifies the site. */
  site: Type.Union([Type.String(), Type.Null()]),
  /** Changes when the shop or its look changes; calls send it as `rev`. */
  rev: Type.String(),
  features: Type.Object({
    blog: Type.Boolean(),
    exhibition: Type.Boolean(),
    contestants: Type.Boolean(),
    sellers: Type.Boolean(),
    brands: Type.Boolean(),
    buy_now: Type.Boolean(),
  }),
  /** Spec §9. */
  limits: Type.Object({
    products_per_page: Type.Integer(),
    reviews_per_page: Type.Integer(),
    blogs_per_page: Type.Integer(),
    recently_viewed: Type.Integer(),
    compare: Type.Integer(),
    history: Type.Integer(),
    new_product_days: Type.Integer(),
    max_quantity: Type.Integer(),
  }),
});
export type AppConstants = Static<typeof AppConstants>;
