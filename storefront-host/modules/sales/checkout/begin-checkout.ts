import type {
  CartStatusLine,
  CartStatusResponse,
  LineRefusal,
} from '@talad/elements/api/cart.contract';
import { checkoutErrorKey } from '@talad/elements/commerce/cart/line-refusal';
import { satangToBaht } from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Lang, StoredLine } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import type { FailureDetails } from '../../../http/index.ts';
import { links } from '../../../rendering/index.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { ReadContext } from '../../shops/index.ts';
import { CHECKOUT_HOURS, checkoutLink } from './checkout-token.ts';
import { insertCheckout } from './checkout.repository.ts';

export interface BeginRequest {
  readonly shopId: number;
  readonly lines: readonly StoredLine[];
  readonly lang: Lang;
  /** This server cart holds the lines; ordered lines are removed from it. */
  readonly cartId: string | null;
}

export type BegunCheckout =
  | { readonly ok: true; readonly url: string; readonly net: number }
  | {
      readonly ok: false;
      readonly code: LineRefusal['code'] | 'CART_EMPTY';
      readonly left?: number;
      /** These are the fields of spec §8. */
      readonly details: FailureDetails;
    };

type RefusedBegin = Extract<BegunCheckout, { readonly ok: false }>;

/**
 * Turns lines into a checkout whose link is valid for a day. It reads everything again: no price,
 * stock or total comes from the caller. A refusal names every line that can't be bought, and its
 * code is that of the first one.
 */
export async function beginCheckout(
  host: Host,
  request: BeginRequest,
  ctx: ReadContext,
): Promise<BegunCheckout> {
  const priced = await priceCart(host.db, request.lines, ctx);
  const own = priced.products.filter((line) => {
    const product = priced.product_data[line.id];
    // A product that no longer exists belongs to no shop: refuse it instead of dropping it
    // silently.
    return product === undefined || product.shop_id === request.shopId;
  });
  if (own.length === 0) return emptyCart(request.lang);
  const refused = refuseLines(own, priced, request.lang);
  if (refused) return refused;
  const total = priced.totals.get(request.shopId);
  if (!total) return emptyCart(request.lang);
  const now = host.now();
  const name = { id: newId(now.getTime()), shop_id: request.shopId };
  const expiresAt = new Date(now.getTime() + CHECKOUT_HOURS * 3_600_000);
  await insertCheckout(host.db, {
    ...name,
    contents: ownContents(own, request.lines),
    lang: request.lang,
    cartId: request.cartId,
    expiresAt,
  });
  const url = checkoutLink(host, { ...name, ...cartOf(ctx) }, expiresAt);
  return { ok: true, url, net: satangToBaht(total.price.net) };
}

/** Returns null if each of the lines can be bought as requested. */
export function refuseLines(
  lines: readonly CartStatusLine[],
  { product_data: products }: Pick<CartStatusResponse, 'product_data'>,
  lang: Lang,
): RefusedBegin | null {
  const short = lines.flatMap(({ id, refusal }) =>
    refusal ? [{ id, refusal, title: products[id]?.title }] : [],
  );
  const [first] = short;
  if (!first) return null;
  const { code, left = 0 } = first.refusal;
  return { ok: false, code, left, details: refusalDetails(short, lang) };
}

/** Returns the lines as the checkout stores them, with the notes that came with them. */
export function ownContents(
  lines: readonly CartStatusLine[],
  sent: readonly StoredLine[],
): readonly StoredLine[] {
  return lines.map(({ id, quantity }) => {
    const comment = sent.find(({ product_uuid: uuid }) => uuid === id)?.comment;
    return { product_uuid: id, quantity, ...(comment !== undefined && { comment }) };
  });
}

export function emptyCart(lang: Lang): RefusedBegin {
  const message = text(lang, 'error.CART_EMPTY');
  const details = { error_key: 'CART_EMPTY', error_msg: message, error_full_msg: message };
  return { ok: false, code: 'CART_EMPTY', details };
}

/** Returns the address where the lines can be changed, on the host of their cart. */
export function cartOf({ config, place, absolute }: ReadContext): { readonly cart?: string } {
  // An embed's cart is on a page of another site, whose address is unknown here.
  if (absolute) return {};
  const path = links.cart(place);
  return { cart: place.origin === config.publicUrl ? path : `${place.origin}${path}` };
}

interface RefusedLine {
  readonly id: string;
  readonly refusal: LineRefusal;
  readonly title?: string | undefined;
}

/**
 * Builds error_key, error_msg and error_full_msg of spec §8: each message begins with its product's
 * name.
 */
function refusalDetails(lines: readonly RefusedLine[], lang: Lang): FailureDetails {
  const messages = lines.map(({ refusal }) => refusalText(refusal, lang));
  const full = lines.map(({ title }, index) =>
    title === undefined ? messages[index] : `${title}: ${messages[index]}`,
  );
  const [first] = lines;
  return {
    ...(first && { error_key: checkoutErrorKey(first.refusal), product_uuid: first.id }),
    error_msg: messages[0] ?? '',
    error_full_msg: full.join('; '),
  };
}

export function refusalText(refusal: LineRefusal, lang: Lang): string {
  const code = refusal.code === 'NOT_FOUND' ? 'DATA_NOT_FOUND' : refusal.code;
  return text(lang, `error.${code}`, { left: refusal.left ?? 0 });
}
