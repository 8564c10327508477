import { html, nothing, type TemplateResult } from 'lit';
import type { BottomMenuItem } from '../../parts/bottom-menu/bottom-menu.element.ts';
import type { CategoryBarData } from '../../parts/category-bar/category-bar.element.ts';
import type { ContactData } from '../../parts/contact-widget/contact-widget.element.ts';
import type { FooterData } from '../../parts/footer/footer-data.ts';
import type { HeaderData } from '../../parts/header/header-data.ts';
import { bareFrame } from './bare-frame.ts';
import { noCode } from './no-code.ts';
import type { FramedPage } from './framed-page.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

export interface FrameData {
  readonly site: SiteData;
  readonly header: HeaderData;
  readonly footer: FooterData;
  /** The header has a cart (spec §3 CartMini). */
  readonly hasCart: boolean;
  readonly categoryBar: CategoryBarData | null;
  readonly bottomMenu: {
    readonly label: string;
    readonly items: readonly BottomMenuItem[];
  } | null;
  readonly contact: ContactData | null;
  /** The shop's holiday: a line above each page, and the owner's message. */
  readonly holiday: { readonly text: string; readonly message: string } | null;
}

/** Renders header, the page's content as `main`, and footer, for every page of a site. */
export function pageFrame(frame: FrameData, page: FramedPage): TemplateResult {
  if (page.bare) return bareFrame(frame.site, page);
  const { site } = frame;
  return html`<a class="skip" href="#main">${pageText(site.lang, 'page.skip')}</a>
    ${frameAbove(frame, page.frameIds?.header)}
    <main
      id="main"
      class=${[page.width ?? 'contained', page.cssClass].filter(Boolean).join(' ')}
      tabindex="-1"
      data-base=${site.base}
      data-api=${site.api}
      ?data-cut=${page.isCut === true}
    >
      ${
        frame.holiday
          ? html`<p class="notice holiday" role="note">
              ${frame.holiday.text}<span>${frame.holiday.message}</span>
            </p>`
          : nothing
      }
      ${page.notice ? html`<p class="notice" role="alert">${page.notice}</p>` : nothing}
      ${page.main}
    </main>
    ${frameBelow(frame, page.frameIds?.footer)}
    <talad-toast locale=${site.lang}></talad-toast>${noCode(site)}`;
}

/** Renders the part above `main`; `blockId` in the editor's canvas only. */
export function frameAbove(frame: FrameData, blockId?: string): TemplateResult {
  const { site, categoryBar } = frame;
  return html`<talad-header
      data-block-id=${blockId ?? nothing}
      locale=${site.lang}
      .header=${frame.header}
      >${frame.hasCart ? cartButton(site) : nothing}</talad-header
    >
    ${
      categoryBar
        ? html`<talad-category-bar locale=${site.lang} .bar=${categoryBar}></talad-category-bar>`
        : nothing
    }`;
}

/** Renders the part below it. */
export function frameBelow(frame: FrameData, blockId?: string): TemplateResult {
  const { site, bottomMenu, contact } = frame;
  return html`<talad-footer
      data-block-id=${blockId ?? nothing}
      locale=${site.lang}
      .footer=${frame.footer}
    ></talad-footer>
    ${
      contact
        ? html`<talad-contact-widget
            locale=${site.lang}
            .contact=${contact}
          ></talad-contact-widget>`
        : nothing
    }
    ${
      bottomMenu
        ? html`<talad-bottom-menu
            locale=${site.lang}
            label=${bottomMenu.label}
            .items=${bottomMenu.items}
          ></talad-bottom-menu>`
        : nothing
    }`;
}

function cartButton(site: SiteData): TemplateResult {
  return html`<talad-cart
    slot="cart"
    locale=${site.lang}
    base=${site.base}
    api=${site.api}
    href=${site.cartUrl}
    browse-href=${site.searchUrl}
  ></talad-cart>`;
}
