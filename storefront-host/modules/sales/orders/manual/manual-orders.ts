import { sql, type Kysely } from 'kysely';
import { checkAddressForm, type AddressCheck } from '@talad/elements/commerce/forms/address-form';
import { bahtToSatang, satangToBaht, toSatang, ZERO } from '@talad/elements/commerce/money';
import { orderTotal } from '@talad/elements/commerce/price/order-total';
import { lineTotal } from '@talad/elements/commerce/price/price';
import type { Database, Lang, PaymentMethod, StoredLine } from '../../../../db/schema.ts';
import type { Db } from '../../../../db/open.ts';
import { optionText } from '../../../catalog/index.ts';
import {
  deliveryOf,
  destinationOf,
  EMPTY_VALUES,
  isVatRegistered,
  methodsOf,
  readSelling,
  refusePostcode,
  vatRateAt,
} from '../../../shops/index.ts';
import { toOffers } from '../../delivery/delivery-offers.ts';
import type { PointRule } from '../../spending/point-rule.ts';
import { chooseQuote, quoteMethods } from '@talad/elements/commerce/delivery/quote-delivery';
import { toWirePrice } from '../../cart/price-cart.ts';
import { CHECKOUT_HOURS } from '../../checkout/checkout-token.ts';
import { asksFor } from '../../checkout/submit-checkout.ts';
import { insertCheckout } from '../../checkout/checkout.repository.ts';
import type { ManualOrder, Quote, QuoteRequest } from './manual-orders.contract.ts';
import { draftLine, readOrderedRows, shortLines } from '../order-lines.ts';
import { byHand, placeOrder, type PlacedResult } from '../placing/place-order.ts';

export interface ManualAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly lang: Lang;
  readonly points: PointRule;
  readonly at: Date;
}

type Refused = Exclude<PlacedResult, { readonly kind: 'placed' }>;
export type ManuallyPlaced =
  | { readonly ok: true; readonly orderId: string; readonly again: boolean }
  | { readonly ok: false; readonly errors: Extract<AddressCheck, { ok: false }>['errors'] }
  | { readonly ok: false; readonly refused: Refused };

/**
 * Returns today's prices and stock of the lines; a line that cannot be sold says why. Three
 * queries.
 */
export async function quoteOrder(
  db: Kysely<Database>,
  act: Pick<ManualAct, 'shopId' | 'lang' | 'at'>,
  request: QuoteRequest,
): Promise<Quote> {
  const contents = await storedLines(db, act.shopId, request.lines);
  const rows = await readOrderedRows(db, act.shopId, contents, { lang: act.lang, now: act.at });
  const refusals = new Map(
    shortLines(contents, rows).map(({ product_uuid: uuid, refusal }) => [uuid, refusal]),
  );
  const known = contents.filter(({ product_uuid: uuid }) => rows.has(uuid));
  const drafts = known.map((line) => draftLine(line, rows));
  const selling = [...rows.values()][0]?.selling;
  const address = { ...EMPTY_VALUES, ...request.address };
  const quotes = quoteMethods(deliveryOf(selling), drafts, {
    to: address.postcode === '' ? null : await destinationOf(address),
    now: act.at,
    ...(selling && { vatRate: vatRateAt(selling.vat_rates, act.at) }),
    holiday: selling?.holiday,
    terms: byHand(termsOf(request)),
  });
  const quote = chooseQuote(quotes, request.delivery ?? null) ?? quotes[0];
  const { price, vat } = quote?.total ?? orderTotal(drafts, undefined);
  const drafted = new Map(known.map(({ product_uuid: uuid }, index) => [uuid, drafts[index]]));
  return {
    lines: request.lines.map(({ product_id, quantity }, index) => {
      const uuid = contents[index]?.product_uuid ?? '';
      const draft = drafted.get(uuid);
      const unitPrice = draft?.unitPrice ?? ZERO;
      const refusal = refusals.get(uuid);
      return {
        product_id,
        title: draft?.row.title ?? '',
        option_text: draft ? optionText(draft.row.options, draft.row.option_values, act.lang) : '',
        price: satangToBaht(unitPrice),
        quantity,
        line_total: satangToBaht(lineTotal(unitPrice, quantity)),
        ...(refusal && { refusal }),
      };
    }),
    price: toWirePrice(price),
    deliveries: toOffers(quotes, act.lang),
    delivery: quote?.method.id ?? null,
    vat: isVatRegistered(selling) ? satangToBaht(toSatang(vat)) : null,
    payment_methods: methodsOf(selling),
  };
}

/**
 * Places an order for a customer with the checkout's function, once for each key. The lines are
 * stored in a checkout of their own, whose id is the key.
 */
export async function placeManualOrder(
  db: Db,
  act: ManualAct,
  request: ManualOrder,
): Promise<ManuallyPlaced> {
  const selling = await readSelling(db, act.shopId);
  const delivery = request.delivery ?? null;
  const checked = checkAddressForm(request.address, asksFor(selling, delivery, {}));
  if (!checked.ok) return { ok: false, errors: checked.errors };
  const astray = await refusePostcode(checked.values);
  if (astray) return { ok: false, errors: [astray] };
  const name = { shop_id: act.shopId, id: request.key };
  await insertCheckout(db, {
    ...name,
    contents: await storedLines(db, act.shopId, request.lines),
    lang: request.lang,
    cartId: null,
    expiresAt: new Date(act.at.getTime() + CHECKOUT_HOURS * 3_600_000),
    again: true,
  });
  const placed = await placeOrder(db, {
    checkout: name,
    values: checked.values,
    seenNet: bahtToSatang(request.net),
    accountId: null,
    payment: request.payment_method ?? firstMethod(selling),
    delivery,
    points: act.points,
    lang: request.lang,
    now: act.at,
    manual: { ...termsOf(request), by: act.accountId },
  });
  return placed.kind === 'placed' ? { ok: true, ...placed } : { ok: false, refused: placed };
}

function firstMethod(selling: Parameters<typeof methodsOf>[0]): PaymentMethod {
  return methodsOf(selling)[0] ?? 'cod';
}

function termsOf({ discount, fee }: QuoteRequest) {
  return {
    discount: bahtToSatang(discount ?? 0),
    fee: fee === undefined ? null : bahtToSatang(fee),
  };
}

/**
 * Returns the same lines by uuid; a product of another shop keeps its place, and the checkout
 * refuses it.
 */
async function storedLines(
  db: Kysely<Database>,
  shopId: number,
  lines: QuoteRequest['lines'],
): Promise<readonly StoredLine[]> {
  const ids = lines.map(({ product_id: id }) => id);
  const { rows } = await sql<{ id: number; uuid: string }>`
    SELECT id, uuid FROM product WHERE shop_id = ${shopId} AND id = ANY(${ids}::bigint[])`.execute(
    db,
  );
  const uuids = new Map(rows.map(({ id, uuid }) => [id, uuid]));
  return lines.map(({ product_id: id, quantity }) => ({
    product_uuid: uuids.get(id) ?? NO_PRODUCT,
    quantity,
  }));
}

const NO_PRODUCT = '00000000-0000-0000-0000-000000000000';
