import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../api/picture.contract.ts';
import { safeHref } from '../schema/safe-href.ts';

interface ArtPicture {
  readonly image: Picture;
  /** Another crop for small screens (spec §9: up to 750 px). */
  readonly mobile: Picture | null;
  readonly sizes: string;
  readonly eager: boolean;
  readonly alt: string | undefined;
}

const PHONE = '(width < 750px)';

/** Art direction has to use the viewport, because the browser chooses before layout. */
export function artPicture(view: ArtPicture): TemplateResult {
  const { image, mobile, eager, sizes } = view;
  return html`<picture
    >${
      mobile
        ? html`${sources(mobile, sizes, PHONE)}
            <source media=${PHONE} srcset=${safeHref(mobile.src)} />`
        : nothing
    }${sources(image, sizes)}<img
      part="image"
      src=${safeHref(image.src)}
      width=${image.width}
      height=${image.height}
      alt=${view.alt ?? image.alt}
      data-at=${image.focus ?? nothing}
      loading=${eager ? nothing : 'lazy'}
      fetchpriority=${eager ? 'high' : nothing}
      decoding=${eager ? nothing : 'async'}
  /></picture>`;
}

function sources(image: Picture, sizes: string, media?: string): readonly TemplateResult[] {
  return image.sources.map(
    ({ type, srcset }) =>
      html`<source media=${media ?? nothing} type=${type} srcset=${srcset} sizes=${sizes} />`,
  );
}
