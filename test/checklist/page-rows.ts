import { customPages } from '../support/variants/dealer-pages.ts';
import { dealerCategories, dealerProducts } from '../support/records/variant-sites.ts';
import { ids } from './checklist-ids.ts';

/** A page as a visitor opens it. */
export interface PageRow {
  readonly what: string;
  readonly path: string;
  /** Address after redirects, if it differs. */
  readonly at?: string;
  readonly status?: 404 | 410;
}

/** Lists spec §2 "Storefront page types" in its order, and the later additions. */
export const pageTypes: readonly PageRow[] = [
  { what: 'front page of the marketplace', path: '/' },
  { what: 'front page of a shop', path: '/web/alpha' },
  { what: 'category', path: '/category/home/1' },
  { what: 'category of a shop', path: '/web/alpha/category/wear/5' },
  { what: 'product', path: '/product/shirt/102' },
  { what: 'product with a flash sale and coupons', path: '/product/cup/101' },
  { what: 'product with a combination chosen', path: '/product/shirt/102/104' },
  { what: 'product that is sold out', path: '/web/alpha/product/vase/107' },
  { what: 'search', path: '/search' },
  { what: 'search with hits', path: '/search?keyword=ถ้วย' },
  { what: 'search, list view', path: '/search?view=list' },
  { what: 'search without a hit', path: '/search?keyword=ไม่มีแน่ๆ' },
  { what: 'promotion', path: '/promotion' },
  { what: 'promotion detail', path: `/web/alpha/promotion/flash/${ids.promotion}` },
  { what: 'blog list', path: '/web/alpha/blog' },
  { what: 'blog search', path: '/web/alpha/blog/search/ดิน' },
  { what: 'blog detail', path: `/web/alpha/blog/clay/${ids.post}` },
  { what: 'brand', path: '/web/alpha/all-brands' },
  { what: 'contact us', path: '/web/alpha/contactus' },
  { what: 'help', path: '/web/alpha/help' },
  { what: 'seller', path: '/seller/2/alpha' },
  { what: 'seller list', path: '/seller' },
  { what: 'collection', path: '/collection' },
  { what: 'collection detail', path: `/collection/morning/${ids.collection}` },
  { what: 'terms of service', path: '/terms' },
  { what: 'shipping policy', path: '/web/alpha/shipping' },
  { what: 'returns policy', path: '/web/alpha/returns' },
  { what: 'data-protection notice', path: '/data-protection' },
  { what: 'privacy policy', path: '/web/alpha/privacy' },
  { what: 'link-in-bio', path: '/web/alpha/link-in-bio' },
  { what: 'about us', path: '/web/alpha/aboutus' },
  { what: 'cart', path: '/cart' },
  { what: 'favourites', path: '/favorites' },
  { what: 'recently viewed', path: '/recently-viewed' },
  { what: 'compare', path: '/compare' },
  { what: 'browsing history', path: '/browsing-history' },
  { what: 'drop-ship products seen', path: '/dropship-history' },
  { what: 'exhibitions of a book fair', path: '/web/fair/exhibition' },
  { what: 'exhibition detail', path: '/web/fair/exhibition/talk/1021' },
  { what: 'front page of a book fair', path: '/web/fair' },
  { what: 'front page of a contest', path: '/web/cup' },
  { what: 'contestants of a contest', path: '/web/cup/contestants' },
  { what: 'route of an owner’s own', path: '/web/dealer/club' },
  {
    what: 'product with layouts of its model',
    path: `/web/dealer/product/tiger/${dealerProducts.tiger}`,
  },
  { what: 'showroom with a banner', path: '/web/dealer/showroom/recommend' },
  { what: 'offline page', path: '/offline' },
  { what: 'missing page', path: '/nothing', status: 404 },
  { what: 'shop that is not there', path: '/web/nobody', status: 404 },
];

const { pickup, suv } = dealerCategories;
/** /about/{year} and its page have rows of their own below. */
const own = customPages.filter((name) => !name.startsWith('about'));

/**
 * Lists every row of spec §2 "Routes" without a page type above; routes.test.ts checks each on each
 * variant.
 */
export const routes: readonly PageRow[] = [
  { what: '/search/tag/{tag}', path: '/search/tag/best-seller' },
  { what: '/category', path: '/category', at: '/search' },
  {
    what: '/category/{id}',
    path: `/web/dealer/category/${pickup}`,
    at: `/web/dealer/category/pickup/${pickup}`,
  },
  { what: 'several categories', path: `/web/dealer/category/${pickup}+${suv}` },
  { what: '/product/{id}', path: '/product/101', at: '/product/cup/101' },
  { what: 'a slug that was', path: '/product/old/101', at: '/product/cup/101' },
  { what: '?flashsale=true', path: '/product/cup/101?flashsale=true' },
  { what: 'short_url', path: '/p/101', at: '/product/cup/101' },
  ...['new', 'hot', 'sale', 'recommend'].map((name) => ({
    what: `/showroom/${name}`,
    path: `/showroom/${name}`,
  })),
  {
    what: '/blog/{id}',
    path: `/web/alpha/blog/${ids.post}`,
    at: `/web/alpha/blog/clay/${ids.post}`,
  },
  { what: '/blog/search/tag/{tag}', path: '/web/alpha/blog/search/tag/clay' },
  { what: '/contact', path: '/web/alpha/contact', at: '/web/alpha/contactus' },
  { what: '/contact-us', path: '/web/alpha/contact-us', at: '/web/alpha/contactus' },
  { what: '/about', path: '/web/alpha/about', at: '/web/alpha/aboutus' },
  ...own.map((name) => ({ what: `/${name}`, path: `/web/dealer/${name}` })),
  { what: '/tagged/{tag}', path: '/web/dealer/tagged/family' },
  { what: '/about/{year}', path: '/web/dealer/about/2569' },
  { what: '/about/{year}, a page', path: '/web/dealer/about/2568' },
  { what: 'seller/{username}', path: '/seller/alpha', at: '/seller/2/alpha' },
  { what: '/seller on a single shop', path: '/web/alpha/seller', at: '/web/alpha' },
  { what: '/blog of a book fair', path: '/web/fair/blog', at: '/web/fair/exhibition' },
  { what: 'a legacy redirect', path: '/web/dealer/contact-1.html', at: '/web/dealer/contactus' },
];
