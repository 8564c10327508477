import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import {
  ProductFacets,
  ProductFilter,
  ProductSearchResponse,
  SearchSuggestions,
} from '@talad/elements/api/product.contract';
import { LAST_OFFSET_PAGE, SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { parseBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ApiFailure, readFilter, OmitQuery, omitFields, readOmit } from '../../../http/index.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import { isCursorOf, sortOf } from '../products/lists/product-order.ts';
import { listed } from '../products/detail/product-record.ts';
import { earliest } from '../products/lists/products.read.ts';
import { productKeys } from '../products/detail/page-keys-of.ts';
import {
  sendAnswer,
  type Answer,
  readApiSite,
  SiteQuery,
  type ApiSite,
  type ReadContext,
} from '../../shops/index.ts';
import { createAnswerCache } from './answer-cache.ts';
import { withDropship } from './dropship.read.ts';
import { noFacets, readFacets } from './facets.read.ts';
import { searchAll } from './search-all.read.ts';
import { suggest } from './suggest.read.ts';

const config = { access: 'public', origin: 'any' } as const;
/** Maximum age of facets and suggestions, on the server and in browsers. */
const KEEP_MS = 60_000;
const browserCacheControl = 'public, max-age=60';

const FilterQuery = Type.Intersect([
  SiteQuery,
  Type.Object({
    filter: Type.Optional(Type.String({ maxLength: 8_000 })),
    include: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  OmitQuery,
]);

interface AnswerOptions {
  readonly withShares: boolean;
  readonly omit: ReadonlySet<string>;
  readonly reads: Pick<ReadContext, 'cached'>;
}

/** Spec §7: products/search, its filter as JSON in the query; also facets and suggestions. */
export const search: Module = (app, host) => {
  const facets = createAnswerCache<ProductFacets>(KEEP_MS, () => host.now().getTime());
  const suggested = createAnswerCache<SearchSuggestions>(KEEP_MS, () => host.now().getTime());

  const facetsOf = (site: ApiSite, query: ProductFilter): Promise<ProductFacets> =>
    facets.get(keyOf(site, facetKey(query)), () => readFacets(host.db, query, site.ctx));

  async function answerSearch(
    request: FastifyRequest,
    query: ProductFilter,
    { withShares, omit, reads }: AnswerOptions,
  ): Promise<Answer> {
    const site = await readApiSite(host, request);
    const own = ofSite(site, query);
    const wantsFacets = query.extras?.includes('facets') ?? false;
    const [found, counted] = await Promise.all([
      searchAll(host.db, own, { ...site.ctx, ...reads }),
      wantsFacets ? facetsOf(site, own) : noFacets,
    ]);
    const { sellers, products } = found;
    const body = {
      products: (withShares ? await withDropship(host.db, products) : products).map(listed),
      sellers,
      authors: counted.authors,
      publishers: counted.publishers,
      attrs: counted.attrs,
      extra: { ...counted.extra, did_you_mean: found.meant },
      total: found.total,
      total_capped: found.total_capped,
      next: found.next,
    };
    const categoryIds = [query.category_id ?? [], query.category_ids ?? []].flat();
    const keys = [
      pageKeys.list(own.shop_id ?? site.siteId),
      pageKeys.list(site.siteId),
      ...(query.keyword === undefined ? [] : [pageKeys.sellers()]),
      ...categoryIds.map((id) => pageKeys.category(id)),
      ...sellers.map((seller) => pageKeys.shop(seller.id)),
      ...productKeys(products),
    ];
    const stale = wantsFacets ? new Date(site.ctx.now.getTime() + KEEP_MS) : null;
    const validUntil = earliest([found.validUntil, stale]);
    if (omit.size === 0) return { body, keys, validUntil };
    const shortened = { ...body, products: omitFields(body.products, omit) };
    return { body: shortened, isPartial: true, keys, validUntil };
  }

  app.get(
    '/api/v1/products/search',
    {
      config,
      schema: {
        tags: ['products'],
        summary: 'Searches products by keyword, category, price and more',
        querystring: FilterQuery,
        response: { 200: ProductSearchResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const query = readProductFilter(request.query.filter);
      const omit = readOmit(request.query.omit);
      const withShares = (request.query.include ?? '').split(',').includes('dropship');
      const question = JSON.stringify([sortedJson(query), withShares, [...omit].toSorted()]);
      return sendAnswer(host, { request, reply }, question, (reads) =>
        answerSearch(request, query, { withShares, omit, reads }),
      );
    },
  );

  app.get(
    '/api/v1/products/facets',
    {
      config,
      schema: {
        tags: ['products'],
        summary: 'What the hits of a search can be narrowed by',
        querystring: FilterQuery,
        response: { 200: ProductFacets, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const query = readProductFilter(request.query.filter);
      const site = await readApiSite(host, request);
      reply.header('cache-control', browserCacheControl);
      return facetsOf(site, ofSite(site, query));
    },
  );

  app.get(
    '/api/v1/products/suggest',
    {
      config,
      schema: {
        tags: ['products'],
        summary: 'How a search that is being typed may go on',
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ keyword: Type.String({ maxLength: 200 }) }),
        ]),
        response: { 200: SearchSuggestions, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { keyword } = request.query;
      const site = await readApiSite(host, request);
      const scope = { siteId: site.siteId, shopId: site.onlyShop };
      reply.header('cache-control', browserCacheControl);
      return suggested.get(keyOf(site, keyword), () => suggest(host.db, keyword, scope, site.ctx));
    },
  );
};

/** A shop's site finds its own products only. */
function ofSite(site: ApiSite, query: ProductFilter): ProductFilter {
  return site.onlyShop === null ? query : { ...query, shop_id: site.onlyShop };
}

/** The key has the site, the form of its addresses and the language, because the answer differs by them. */
function keyOf({ ctx, siteId }: ApiSite, keyword: string): string {
  const { place, lang, absolute, isProgram } = ctx;
  const addresses = [place.origin, place.base, absolute === true, isProgram === true];
  return [siteId, ...addresses, lang, keyword].join('\n');
}

/** The key has no page and no sort, because the facets are the same for all of them. */
function facetKey(query: ProductFilter): string {
  const { sort: _sort, limit: _limit, offset: _offset, after: _after, extras: _e, ...rest } = query;
  return sortedJson(rest);
}

/** Serializes a filter to the same key, whatever the order of its fields. */
function sortedJson(filter: ProductFilter): string {
  return JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function readProductFilter(json: string | undefined): ProductFilter {
  const filter = readFilter(json, ProductFilter) ?? {};
  for (const name of ['price_min', 'price_max'] as const) {
    const price = filter[name];
    if (price !== undefined && parseBaht(price) === null) throw bad(`filter/${name}`);
  }
  if ((filter.offset ?? 0) > LAST_OFFSET_PAGE * SEARCH_PAGE_SIZE) throw bad('filter/offset');
  if (filter.after !== undefined && !isCursorOf(sortOf(filter), filter.after)) {
    throw bad('filter/after');
  }
  return filter;
}

function bad(path: string): ApiFailure {
  return new ApiFailure(400, 'BAD_FILTER', {}, { fields: [{ path, key: 'field.invalid' }] });
}
