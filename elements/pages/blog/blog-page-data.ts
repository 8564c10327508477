import type { Blog, BlogEvent, BlogMini } from '../../api/blog.contract.ts';
import type { Crumb } from '../../api/product.contract.ts';
import type { EntryFormData } from '../forms/entry-form.ts';
import type { Choice, Pagination } from '../page-data.ts';

/** A post with addresses of the site that shows it. */
export interface BlogCardData extends BlogMini {
  readonly tagLinks: readonly { readonly label: string; readonly url: string }[];
}

export interface BlogListPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly description: string;
  readonly blogs: readonly BlogCardData[];
  /** The shop's highlighted posts, on page 1 of the unfiltered list. */
  readonly hilights: readonly BlogCardData[];
  readonly orders: readonly Choice[];
  readonly under: 'blog' | 'exhibition';
  readonly search: { readonly action: string; readonly keyword: string };
  /** The blog's tags, 'all' first; empty without tags. */
  readonly tags: readonly Choice[];
  readonly pages: Pagination;
  /** True on page 1 of the unfiltered list, whose first post is large. */
  readonly hasLead: boolean;
  /** The text of an empty list. */
  readonly empty: string;
}

export interface BlogPageData {
  readonly crumbs: readonly Crumb[];
  readonly blog: BlogCardData & Pick<Blog, 'html'>;
  readonly others: readonly BlogCardData[];
  readonly allUrl: string;
  readonly under: 'blog' | 'exhibition';
  /** The event that it announces, or null. */
  readonly event: EventData | null;
}

export interface EventData extends BlogEvent {
  readonly isOver: boolean;
  readonly form: EntryFormData;
}
