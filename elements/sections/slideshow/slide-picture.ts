import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../../api/picture.contract.ts';
import { safeHref } from '../../schema/safe-href.ts';

interface SlidePicture {
  /** Ready to draw, or the bare address of one that the server does not know. */
  readonly image: Picture | string;
  /** Another crop for small screens. */
  readonly mobile: Picture | string | undefined;
  readonly eager: boolean;
  readonly alt: string | undefined;
}

const PHONE = '(width < 750px)';

/** Art direction is the one thing that has to ask the viewport: the browser picks before layout. */
export function slidePicture(view: SlidePicture): TemplateResult | typeof nothing {
  const { image, mobile, eager } = view;
  const known = typeof image === 'string' ? undefined : image;
  const src = known?.src ?? image;
  if (!src) return nothing;
  return html`<picture
    >${mobile ? sources(mobile, PHONE) : nothing}${known ? sources(known) : nothing}<img
      src=${safeHref(src)}
      width=${known?.width ?? 1680}
      height=${known?.height ?? 720}
      alt=${view.alt ?? known?.alt ?? ''}
      loading=${eager ? nothing : 'lazy'}
      fetchpriority=${eager ? 'high' : nothing}
      decoding=${eager ? nothing : 'async'}
  /></picture>`;
}

function sources(image: Picture | string, media?: string): TemplateResult | TemplateResult[] {
  if (typeof image === 'string') {
    return html`<source media=${media ?? nothing} srcset=${safeHref(image)} />`;
  }
  const list = image.sources.map(
    ({ type, srcset }) =>
      html`<source media=${media ?? nothing} type=${type} srcset=${srcset} sizes="100vw" />`,
  );
  return media ? [...list, html`<source media=${media} srcset=${safeHref(image.src)} />`] : list;
}
