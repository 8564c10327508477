import type { TemplateResult } from 'lit';
import type { FastifyRequest } from 'fastify';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { PageDocument } from '@talad/elements/page/page';
import type { FramedPage, PageWidth } from '@talad/elements/pages/frame/framed-page';
import type { Host } from '../../../host.ts';
import type { Deadline, PageHead } from '../../../rendering/index.ts';
import type { PageVisit } from '../../../visits/page-visit.ts';
import type { RefusedForm } from '../forms/refused-form.ts';
import type { Site } from './site.read.ts';

/** Request of a loader: one page of one site. */
export interface LoadRequest {
  readonly host: Host;
  readonly site: Site;
  /** Within the site, decoded: '/product/12'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly deadline: Deadline;
  /** Set if the page is this visitor's own, and never cached. */
  readonly visitor: FastifyRequest | null;
  /** Values that this visitor sent by a form of the page, and has to correct. */
  readonly refused?: RefusedForm;
  /** In the editor's canvas: this page instead of the published one, its blocks saying which they are. */
  readonly draft?: PageDocument;
}

/** Result of a loader: all data of the page, before rendering. */
export type LoadedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: Omit<PageHead, 'siteName' | 'siteLang' | 'icon' | 'install'>;
      readonly main: TemplateResult;
      /** Its type's own rules, after those of every page (elements/pages/css). */
      readonly css?: string;
      /** The owner's rules for this page alone, in addition to those of the site (owner-css.ts). */
      readonly ownCss?: string;
      /** Products of all boxes on the page: a change of one of them drops the page. */
      readonly products?: readonly ProductMini[];
      /** Keys of its content, in addition to the site's (page-keys.ts). */
      readonly keys: readonly string[];
      readonly validUntil: Date | null;
      /** Message about a form's result. */
      readonly notice?: string;
      /** 'full': its sections reach from edge to edge. */
      readonly width?: PageWidth;
      /** The product that it is about. */
      readonly product?: PageVisit['product'];
      /** Without the site's header and footer. */
      readonly bare?: boolean | 'alone';
      /** In the editor's canvas: the ids of the blocks that header and footer are. */
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
