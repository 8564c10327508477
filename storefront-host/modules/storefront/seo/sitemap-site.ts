import type { FastifyRequest } from 'fastify';
import type { Host } from '../../../host.ts';
import { canonicalPlace, pathPlace, type Place } from '../../../rendering/index.ts';
import { findShopById, findShopByName, type ShopRow } from '../../shops/index.ts';
import type { Cursor, SitemapKind, SitemapScope } from './sitemap.read.ts';

export interface SitemapSite {
  readonly scope: SitemapScope;
  /** Address of the index without '.xml', and of its parts without '/{part}.xml'. */
  readonly base: string;
  /** False if its owner hides it from search engines. */
  readonly isListed: boolean;
}

/**
 * Returns the site of the sitemap of a host or of `/web/{shopname}`. A shop's sub-domain has the platform's
 * sitemap, because the canonical address of a shop without a domain is there. Null means no such shop.
 */
export async function sitemapSiteOf(
  host: Host,
  request: FastifyRequest,
  shopname: string | undefined,
): Promise<SitemapSite | null> {
  const { requestOrigin } = request;
  if (shopname !== undefined) {
    const isHere = requestOrigin.kind === 'platform';
    const shop = isHere ? await findShopByName(host.db, shopname.toLowerCase()) : null;
    return shop && shop.domain === null
      ? ofShop(shop, pathPlace(host.config, shop.shopname))
      : null;
  }
  const shop =
    requestOrigin.kind === 'shop' ? await findShopById(host.db, requestOrigin.shopId) : null;
  return shop?.domain
    ? ofShop(shop, canonicalPlace(host.config, shop.shopname, shop.domain))
    : {
        scope: 'platform',
        base: `${host.config.publicUrl}/sitemap`,
        isListed: shop?.settings.search?.listed !== false,
      };
}

function ofShop(shop: ShopRow, place: Place): SitemapSite {
  return {
    scope: { shopId: shop.id },
    base: `${place.origin}${place.base}/sitemap`,
    isListed: shop.settings.search?.listed !== false,
  };
}

const PART = /^(pages|categories|products|blog|promotions|collections)-(\d{1,15})-(\d{1,15})\.xml$/;

export interface SitemapPart {
  readonly kind: SitemapKind;
  readonly after: Cursor;
}

/** Parses the name of a part: 'products-2-900.xml' has the products after product 900 of shop 2. */
export function parsePart(file: string): SitemapPart | null {
  const [, kind, shopId, id] = PART.exec(file) ?? [];
  if (kind === undefined) return null;
  return {
    kind: kind as SitemapKind,
    after: { shopId: Number(shopId), id: Number(id) },
  };
}

export function partFile({ kind, after }: SitemapPart): string {
  return `${kind}-${after.shopId}-${after.id}.xml`;
}
