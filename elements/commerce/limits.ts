/** Constants of spec §9 that the shop's rules use. */
export const NEW_PRODUCT_DAYS = 30;
export const DEFAULT_MAX_QUANTITY = 999;
/** A remaining value that means "unlimited". */
export const UNLIMITED_REMAIN = 999_666_999;
/** Maximum number of different products in one cart. */
export const MAX_CART_LINES = 100;
export const SAVED_ORDERS_LIMIT = 20;
export const ERROR_LOG_LIMIT = 10;
export const RECENTLY_VIEWED_LIMIT = 10;
export const COMPARE_LIMIT = 5;
export const HISTORY_LIMIT = 35;
export const DROPSHIP_HISTORY_LIMIT = 10;
/** Maximum number of favourite products. */
export const FAVORITES_LIMIT = 60;
/** Maximum number of coupons in a browser. */
export const COUPONS_LIMIT = 60;
export const SEARCH_PAGE_SIZE = 24;
/** Maximum number of variants of one product. */
export const MAX_SUBPRODUCTS = 2_000;
/** A page with more variants than this fetches them when the first option is chosen. */
export const INLINE_SUBPRODUCTS = 200;
export const RELATED_PRODUCTS = 6;
export const RECOMMENDED_PRODUCTS = 6;
export const CHECKOUT_TIMEOUT_MS = 10_000;
export const LOADING_TIMEOUT_MS = 10_000;
/** Limit of a progress bar that never ends. */
export const PROGRESS_TIMEOUT_MS = 10_000;
/** Debounce of loading a product by its id. */
export const PRODUCT_LOAD_DEBOUNCE_MS = 500;
/** Totals are exact up to here; larger ones are shown as "1,000+". */
export const COUNT_CAP = 1_000;
/** Pages by offset end here; later pages use a cursor. */
export const LAST_OFFSET_PAGE = 40;
/** Categories of a filter before 'more' (spec §9). */
export const CATEGORIES_SHOWN = 6;
/** Categories of one level on a page; the others are one link away. */
export const CATEGORIES_LISTED = 60;
/** Category tiles on a front page: three rows of four on a wide screen. */
export const CATEGORY_TILES = 12;
/** Number of products in a list without a set number (spec §9). */
export const DEFAULT_LIST = 5;
/** Spec §9 "Highlight zones". */
export const HIGHLIGHT_PAGES = 3;
export const HIGHLIGHT_ITEMS = 9;
/** Facets are counted over this many results. */
export const FACET_HITS = 2_000;
/** With fewer results than this a search suggests a correction. */
export const FEW_HITS = 12;
/** Best sellers on a front page (spec §9: 12), and each of its showrooms. */
export const BEST_PRODUCTS = 12;
export const SHOWROOM_PRODUCTS = 8;
/** Sellers on the marketplace's front page. */
export const TOP_SELLERS = 12;
/** Reviews per page (spec §9). */
export const REVIEW_PAGE_SIZE = 12;
/** Posts on a page of a blog. */
export const BLOG_PAGE_SIZE = 12;

/** An owner is advised to reorder at this stock. */
export const LOW_STOCK = 5;
/** Customers whose tags are changed in one request; the back office splits longer lists. */
export const BULK_CUSTOMERS = 200;
/**
 * Limits of the points that a shop gives or takes by hand at once, and gives in a day (decision
 * 408).
 */
export const ONCE_POINTS = 10_000;
export const DAY_POINTS = 50_000;
