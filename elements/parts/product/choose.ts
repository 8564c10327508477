import { callApi } from '../../client/api-client.ts';
import { siteQuery } from '../../client/site-query.ts';
import type { Lang } from '../../locales/text.ts';
import type { ProductReference } from '../../schema/is-product.ts';
import { axisOfField } from '../../api/option-field.ts';
import type { ProductDetail } from '../../api/product.contract.ts';
import { pickOption } from '../../commerce/option-choice.ts';
import { matchCombination, type Choice } from '../../commerce/options.ts';
import { settleQuantity } from '../../commerce/quantity.ts';
import { maxQuantity } from '../../commerce/stock.ts';
import { TaladOptionChangeEvent } from './option-change.event.ts';

interface Chooser {
  /** The page is about it. */
  readonly page: boolean;
  readonly noToggle: boolean;
}

interface Shelf {
  product: ProductReference<ProductDetail>;
  readonly api: string;
  readonly base: string;
  readonly locale: Lang;
}

const asked = new WeakMap<ProductDetail, Promise<void>>();

/**
 * Chooses among all combinations: fetches, once, those that a page with very many of them has left out.
 * @throws where they do not come; the next press asks again.
 */
export async function complete(from: Shelf, product: ProductDetail | null): Promise<typeof choose> {
  if (product?.more_subproducts) {
    const known = asked.get(product) ?? fetchAll(from, product);
    asked.set(product, known);
    known.catch(() => asked.delete(product));
    await known;
  }
  return choose;
}

async function fetchAll(from: Shelf, product: ProductDetail): Promise<void> {
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
 * What a press on an option makes of the choice; `picture` is the one to show, null: none, and `told`
 * is to be dispatched.
 */
export function choose(
  from: Chooser,
  product: ProductDetail,
  before: Chosen,
  axis: string,
  item: string,
): Chosen & { readonly picture: number | null; readonly told: Event } {
  const choice = pickOption(before.choice, axis, item, from);
  const sub = matchCombination(product.suboptions.options, product.subproducts, choice);
  if (from.page) {
    // Shared or kept, the address leads back to what was chosen.
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
    told: new TaladOptionChangeEvent(sub?.product_uuid ?? null),
  };
}

/**
 * Sets what is checked, after a rendering: a radio that was touched no longer follows its attribute,
 * and the server would write a property's `false` as a checked box.
 */
export function syncOptions(root: ParentNode, choice: Choice): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    input.checked = choice[axisOfField(input.name)] === input.value;
  }
}
