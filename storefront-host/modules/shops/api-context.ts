import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Host } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import { namesOrigin } from '../../identity/index.ts';
import {
  pathPlace,
  platformPlace,
  shopHostPlace,
  type Place,
  type SiteRef,
} from '../../rendering/index.ts';
import {
  findMall,
  findShopById,
  findShopByName,
  MALL_ID,
  type ShopRow,
} from './shops.repository.ts';
import type { ReadContext } from './read-context.ts';
import { isHidden, mayPreview } from './hidden-shops.ts';

/**
 * Query of every read: the requested site, which determines addresses in the answer (default: that of the host).
 */
export const SiteQuery = Type.Object({
  site: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,63}$' })),
  lang: Type.Optional(Type.String()),
  /**
   * Spec §7: a revision that makes the answer cacheable; `nc` bypasses the cache (read-revisions.ts).
   */
  rev: Type.Optional(Type.String()),
  nc: Type.Optional(Type.String()),
});

export interface ApiSite {
  readonly siteId: number;
  /** Limits reads to this shop; null on the marketplace, which shows all shops. */
  readonly onlyShop: number | null;
  readonly ctx: ReadContext;
}

interface ApiShop extends ApiSite {
  readonly shop: ShopRow;
}

/**
 * Returns the site of a call: on a shop's host that shop, on the platform the marketplace or the shop in path form
 * that `site` names. No query for the marketplace, one for a shop.
 * @throws ApiFailure 404 if there is no such site.
 */
export async function readApiSite(host: Host, request: FastifyRequest): Promise<ApiSite> {
  if (request.requestOrigin.kind === 'shop' || siteOf(request.query) !== undefined) {
    return readApiShop(host, request);
  }
  const ctx = contextOf(host, request, platformPlace(host.config));
  return { siteId: MALL_ID, onlyShop: null, ctx };
}

/** Returns the site of a call with its row. One query. */
export function readApiShop(host: Host, request: FastifyRequest): Promise<ApiShop> {
  return readSiteByName(host, request, siteOf(request.query));
}

/**
 * Returns the cache key of a request's `ReadContext`: equal keys and questions have equal answers.
 * No query.
 */
export function siteKeyOf(request: FastifyRequest): string {
  const { requestOrigin, lang } = request;
  const requestedSite = siteOf(request.query);
  const site =
    requestOrigin.kind === 'shop' ? `host:${requestOrigin.shopname}` : `path:${requestedSite}`;
  const { absolute, isProgram } = askerOf(request);
  return [site, lang, absolute, isProgram].join('\n');
}

/** Returns the site as pages refer to it, for the check of staff, who bypass the cache. */
export function siteRefOf({ requestOrigin, query }: FastifyRequest): SiteRef {
  if (requestOrigin.kind === 'shop') {
    return { kind: 'shop', shopname: requestOrigin.shopname, form: 'host' };
  }
  const shopname = siteOf(query);
  return shopname === undefined ? { kind: 'mall' } : { kind: 'shop', shopname, form: 'path' };
}

/** Reads the site from a path that contains its name (`/web/{shopname}/...`). */
export async function readSiteByName(
  host: Host,
  request: FastifyRequest,
  shopname: string | undefined,
): Promise<ApiShop> {
  const shop = await findSite(host, request, shopname);
  const preview = shop !== null && shop !== undefined && isHidden(shop);
  if (!shop || (preview && !(await mayPreview(host.db, request.visitor, shop.id)))) {
    throw new ApiFailure(404, 'DATA_NOT_FOUND');
  }
  return {
    shop,
    siteId: shop.id,
    onlyShop: shop.kind === 'mall' ? null : shop.id,
    ctx: { ...contextOf(host, request, placeOf(host, request, shop)), ...(preview && { preview }) },
  };
}

function contextOf({ config, now }: Host, request: FastifyRequest, place: Place): ReadContext {
  return { config, place, lang: request.lang, now: now(), ...askerOf(request) };
}

/** Returns the kind of the caller, which determines how addresses in an answer are written. */
function askerOf(request: FastifyRequest): Required<Pick<ReadContext, 'absolute' | 'isProgram'>> {
  return { absolute: request.isCrossOrigin, isProgram: !namesOrigin(request) };
}

function placeOf(host: Host, request: FastifyRequest, shop: ShopRow): Place {
  if (shop.kind === 'mall') return platformPlace(host.config);
  return request.requestOrigin.kind === 'shop'
    ? shopHostPlace(host.config, shop.shopname, shop.domain)
    : pathPlace(host.config, shop.shopname);
}

async function findSite(
  host: Host,
  request: FastifyRequest,
  shopname: string | undefined,
): Promise<ShopRow | null | undefined> {
  const { requestOrigin } = request;
  if (requestOrigin.kind === 'shop') return findShopById(host.db, requestOrigin.shopId);
  if (shopname === undefined) return findMall(host.db);
  return (await findShopByName(host.db, shopname)) ?? findMallByName(host, shopname);
}

async function findMallByName(host: Host, name: string): Promise<ShopRow | null> {
  const mall = await findMall(host.db);
  return mall?.shopname === name ? mall : null;
}

function siteOf(query: unknown): string | undefined {
  const site = typeof query === 'object' && query !== null && 'site' in query ? query.site : null;
  return typeof site === 'string' ? site : undefined;
}
