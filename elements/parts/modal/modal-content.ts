import type { CSSResult, TemplateResult } from 'lit';
import type { TextArea } from '../../locales/load-area.ts';
import type { Lang } from '../../locales/text.ts';

/** The page and the opener of a modal's content. */
export interface ModalContext {
  /** The clicked element; its `data-` attributes name the product, coupon or post. */
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

/** The content of a modal, rendered into the page itself, under the page's own styles. */
export interface ModalContent {
  heading(context: ModalContext): string;
  /** The modal is open while a promise is pending. */
  render(context: ModalContext): TemplateResult | Promise<TemplateResult>;
  /** Closing hides it, and the next opening shows it in the same state (spec §2). */
  readonly keep?: boolean;
  /** True for content as wide as a page, such as pictures and tables. */
  readonly wide?: boolean;
  /** Text area to load with it. */
  readonly texts?: TextArea;
  /** Additional styles. */
  readonly styles?: CSSResult;
}

/** A modal that is not a card and opens itself through the modal stack. */
export interface OwnModal {
  open(context: Omit<ModalContext, 'close'>): void | Promise<void>;
  readonly texts?: TextArea;
}

export type ModalModule = { readonly content: ModalContent | OwnModal };
