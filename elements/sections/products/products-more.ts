import { html, type TemplateResult } from 'lit';
import type { ProductFilter } from '../../api/product.contract.ts';
import type { Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';

/** What the page's loader says of a list without a set number. */
export interface ProductsMore {
  readonly filter: ProductFilter;
  /** The page that shows all of it. */
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
  /** How many there are, and how many come at a time. */
  readonly step: number;
  /** Of the link without JavaScript. */
  readonly label: string;
}

/** Stands right behind the list that it lets grow. */
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
