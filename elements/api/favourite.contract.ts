import { Type, type Static } from 'typebox';
import { FAVORITES_LIMIT } from '../commerce/limits.ts';

export const FavouriteKind = Type.Union([
  Type.Literal('product'),
  Type.Literal('shop'),
  Type.Literal('blog'),
]);
export type FavouriteKind = Static<typeof FavouriteKind>;

/** A product's uuid, a shop's or a post's number. */
const ItemId = Type.String({
  pattern: '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[1-9][0-9]{0,14})$',
});

/** Spec §3: items with id and time; the time in milliseconds since 1970. */
export const FavouriteItem = Type.Object({
  id: ItemId,
  time: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});
export type FavouriteItem = Static<typeof FavouriteItem>;

const Items = Type.Array(FavouriteItem, { maxItems: FAVORITES_LIMIT });

/** Newest first; on a shop's own host only those of this shop. */
export const Favourites = Type.Object({ product: Items, shop: Items, blog: Items });
export type Favourites = Static<typeof Favourites>;

export const FavouritesResponse = Type.Object({
  /** Opaque id by which a browser recognises the account's lists. */
  owner: Type.String(),
  favourites: Favourites,
});
export type FavouritesResponse = Static<typeof FavouritesResponse>;

/** POST favourites/merge: a guest's favourites from before signing in. */
export const MergeFavouritesRequest = Type.Object({ favourites: Favourites });
export type MergeFavouritesRequest = Static<typeof MergeFavouritesRequest>;

/** POST favourites: adds or removes one. */
export const SetFavouriteRequest = Type.Object({
  kind: FavouriteKind,
  id: ItemId,
  kept: Type.Boolean(),
});
export type SetFavouriteRequest = Static<typeof SetFavouriteRequest>;
