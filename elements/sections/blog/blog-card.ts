import type { Picture } from '../../api/picture.contract.ts';

/** A post as the page's loader brings it: dates in words already, addresses within the site. */
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
