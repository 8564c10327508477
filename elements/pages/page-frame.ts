import { html, nothing, type TemplateResult } from 'lit';
import type { FooterData } from '../parts/footer/footer-data.ts';
import type { HeaderData } from '../parts/header/header-data.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

/** 'full': sections reach from edge to edge and bring their own container. */
export type PageWidth = 'contained' | 'full';

export interface FramedPage {
  readonly main: TemplateResult;
  readonly width?: PageWidth | undefined;
  /** What a form came back with: said before anything else. */
  readonly notice?: string | undefined;
  /** In the editor's canvas: the ids of the blocks that header and footer are. */
  readonly frameIds?: { readonly header: string; readonly footer: string } | undefined;
}

export interface FrameData {
  readonly site: SiteData;
  readonly header: HeaderData;
  readonly footer: FooterData;
}

/** Header, the page's own content as `main`, footer; the same around every page of a site. */
export function pageFrame(frame: FrameData, page: FramedPage): TemplateResult {
  const { site } = frame;
  return html`<a class="skip" href="#main">${pageText(site.lang, 'page.skip')}</a>
    <talad-header
      data-block-id=${page.frameIds?.header ?? nothing}
      locale=${site.lang}
      header=${JSON.stringify(frame.header)}
      ><talad-cart
        slot="cart"
        locale=${site.lang}
        base=${site.base}
        api=${site.api}
        href=${site.cartUrl}
        browse-href=${site.searchUrl}
      ></talad-cart
    ></talad-header>
    <main id="main" class=${page.width ?? 'contained'} tabindex="-1">
      ${page.notice ? html`<p class="notice" role="alert">${page.notice}</p>` : nothing}
      ${page.main}
    </main>
    <talad-footer
      data-block-id=${page.frameIds?.footer ?? nothing}
      locale=${site.lang}
      footer=${JSON.stringify(frame.footer)}
    ></talad-footer>
    <talad-toast locale=${site.lang}></talad-toast>`;
}
