import type { TemplateResult } from 'lit';
import type { FastifyRequest } from 'fastify';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { PageDocument } from '@talad/elements/page/page';
import type { FramedPage, PageWidth } from '@talad/elements/pages/frame/framed-page';
import type { Host } from '../../../host.ts';
import type { Deadline, PageHead } from '../../../rendering/index.ts';
import type { PageVisit } from '../../../visits/page-visit.ts';
import type { RefusedForm } from '../forms/refused-form.ts';
import type { ShopSettings } from '../../../db/schema.ts';
import type { Site } from './site.read.ts';

/** Request of a loader: one page of one site. */
export interface LoadRequest {
  readonly host: Host;
  readonly site: Site;
  /** Decoded path within the site, such as '/product/12'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly deadline: Deadline;
  /** Set if the page is this visitor's own, and never cached. */
  readonly visitor: FastifyRequest | null;
  /** Form values of this visitor that were refused and need correction. */
  readonly refused?: RefusedForm;
  /** The document to render instead of the published page. */
  readonly draft?: PageDocument;
  /** In the editor's canvas blocks carry their ids, and empty places are shown. */
  readonly isCanvas?: boolean;
}

/** Result of a loader: all data of the page, before rendering. */
export type LoadedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: Omit<PageHead, 'siteName' | 'siteLang' | 'icon' | 'install'>;
      readonly main: TemplateResult;
      /** CSS of the page type, after that of all pages (elements/pages/css). */
      readonly css?: string;
      /** The owner's CSS for this page, in addition to the site's (owner-css.ts). */
      readonly ownCss?: string;
      /** Products of all boxes on the page: a change of one of them drops the page. */
      readonly products?: readonly ProductMini[];
      /** Keys of its content, in addition to the site's (page-keys.ts). */
      readonly keys: readonly string[];
      readonly validUntil: Date | null;
      /** Message about a form's result. */
      readonly notice?: string;
      /** 'full': its sections fill the width of the viewport. */
      readonly width?: PageWidth;
      /** The product of a product page. */
      readonly product?: PageVisit['product'];
      /** The holiday of that product's shop, which is not the site's in the marketplace. */
      readonly holiday?: ShopSettings['holiday'] | null;
      /** Without the site's header and footer. */
      readonly bare?: boolean | 'alone';
      /** In the editor's canvas, the block ids of header and footer. */
      readonly frameIds?: FramedPage['frameIds'];
      /** Text in the header's search box. */
      readonly keyword?: string;
    }
  | {
      /** The page has another address on this site: redirect with 301 to this path and query. */
      readonly kind: 'moved';
      readonly location: string;
      readonly keys: readonly string[];
    };
