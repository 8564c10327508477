import type { TemplateResult } from 'lit';

/** 'full': sections use the full width and bring their own container. */
export type PageWidth = 'contained' | 'full';

export interface FramedPage {
  readonly main: TemplateResult;
  readonly width?: PageWidth | undefined;
  /** The owner's class for pages of this type. */
  readonly cssClass?: string | undefined;
  /** Without header and footer. */
  readonly bare?: boolean | 'alone' | undefined;
  /** A part is missing because its data came too late: the browser reloads the page once. */
  readonly isCut?: boolean | undefined;
  /** A message about a submitted form, before everything else. */
  readonly notice?: string | undefined;
  /** In the editor's canvas: the block ids of header and footer. */
  readonly frameIds?: { readonly header: string; readonly footer: string } | undefined;
}
