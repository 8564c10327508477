import type { ProductDetail } from '@talad/elements/api/product.contract';
import { quoteMethods, type DeliveryQuote } from '@talad/elements/commerce/delivery/quote-delivery';
import { dependsOnPlace } from '@talad/elements/commerce/delivery/rate-delivery';
import { bahtToSatang, satangToBaht } from '@talad/elements/commerce/money';
import { formatArrival } from '@talad/elements/locales/format-arrival';
import { formatPrice } from '@talad/elements/locales/format';
import { provinceName } from '@talad/elements/locales/provinces';
import { dispatchText } from '@talad/elements/pages/product/facts';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { ProductSending } from '../../catalog/index.ts';
import { type Site, siteData } from '../../content/index.ts';

/** Returns lines about a product's shipping: origin, time, cost and arrival. */
export function sendingLines(
  site: Site,
  product: ProductDetail,
  sending: ProductSending,
): readonly string[] {
  const { settings, piece, holiday } = sending;
  const line = { ...piece, unitPrice: bahtToSatang(product.price_min) };
  const quotes = quoteMethods(settings, [line], { to: null, now: site.context.now, holiday });
  const lines = [
    whence(site, product),
    fee(site, product, quotes),
    arrival(site, quotes),
    collected(site, quotes),
  ];
  return lines.filter((one) => one !== '');
}

function whence(site: Site, product: ProductDetail): string {
  const { lang } = site.context;
  const when = dispatchText(siteData(site), product);
  const province = product.province_id ? provinceName(product.province_id, lang) : null;
  if (!province) return when && pageText(lang, 'product.sending.when', { when });
  return pageText(lang, 'product.sending.from', { province, when }).trim();
}

function fee(site: Site, product: ProductDetail, quotes: readonly DeliveryQuote[]): string {
  const { lang } = site.context;
  const sent = quotes.filter(({ method, refusal }) => method.kind !== 'pickup' && !refusal);
  const [first] = sent;
  if (!first) return '';
  if (product.free_shipping) return pageText(lang, 'product.freeShipping');
  const fees = sent.map(({ rule, total }) => ({ rule, paid: total.price.shipping }));
  const least = Math.min(...fees.map(({ paid }) => paid));
  const varies = sent.length > 1 || dependsOnPlace(first.method) || first.method.by !== 'order';
  if (varies) {
    const from = fees.find(({ paid }) => paid === least);
    const price = formatPrice(satangToBaht(from?.paid ?? first.total.price.shipping));
    return pageText(lang, 'product.sending.feeFrom', { fee: price });
  }
  const { rule } = first;
  if (!rule || rule.flat === 0) return pageText(lang, 'product.freeShipping');
  const price = formatPrice(satangToBaht(rule.flat));
  if (rule.freeFrom === undefined) return pageText(lang, 'product.sending.fee', { fee: price });
  const from = formatPrice(satangToBaht(rule.freeFrom));
  return pageText(lang, 'product.sending.freeFrom', { fee: price, from });
}

/** Returns the arrival by the first delivery method, outside of remote areas. */
function arrival({ context: { lang } }: Site, quotes: readonly DeliveryQuote[]): string {
  const promise = quotes.find(
    ({ method, promise: one }) => method.kind !== 'pickup' && one,
  )?.promise;
  if (!promise) return '';
  const days = formatArrival(promise.from, promise.to, lang);
  return pageText(lang, 'product.sending.arrives', { days });
}

function collected({ context: { lang } }: Site, quotes: readonly DeliveryQuote[]): string {
  const canCollect = quotes.some(({ method }) => method.kind === 'pickup');
  return canCollect ? pageText(lang, 'product.sending.pickup') : '';
}
