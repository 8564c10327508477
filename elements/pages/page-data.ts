import type { Category } from '../api/category.contract.ts';
import type {
  Crumb,
  ProductFilter,
  ProductMini,
  ProductSort,
  Showroom,
} from '../api/product.contract.ts';
import type { Picture } from '../api/picture.contract.ts';
import type { ShopCard, ShopMini } from '../api/shop.contract.ts';
import type { Lang } from '../locales/text.ts';
import type { FrontVariant } from './front-variants.ts';

/** What every page of a site has around its content, and what its elements need to know of it. */
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
  /** The owner shows no way to a page (spec §3 Breadcrumb), or calls its first step otherwise. */
  readonly noCrumbs?: boolean;
  readonly crumbsLabel?: string;
}

/** One choice of a list, as a link: a sort, a category, a page. */
export interface Choice {
  readonly label: string;
  readonly url: string;
  readonly current: boolean;
}

/** One page of products with the ways to order and turn it. */
export interface ListData {
  readonly products: readonly ProductMini[];
  readonly total: number;
  readonly totalCapped: boolean;
  readonly sorts: readonly (Choice & { readonly sort: ProductSort })[];
  /** In rows instead of a grid. */
  readonly isRows: boolean;
  /** The same list in the other way. */
  readonly views: { readonly grid: string; readonly rows: string };
  readonly pages: Pagination;
  /** What lets it grow; null where this is its end. */
  readonly more: ListMore | null;
}

export interface ListMore {
  /** Of the whole list, with what the page's address says. */
  readonly filter: ProductFilter;
  /** Where this page ends. */
  readonly after: string;
  /** Address of the next page. */
  readonly next: string;
  /** Up to the end of this page. */
  readonly shown: number;
}

export interface Pagination {
  readonly previous: string | null;
  readonly next: string | null;
  /** Null stands for a gap. */
  readonly numbers: readonly ((Choice & { readonly number: number }) | null)[];
}

export interface CategoryPageData {
  readonly crumbs: readonly Crumb[];
  readonly category: Category;
  readonly description: string;
  readonly image: Picture | null;
  /** What lies directly below it, or a part of that. */
  readonly children: CategoryParts & { readonly shown: readonly Category[] };
  /** What the owner has between heading and list. */
  readonly recommend: unknown;
  readonly list: ListData;
  readonly filters: FilterData;
  /** Shown where the category is empty. */
  readonly instead: readonly ProductMini[];
}

/** A filter that is on: taking it away is a link. */
export interface ActiveFilter {
  readonly label: string;
  readonly removeUrl: string;
}

/** Where the categories before and behind those of a page are. */
export interface CategoryParts {
  readonly previousUrl: string | null;
  readonly nextUrl: string | null;
  /** How many stand behind these. */
  readonly behind: number;
}

export interface FilterData {
  /** The form's target; its fields are the query. */
  readonly action: string;
  readonly filter: ProductFilter;
  /** Those of the top level, and above them the way down to a chosen one that is not among them. */
  readonly categories: readonly (Choice & {
    readonly id: number;
    /** Null where the list is narrowed: its own hits are counted after the page has come. */
    readonly count: number | null;
  })[];
  readonly categoryParts: CategoryParts;
  readonly showrooms: readonly Showroom[];
  readonly active: readonly ActiveFilter[];
  readonly clearUrl: string;
  /** The same keyword without all the rest; null where there is nothing else. */
  readonly keywordUrl: string | null;
  /** What of the filter the form has no field for, as JSON. */
  readonly rest: string;
  /** What the facets narrow: the filter, with what the page's address says. */
  readonly narrowed: ProductFilter;
  /** Shopname of a site in path form. */
  readonly site: string | null;
  /** The list is in rows, and stays so. */
  readonly isRows: boolean;
}

export interface SearchPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly list: ListData;
  readonly filters: FilterData;
  /** What the owner has between heading and list. */
  readonly recommend: unknown;
  /** Shops that are called what was looked for. */
  readonly sellers: readonly ShopMini[];
  /** What may have been meant, where little was found. */
  readonly meant: { readonly text: string; readonly url: string } | null;
  readonly instead: readonly ProductMini[];
}

/** A strip of products with a link to all of them. */
export interface ProductStrip {
  readonly heading: string;
  readonly url: string;
  readonly products: readonly ProductMini[];
}

export interface FrontPageData {
  readonly title: string;
  readonly description: string;
  /** Each with a picture of what sells best in it. */
  readonly categories: readonly (Category & { readonly image: Picture | null })[];
  /** There are more than these: the search has all of them. */
  readonly hasMoreCategories: boolean;
  /** Stands where the owner has no sections yet. */
  readonly cover: Picture | null;
  /** Those who sold most lately. */
  readonly shops: readonly ShopCard[];
  readonly sellersUrl: string;
  readonly variant: FrontVariant;
  /** There is nothing to show yet, neither the owner's nor to buy. */
  readonly isEmpty: boolean;
  readonly marketUrl: string;
  readonly strips: readonly (ProductStrip & {
    /** Slides of four instead of rows (spec §9: best seller 12 with 3 slides). */
    readonly slides: boolean;
  })[];
}
