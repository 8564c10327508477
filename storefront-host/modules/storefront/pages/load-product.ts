import { productPage } from '@talad/elements/pages/product-page';
import type { ProductDetail } from '@talad/elements/api/product.contract';
import { pageKeys } from '../../../ssr/page-keys.ts';
import type { PageRoute } from '../../../ssr/resolve-route.ts';
import { readProductDetail } from '../../products/product-detail.read.ts';
import { absolute, breadcrumbData, productData } from '../json-ld.ts';
import { canonicalUrl, isAt } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { noticeOf, noticeText } from '../notice.ts';
import { siteData } from '../site-view.ts';
import { loadMissing } from './load-missing.ts';

type ProductRoute = Extract<PageRoute, { readonly type: 'product' }>;

/** Where the gallery's first picture stands, as talad-product lays it out. */
const GALLERY_SIZES = '(width < 750px) 100vw, 600px';

/** A product, whatever it has. Six queries beside the site's. */
export async function loadProduct(asked: PageAsked, route: ProductRoute): Promise<LoadedPage> {
  const { host, site, deadline } = asked;
  const shopId = site.kind === 'mall' ? undefined : site.shopId;
  const found = await deadline.required(readProductDetail(host.db, route.id, site.context, shopId));
  if (!found) return loadMissing(asked, 'product');
  const { product, relateds } = found;
  const keys = [
    pageKeys.product(route.id),
    ...(product.category_id === null ? [] : [pageKeys.category(product.category_id)]),
    pageKeys.shop(product.shop_id),
    pageKeys.product(product.id),
  ];
  const sub = subOf(product, route);
  const location = sub === null ? product.full_url : `${product.full_url}/${sub}`;
  if (!isAt(asked, location)) return { kind: 'moved', location, keys };
  // talad-breadcrumb puts "all products" before them by itself.
  const crumbs = product.crumbs.slice(1);
  const [image] = product.product_images;
  const best = image?.sources[0];
  const notice = noticeOf(asked.query);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: product.title,
      description: firstWords(product.description) || product.title,
      canonical: canonicalUrl(site, product.full_url),
      ogType: 'product',
      ...(image ? { image: absolute(site, image.src) } : {}),
      ...(best
        ? { preloadImage: { srcset: best.srcset, type: best.type, sizes: GALLERY_SIZES } }
        : {}),
      jsonLd: [productData(site, product), breadcrumbData(site, product.crumbs)],
    },
    main: productPage(siteData(site), {
      product: { ...product, crumbs },
      sub,
      relateds,
      categoryUrl: crumbs.at(-2)?.url ?? null,
    }),
    products: relateds,
    keys,
    validUntil: found.validUntil,
    ...(notice ? { notice: noticeText(notice, site.context.lang) } : {}),
  };
}

/** The id of a combination leads to its product with that combination chosen. */
function subOf(product: ProductDetail, route: ProductRoute): number | null {
  const wanted = route.sub ?? (route.id === product.id ? null : route.id);
  return product.subproducts.some((one) => one.id === wanted) ? wanted : null;
}

function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= 160) return line;
  const cut = line.slice(0, 160);
  const space = cut.lastIndexOf(' ');
  return `${space > 80 ? cut.slice(0, space) : cut}…`;
}
