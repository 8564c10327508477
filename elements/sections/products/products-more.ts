import { html, type TemplateResult } from 'lit';
import type { ProductFilter } from '../../api/product.contract.ts';
import type { Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';

/** Data from the page's loader for a list without a set number. */
export interface ProductsMore {
  readonly filter: ProductFilter;
  /** The page that shows all products. */
  readonly url: string;
}

export function isMore(value: unknown): value is ProductsMore {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    'filter' in value
  );
}

interface Growing {
  readonly locale: Lang;
  readonly base: string;
  readonly showShop: boolean;
  /** The total number, and the number per load. */
  readonly step: number;
  /** Label of the link without JavaScript. */
  readonly label: string;
}

/** Renders the element that loads more; directly after its list. */
export function moreOf(more: ProductsMore, view: Growing): TemplateResult {
  return html`<talad-more
    locale=${view.locale}
    base=${view.base}
    filter=${JSON.stringify(more.filter)}
    next=${more.url}
    step=${view.step}
    shown=${view.step}
    ?show-shop=${view.showShop}
    ><p class="foot center">
      <a class="button quiet" href=${safeHref(more.url)}>${view.label}</a>
    </p></talad-more
  >`;
}
