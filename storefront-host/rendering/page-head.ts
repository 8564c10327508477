import type { MeasureIds } from '@talad/elements/client/analytics/measure';
import type { Lang } from '../db/schema.ts';
import type { PageVisit } from '../visits/page-visit.ts';

/** A picture for services that show shared pages: absolute address, known size. */
export interface ShareImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Data of a page's head, for search engines, for previews of shared links, and for the tab. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute, without `?lang=`. */
  readonly canonical: string;
  readonly noindex?: boolean;
  /** The language of the plain address; 'en' if absent. */
  readonly siteLang?: Lang;
  readonly ogType?: 'website' | 'product' | 'article';
  readonly image?: ShareImage;
  /** Date of an article, ISO 8601. */
  readonly published?: string;
  readonly modified?: string;
  /** Price of a product in baht. */
  readonly price?: number;
  readonly jsonLd?: readonly unknown[];
  /** The largest picture of the first screen, so that it is fetched with the page. */
  readonly preloadImage?: {
    readonly srcset: string;
    readonly type: string;
    readonly sizes: string;
  };
  /** The site's measuring accounts: loaded only with the visitor's consent. */
  readonly measure?: MeasureIds | undefined;
  /** For a page that the browser fetched ahead, which is counted when it is opened. */
  readonly visit?: PageVisit | undefined;
  /** Prefix of the cart's key in the browser's storage, if it is not the default. */
  readonly cartPrefix?: string;
  readonly siteName: string;
  /** Address of the tab's picture. */
  readonly icon: string;
  /** Set if the page's site can be installed as an app. */
  readonly install?: {
    readonly manifest: string;
    readonly touchIcon: string;
    readonly themeColor: string;
  };
}
