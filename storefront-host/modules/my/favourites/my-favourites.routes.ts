import formbody from '@fastify/formbody';
import { html, type TemplateResult } from 'lit';
import { Type } from 'typebox';
import { FavouriteKind, SetFavouriteRequest } from '@talad/elements/api/favourite.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { myEmpty } from '../my-empty.ts';
import { asTemplate } from '../my-frame.ts';
import { createMyPages, myContext, myRoute } from '../my-page.ts';
import { myTabs, myTabsCss } from '../my-tabs.ts';
import { favouriteKinds, readFavourites, removeFavourite } from './favourites.repository.ts';
import {
  readFavouriteBlogs,
  readFavouriteProducts,
  readFavouriteShops,
} from './favourite-records.read.ts';
import {
  favouriteBlogs,
  favouriteProducts,
  favouriteShops,
  myFavouritesCss,
} from './my-favourites-page.ts';

const Query = Type.Object({ kind: Type.Optional(FavouriteKind) });

/** A shopper's favourites, with a tab for each kind. */
export const myFavourites: Module = async (app, host) => {
  await app.register(formbody);
  const { db } = host;
  const send = createMyPages(host);

  app.get(
    '/my/favourites',
    { ...myRoute, schema: { ...myRoute.schema, querystring: Query } },
    async (request, reply) => {
      const { lang } = request;
      const shown = request.query.kind ?? 'product';
      const favourites = await readFavourites(db, { ...signedIn(request), onlyShop: null });
      const tabs = favouriteKinds.map((kind) => ({
        href: pathOf(kind),
        label: text(lang, `my.favourites.${kind}`),
        count: favourites[kind].length,
        isCurrent: kind === shown,
      }));
      const { list, products } =
        favourites[shown].length > 0
          ? await listOf()
          : { list: emptyList(lang, shown), products: [] };
      return send(request, reply, {
        section: 'favourites',
        title: text(lang, 'my.favourites'),
        main: html`${myTabs(text(lang, 'my.favourites'), tabs)} ${list}`,
        css: `${myTabsCss}${myFavouritesCss}`,
        products,
      });

      async function listOf(): Promise<Shown> {
        const ctx = myContext(host, request);
        if (shown === 'shop') {
          const shops = await readFavouriteShops(db, favourites.shop, ctx);
          return { list: favouriteShops(lang, shops), products: [] };
        }
        if (shown === 'blog') {
          const blogs = await readFavouriteBlogs(db, favourites.blog, ctx);
          return { list: favouriteBlogs(lang, blogs), products: [] };
        }
        const all = await readFavouriteProducts(db, favourites.product, ctx);
        return {
          list: favouriteProducts(lang, all),
          products: all.flatMap((one) => one.product ?? []),
        };
      }
    },
  );

  app.post(
    '/my/favourites',
    {
      config: { ...myRoute.config, rateLimit: { max: 120 } },
      schema: { hide: true, body: Type.Pick(SetFavouriteRequest, ['kind', 'id']) },
    },
    async (request, reply) => {
      const { kind, id } = request.body;
      const owner = { accountId: signedIn(request).accountId, onlyShop: null };
      await removeFavourite(db, owner, kind, id);
      return reply.redirect(pathOf(kind), 303);
    },
  );
};

interface Shown {
  readonly list: TemplateResult;
  readonly products: readonly ProductMini[];
}

function pathOf(kind: FavouriteKind): string {
  return kind === 'product' ? '/my/favourites' : `/my/favourites?kind=${kind}`;
}

/** Pages on which shoppers find each kind of favourite. */
const places: Readonly<Record<FavouriteKind, string>> = {
  product: '/search',
  shop: '/seller',
  blog: '/blog',
};

function emptyList(lang: Lang, kind: FavouriteKind): TemplateResult {
  return asTemplate(
    myEmpty('favourites', {
      title: text(lang, `my.favourites.none.${kind}`),
      hint: text(lang, 'my.favourites.noneHint'),
      action: { href: places[kind], label: text(lang, `my.favourites.find.${kind}`) },
    }),
  );
}
