import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../api/picture.contract.ts';
import { safeHref } from '../../schema/safe-href.ts';

interface Options {
  readonly sizes: string;
  /** The largest picture of the first screen: loaded at once and with priority. */
  readonly eager?: boolean;
  readonly alt?: string;
  readonly cssClass?: string;
}

/**
 * Renders a picture in the formats and sizes of the server; its space is reserved before it loads.
 */
export function picture(
  image: Picture,
  { sizes, eager = false, alt = image.alt, cssClass }: Options,
): TemplateResult {
  const sources = Array.isArray(image.sources) ? image.sources : [];
  return html`<picture class=${cssClass ?? nothing}
    >${sources.map(
      (source) => html`<source type=${source.type} srcset=${source.srcset} sizes=${sizes} />`,
    )}<img
      part="image"
      src=${safeHref(image.src)}
      width=${image.width}
      height=${image.height}
      alt=${alt}
      data-at=${image.focus ?? nothing}
      loading=${eager ? nothing : 'lazy'}
      fetchpriority=${eager ? 'high' : nothing}
      decoding=${eager ? nothing : 'async'}
  /></picture>`;
}
