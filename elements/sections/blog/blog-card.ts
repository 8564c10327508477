import type { Picture } from '../../api/picture.contract.ts';

/** A post from the page's loader: dates as texts, addresses within the site. */
export interface BlogCard {
  readonly id?: number;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly date: string;
  readonly hilight?: boolean;
  readonly tags: readonly { readonly title: string; readonly url: string }[];
  readonly image: Picture | null;
}
