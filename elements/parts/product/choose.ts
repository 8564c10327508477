import { callApi } from '../../client/api-client.ts';
import { siteQuery } from '../../client/site-query.ts';
import type { Lang } from '../../locales/text.ts';
import type { ProductReference } from '../../schema/is-product.ts';
import { axisOfField } from '../../api/option-field.ts';
import type { ProductDetail } from '../../api/product.contract.ts';
import { pickOption } from '../../commerce/product/option-choice.ts';
import { matchVariant, type Choice } from '../../commerce/product/options.ts';
import { settleQuantity } from '../../commerce/cart/quantity.ts';
import { maxQuantity } from '../../commerce/product/stock.ts';
import { TaladOptionChangeEvent } from './option-change.event.ts';

interface Chooser {
  /** The product's own page. */
  readonly page: boolean;
  readonly noToggle: boolean;
}

interface ProductContext {
  product: ProductReference<ProductDetail>;
  readonly api: string;
  readonly base: string;
  readonly locale: Lang;
}

const loads = new WeakMap<ProductDetail, Promise<void>>();

/**
 * Loads all variants, once, if a page with many of them has left them out.
 * @throws if the call fails; the next click tries again.
 */
export async function complete(
  from: ProductContext,
  product: ProductDetail | null,
): Promise<typeof choose> {
  if (product?.more_subproducts) {
    const known = loads.get(product) ?? fetchAll(from, product);
    loads.set(product, known);
    known.catch(() => loads.delete(product));
    await known;
  }
  return choose;
}

async function fetchAll(from: ProductContext, product: ProductDetail): Promise<void> {
  const { api, base, locale } = from;
  const { id, more_subproducts: _, ...rest } = product;
  const found = await callApi<Pick<ProductDetail, 'subproducts'>>(
    `${api}/products/${id}/subproducts${siteQuery(base, locale)}`,
  );
  if (!found.ok) throw new Error(found.code);
  // Another product may have been set meanwhile.
  if (from.product === product) from.product = { ...rest, id, subproducts: found.data.subproducts };
}

interface Chosen {
  readonly choice: Choice;
  readonly quantity: number;
}

/**
 * Returns the choice after a click on an option, the index of the picture to show or null, and the
 * event `chosen` to dispatch.
 */
export function choose(
  from: Chooser,
  product: ProductDetail,
  before: Chosen,
  axis: string,
  item: string,
): Chosen & { readonly picture: number | null; readonly chosen: Event } {
  const choice = pickOption(before.choice, axis, item, from);
  const sub = matchVariant(product.suboptions.options, product.subproducts, choice);
  if (from.page) {
    // The address leads back to the choice when it is shared or stored.
    const path = sub ? `${product.full_url}/${sub.id}` : product.full_url;
    history.replaceState(history.state, '', path + location.search);
  }
  // A colour shows its picture before the size is chosen.
  const picture =
    sub ?? product.subproducts.find((one) => one.option_values[axis] === choice[axis]);
  return {
    choice,
    quantity: settleQuantity(before.quantity, maxQuantity(sub?.remain ?? product.remain) || 1),
    picture: picture?.image_index ?? null,
    chosen: new TaladOptionChangeEvent(sub?.product_uuid ?? null),
  };
}

/**
 * Sets the checked state after rendering: a touched radio no longer follows its attribute, and the
 * server would render a property's `false` as checked.
 */
export function syncOptions(root: ParentNode, choice: Choice): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    input.checked = choice[axisOfField(input.name)] === input.value;
  }
}
