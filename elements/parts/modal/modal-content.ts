import type { CSSResult, TemplateResult } from 'lit';
import type { TextArea } from '../../locales/load-area.ts';
import type { Lang } from '../../locales/text.ts';

/** What the content of a modal knows of the page that it lies on. */
export interface ModalContext {
  /** What was pressed; what it carries in `data-` says which product, coupon or post is meant. */
  readonly opener: HTMLElement;
  readonly n: number;
  readonly locale: Lang;
  /** Prefix of the site's paths: '' or '/web/{shopname}'. */
  readonly base: string;
  /** '/api/v1' */
  readonly api: string;
  /** Closes this modal. */
  readonly close: () => void;
}

/** What a modal shows; drawn into the page itself, under the page's own styles. */
export interface ModalContent {
  heading(context: ModalContext): string;
  /** A promise is waited for with the modal already open. */
  render(context: ModalContext): TemplateResult | Promise<TemplateResult>;
  /** Closing hides it, and the next opening shows it as it was left (spec §2). */
  readonly keep?: boolean;
  /** As wide as a page: pictures, tables. */
  readonly wide?: boolean;
  /** Texts that come with it. */
  readonly texts?: TextArea;
  /** Rules that no page brings. */
  readonly styles?: CSSResult;
}

/** One that is no card: it opens itself, through the modal stack. */
export interface OwnModal {
  open(context: Omit<ModalContext, 'close'>): void | Promise<void>;
  readonly texts?: TextArea;
}

export type ModalModule = { readonly content: ModalContent | OwnModal };
