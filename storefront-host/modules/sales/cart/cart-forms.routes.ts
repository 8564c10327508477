import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CartItemForm } from '@talad/elements/api/cart-form.contract';
import { optionField } from '@talad/elements/api/option-field';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { addToCart, editCart, removeFromCart } from '@talad/elements/commerce/cart/cart';
import { westernDigits } from '@talad/elements/commerce/cart/quantity';
import { Value } from 'typebox/value';
import type { App, Host, Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { links } from '../../../rendering/index.ts';
import { beginCheckout, type BeginRequest } from '../checkout/begin-checkout.ts';
import { beginGroup } from '../payment-groups/begin-group.ts';
import { findVariant, readMinisByUuid } from '../../catalog/index.ts';
import { readSiteByName, type ApiSite } from '../../shops/index.ts';
import { changeServerCart, readServerLines, serverCartId } from './server-cart.ts';

type Form = Readonly<Record<string, unknown>>;
interface FormCall {
  readonly site: ApiSite;
  readonly form: Form;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The cart for browsers without JavaScript: HTML forms that answer 303, in the marketplace, in path
 * form and on shops' hosts. A refusal goes back as `?notice={code}` (and `&left=`).
 */
export const cartForms: Module = async (app, host) => {
  await app.register(formbody);
  forPath(app, host, '/cart/items', addItem);
  forPath(app, host, '/cart/items/:uuid', changeItem);
  forPath(app, host, '/cart/items/:uuid/remove', removeItem);
  forPath(app, host, '/cart/checkout', toCheckout);
  forPath(app, host, '/cart/checkout/all', toCheckoutOfAll);
};

type Handler = (host: Host, call: FormCall) => Promise<unknown>;

function forPath(app: App, host: Host, path: string, handle: Handler): void {
  for (const prefix of ['', '/web/:shopname']) {
    app.post(
      `${prefix}${path}`,
      { config: { access: 'public', origin: 'any' }, schema: { hide: true } },
      async (request, reply) => {
        const shopname = paramOf(request, 'shopname');
        const onShopHost = request.requestOrigin.kind === 'shop';
        if (onShopHost && shopname !== undefined) throw new ApiFailure(404, 'NOT_FOUND');
        const site = await readSiteByName(host, request, shopname);
        return handle(host, { site, form: formOf(request.body), request, reply });
      },
    );
  }
}

async function addItem(host: Host, call: FormCall): Promise<unknown> {
  const { site, form } = call;
  if (!Value.Check(CartItemForm, form)) throw new ApiFailure(400, 'BAD_REQUEST');
  const product = await wantedProduct(host, site, form);
  if (product?.has_subproducts) {
    return call.reply.redirect(`${product.full_url}?notice=CHOOSE_OPTIONS`, 303);
  }
  const quantity = quantityOf(form['quantity'] ?? '1');
  const refusal = await changeServerCart(host, call, (cart, at) =>
    addToCart(cart, product, quantity, at),
  );
  if (product && !refusal) host.visits.act(call.request, { kind: 'cart', shopId: product.shop_id });
  if (product && !refusal && form.buy !== undefined) return buyNow(host, call, product, quantity);
  return backToCart(call, refusal);
}

/** "Buy now" takes only the line that was just added to the checkout. */
async function buyNow(
  host: Host,
  call: FormCall,
  product: ProductMini,
  quantity: number,
): Promise<unknown> {
  const { ctx } = call.site;
  const lines = [{ product_uuid: product.product_uuid, quantity }];
  const cartId = serverCartId(host, call.request);
  const beginRequest = { shopId: product.shop_id, lines, lang: ctx.lang, cartId };
  return goOn(host, call, beginRequest);
}

async function goOn(host: Host, call: FormCall, request: BeginRequest): Promise<unknown> {
  const begun = await beginCheckout(host, request, call.site.ctx);
  if (!begun.ok) return backToCart(call, begun);
  host.visits.act(call.request, { kind: 'checkout', shopId: request.shopId });
  return call.reply.redirect(begun.url, 303);
}

async function changeItem(host: Host, call: FormCall): Promise<unknown> {
  const uuid = uuidOf(call.request);
  const product = (await readMinisByUuid(host.db, [uuid], call.site.ctx)).get(uuid);
  const quantity = quantityOf(call.form['quantity']);
  const refusal = await changeServerCart(host, call, (cart, at) =>
    quantity === 0
      ? { cart: removeFromCart(cart, uuid, at) }
      : // A form that sends -1 is wrong; it does not mean "one less".
        editCart(cart, uuid, product, quantity < 0 ? Number.NaN : quantity, at),
  );
  return backToCart(call, refusal);
}

async function removeItem(host: Host, call: FormCall): Promise<unknown> {
  const uuid = uuidOf(call.request);
  await changeServerCart(host, call, (cart, at) => ({ cart: removeFromCart(cart, uuid, at) }));
  return backToCart(call);
}

async function toCheckout(host: Host, call: FormCall): Promise<unknown> {
  const { ctx } = call.site;
  const shopId = Number(call.form['shop_id']);
  if (!Number.isSafeInteger(shopId) || shopId < 1) throw new ApiFailure(400, 'BAD_REQUEST');
  const lines = await readServerLines(host, call.request);
  const cartId = serverCartId(host, call.request);
  return goOn(host, call, { shopId, lines, lang: ctx.lang, cartId });
}

async function toCheckoutOfAll(host: Host, call: FormCall): Promise<unknown> {
  const { ctx } = call.site;
  const lines = await readServerLines(host, call.request);
  const cartId = serverCartId(host, call.request);
  const begun = await beginGroup(host, { lines, lang: ctx.lang, cartId }, ctx);
  if (!begun.ok) return backToCart(call, begun);
  for (const shopId of begun.shopIds) host.visits.act(call.request, { kind: 'checkout', shopId });
  return call.reply.redirect(begun.url, 303);
}

/** Returns the product, or the variant that the form's radio buttons choose. */
async function wantedProduct(
  host: Host,
  site: ApiSite,
  form: CartItemForm,
): Promise<ProductMini | undefined> {
  const uuid = form.product_uuid.toLowerCase();
  const main = (await readMinisByUuid(host.db, [uuid], site.ctx)).get(uuid);
  if (!main || (site.onlyShop !== null && main.shop_id !== site.onlyShop)) return undefined;
  if (!main.has_subproducts) return main;
  const chosen = await findVariant(host.db, main, (key) => textOf(form, optionField(key)));
  if (chosen === null) return main;
  return (await readMinisByUuid(host.db, [chosen], site.ctx)).get(chosen);
}

function backToCart(
  { site, reply }: FormCall,
  refusal?: { readonly code: string; readonly left?: number },
): unknown {
  const left = refusal?.left === undefined ? '' : `&left=${refusal.left}`;
  const notice = refusal ? `?notice=${refusal.code}${left}` : '';
  return reply.redirect(`${links.cart(site.ctx.place)}${notice}`, 303);
}

function quantityOf(value: unknown): number {
  const digits = typeof value === 'string' ? westernDigits(value.trim()) : '';
  return /^-?\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
}

function uuidOf(request: FastifyRequest): string {
  const uuid = paramOf(request, 'uuid')?.toLowerCase() ?? '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) {
    throw new ApiFailure(404, 'NOT_FOUND');
  }
  return uuid;
}

function formOf(body: unknown): Form {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function paramOf(request: FastifyRequest, name: string): string | undefined {
  return textOf(formOf(request.params), name) ?? undefined;
}

function textOf(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' ? value : null;
}
