import { html, nothing, type TemplateResult } from 'lit';
import type { ProductKind } from '../client/personal-storage.ts';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './lists/product-grid.ts';
import { pageText } from './texts/page-text.ts';

const kinds = [
  'favorites',
  'recently-viewed',
  'compare',
  'browsing-history',
  'dropship-history',
] as const;

/**
 * Renders one of the visitor's lists: the HTML is the same for all, the items are in the browser.
 */
export function personalPage(
  site: SiteData,
  list: ProductKind,
  { own, also }: { readonly own: unknown; readonly also: ProductStrip },
): TemplateResult {
  const { lang, base } = site;
  return html`${own}
    <nav class="own-lists" aria-label=${pageText(lang, 'personal.lists')}>
      ${shownKinds(list).map(
        (kind) =>
          html`<a
            class="pill"
            href="${base}/${kind}"
            aria-current=${kind === list ? 'page' : nothing}
            >${pageText(lang, `personal.${kind}`)}</a
          >`,
      )}
    </nav>
    <div class="own-head">
      <h1>${pageText(lang, `personal.${list}`)}</h1>
      <p class="muted">${pageText(lang, `personal.${list}.hint`)}</p>
    </div>
    <p class="own-needs">${pageText(lang, 'personal.noScript')}</p>
    ${island(site, list)} ${productStrip(site, also)}`;
}

/** Returns the lists in the navigation; the drop-ship history is shown only while it is open. */
function shownKinds(list: ProductKind): readonly ProductKind[] {
  return kinds.filter((kind) => kind !== 'dropship-history' || kind === list);
}

function island(
  { lang, base, api, searchUrl, isMall }: SiteData,
  list: ProductKind,
): TemplateResult {
  if (list === 'compare') {
    return html`<talad-compare
      locale=${lang}
      base=${base}
      api=${api}
      browse-href=${searchUrl}
    ></talad-compare>`;
  }
  return html`<talad-personal-list
      list=${list}
      locale=${lang}
      base=${base}
      api=${api}
      browse-href=${searchUrl}
      ?show-shop=${isMall}
    ></talad-personal-list>
    ${
      list === 'favorites'
        ? (['favorite-shops', 'favorite-blogs'] as const).map(
            (kind) =>
              html`<talad-personal-links list=${kind} locale=${lang}></talad-personal-links>`,
          )
        : nothing
    }`;
}
