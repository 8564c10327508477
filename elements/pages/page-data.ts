import type { Category } from '../api/category.contract.ts';
import type {
  Crumb,
  ProductFilter,
  ProductMini,
  ProductSort,
  Showroom,
} from '../api/product.contract.ts';
import type { Picture } from '../api/picture.contract.ts';
import type { ShopMini } from '../api/shop.contract.ts';
import type { Lang } from '../locales/text.ts';

/** The data of a site that every page and its elements need. */
export interface SiteData {
  readonly lang: Lang;
  readonly name: string;
  readonly isMall: boolean;
  /** Prefix of the site's paths: '' or '/web/{shopname}'. */
  readonly base: string;
  readonly api: string;
  readonly homeUrl: string;
  readonly searchUrl: string;
  readonly cartUrl: string;
  /** The owner has turned breadcrumbs off (spec §3 Breadcrumb), or renamed the first step. */
  readonly noCrumbs?: boolean;
  readonly crumbsLabel?: string;
}

/** One link of a list: a sort order, a category, a page. */
export interface Choice {
  readonly label: string;
  readonly url: string;
  readonly current: boolean;
}

/** One page of products with links to sort it and to its other pages. */
export interface ListData {
  readonly products: readonly ProductMini[];
  readonly total: number;
  readonly totalCapped: boolean;
  readonly sorts: readonly (Choice & { readonly sort: ProductSort })[];
  /** Rows instead of a grid. */
  readonly isRows: boolean;
  /** Addresses of the list as grid and as rows. */
  readonly views: { readonly grid: string; readonly rows: string };
  readonly pages: Pagination;
  /** Data to load more; null at the end of the list. */
  readonly more: ListMore | null;
}

export interface ListMore {
  /** The filter of the whole list, including the fixed part of the page's address. */
  readonly filter: ProductFilter;
  /** Cursor at the end of this page. */
  readonly after: string;
  /** Address of the next page. */
  readonly next: string;
  /** Number of products up to the end of this page. */
  readonly shown: number;
}

export interface Pagination {
  readonly previous: string | null;
  readonly next: string | null;
  /** Null marks a gap between page numbers. */
  readonly numbers: readonly ((Choice & { readonly number: number }) | null)[];
}

export interface CategoryPageData {
  readonly crumbs: readonly Crumb[];
  readonly category: Category;
  readonly description: string;
  readonly image: Picture | null;
  /** Direct children, or a part of them. */
  readonly children: CategoryParts & { readonly shown: readonly Category[] };
  /** The owner's sections between heading and list. */
  readonly recommend: unknown;
  readonly list: ListData;
  readonly filters: FilterData;
  /** Shown if the category is empty. */
  readonly instead: readonly ProductMini[];
}

/** An active filter with the link that removes it. */
export interface ActiveFilter {
  readonly label: string;
  readonly removeUrl: string;
}

/** Addresses of the previous and next categories. */
export interface CategoryParts {
  readonly previousUrl: string | null;
  readonly nextUrl: string | null;
  /** Number of the categories after these. */
  readonly behind: number;
}

export interface FilterData {
  /** The form's target; its fields become the query. */
  readonly action: string;
  readonly filter: ProductFilter;
  /** Categories of the top level, and the path to a chosen one that is not among them. */
  readonly categories: readonly (Choice & {
    readonly id: number;
    /** Null in a filtered list, whose results are counted after the page has loaded. */
    readonly count: number | null;
  })[];
  readonly categoryParts: CategoryParts;
  readonly showrooms: readonly Showroom[];
  readonly active: readonly ActiveFilter[];
  readonly clearUrl: string;
  /** Address of the same keyword without filters; null if there are no filters. */
  readonly keywordUrl: string | null;
  /** The parts of the filter without a field, as JSON. */
  readonly rest: string;
  /** The filter to count facets for, including the fixed part of the page's address. */
  readonly narrowed: ProductFilter;
  /** Shopname of a site in path form. */
  readonly site: string | null;
  /** The list is shown in rows, and links keep that. */
  readonly isRows: boolean;
}

export interface SearchPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly list: ListData;
  readonly filters: FilterData;
  /** The owner's sections between heading and list. */
  readonly recommend: unknown;
  /** Shops whose names match the keyword. */
  readonly sellers: readonly ShopMini[];
  /** A corrected keyword if there are few results. */
  readonly meant: { readonly text: string; readonly url: string } | null;
  /** The requested keyword, which finds nothing, and the one whose products are shown. */
  readonly shown: { readonly asked: string; readonly text: string } | null;
  readonly instead: readonly ProductMini[];
}

/** A strip of products with a link to all of them. */
export interface ProductStrip {
  readonly heading: string;
  readonly url: string;
  readonly products: readonly ProductMini[];
}
