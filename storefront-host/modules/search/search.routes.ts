import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { ProductFilter, ProductSearchResponse } from '@talad/elements/api/product.contract';
import { LAST_OFFSET_PAGE, SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { parseBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../host.ts';
import { ApiFailure } from '../../plugins/api-failure.ts';
import { readJson } from '../list-query.ts';
import { searchProducts } from '../products/products.read.ts';
import { readApiSite, SiteQuery } from '../shops/api-context.ts';

/** Spec §7: products/search, its filter as JSON in the query. */
export const search: Module = (app, host) => {
  app.get(
    '/api/v1/products/search',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['products'],
        summary: 'Searches products by keyword, category, price and more',
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({
            filter: Type.Optional(Type.String({ maxLength: 8_000 })),
            include: Type.Optional(Type.String({ maxLength: 100 })),
          }),
        ]),
        response: { 200: ProductSearchResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const filter = readFilter(request.query.filter);
      const site = await readApiSite(host, request);
      // A shop's site finds its own products only.
      const query = site.onlyShop === null ? filter : { ...filter, shop_id: site.onlyShop };
      return searchProducts(host.db, query, site.ctx);
    },
  );
};

function readFilter(json: string | undefined): ProductFilter {
  const filter = readJson(json, ProductFilter, 'filter') ?? {};
  for (const name of ['price_min', 'price_max'] as const) {
    const price = filter[name];
    if (price !== undefined && parseBaht(price) === null) throw bad(`filter/${name}`);
  }
  if ((filter.offset ?? 0) > LAST_OFFSET_PAGE * SEARCH_PAGE_SIZE) throw bad('filter/offset');
  return filter;
}

function bad(path: string): ApiFailure {
  return new ApiFailure(400, 'BAD_FILTER', {}, { fields: [{ path, key: 'field.invalid' }] });
}
