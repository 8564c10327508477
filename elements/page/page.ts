import type { Lang } from '../locales/text.ts';
import type { SavedProps } from '../schema/fields.ts';

/** One section of a page (spec §3 "Sections (name plus props)"), under the names of the saved JSON. */
export interface PageBlock {
  readonly id: string;
  /** Of the sections' registry: 'SlideShowSection', 'Headline', 'ProductSection', 'ParagraphSection'. */
  readonly name: string;
  readonly props: SavedProps;
  /** Props in another language than the site's base one; each stands over the same name in `props`. */
  readonly i18n?: Readonly<Partial<Record<Lang, SavedProps>>>;
}

/** What the table `page` holds in `draft` and `published` (spec §3 "Editable page"). */
export interface PageDocument {
  readonly version: typeof PAGE_VERSION;
  readonly title: string;
  readonly blocks: readonly PageBlock[];
}

/** Raised with every change of the shape, together with a step in migrations.ts. */
export const PAGE_VERSION = 1;

/** The name under which a site's front page is kept. */
export const FRONT_PAGE = 'frontpage';

export const MAX_BLOCKS = 300;
