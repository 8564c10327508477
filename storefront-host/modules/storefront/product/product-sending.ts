import type { ProductDetail } from '@talad/elements/api/product.contract';
import { satangToBaht } from '@talad/elements/commerce/money';
import type { ShippingRule } from '@talad/elements/commerce/shipping';
import { formatPrice } from '@talad/elements/locales/format';
import { provinceName } from '@talad/elements/locales/provinces';
import { dispatchText } from '@talad/elements/pages/product/facts';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { type Site, siteData } from '../../content/index.ts';

/** Origin and time of a product's shipping, and its cost. */
export function sendingLines(
  site: Site,
  product: ProductDetail,
  rule: ShippingRule | undefined,
): readonly string[] {
  return [whence(site, product), fee(site, product, rule)].filter((line) => line !== '');
}

function whence(site: Site, product: ProductDetail): string {
  const { lang } = site.context;
  const when = dispatchText(siteData(site), product);
  const province = product.province_id ? provinceName(product.province_id, lang) : null;
  if (!province) return when && pageText(lang, 'product.sending.when', { when });
  return pageText(lang, 'product.sending.from', { province, when }).trim();
}

function fee(site: Site, product: ProductDetail, rule: ShippingRule | undefined): string {
  const { lang } = site.context;
  if (product.free_shipping || !rule || rule.flat === 0)
    return pageText(lang, 'product.freeShipping');
  const price = formatPrice(satangToBaht(rule.flat));
  if (rule.freeFrom === undefined) return pageText(lang, 'product.sending.fee', { fee: price });
  const from = formatPrice(satangToBaht(rule.freeFrom));
  return pageText(lang, 'product.sending.freeFrom', { fee: price, from });
}
