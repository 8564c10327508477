import type { ProductDetail } from '@talad/elements/api/product.contract';
import { provinceName } from '@talad/elements/locales/provinces';
import { dispatchText } from '@talad/elements/pages/product/facts';
import type { ProductHelp } from '@talad/elements/pages/product/product-page-data';
import type { ProductSection } from '@talad/elements/pages/product/product-sections';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { escapeHtml } from '../../../ssr/escape-html.ts';
import { helpTexts, type HelpTopic } from '../help-texts.ts';
import type { Site } from '../site.read.ts';
import { siteData } from '../site-view.ts';

const topics: Readonly<Record<ProductHelp['key'], HelpTopic>> = {
  shipping: 'how2track',
  howToBuy: 'how2buy',
  payment: 'how2pay',
  policy: 'policy',
};

/** What the shop says about sending, buying and paying, beside what is so of this product. */
export function productHelpOf(
  site: Site,
  product: ProductDetail,
  sections: ReadonlySet<ProductSection>,
): readonly ProductHelp[] {
  const { lang } = site.context;
  const texts = helpTexts(site, lang);
  const keys = Object.keys(topics) as readonly ProductHelp['key'][];
  return keys.flatMap((key): readonly ProductHelp[] => {
    const help = texts.find((one) => one.key === topics[key]);
    if (!help || !sections.has(key)) return [];
    const { title, html } = help;
    if (key !== 'shipping') return [{ key, title, html }];
    return [
      { key, title: pageText(lang, 'product.shipping'), html: sending(site, product) + html },
    ];
  });
}

function sending(site: Site, product: ProductDetail): string {
  const { lang } = site.context;
  const dispatch = dispatchText(siteData(site), product);
  const province = product.province ? provinceName(product.province, lang) : null;
  const lines = [
    dispatch && `${pageText(lang, 'product.sentWithin')} ${dispatch}`,
    province && `${pageText(lang, 'product.sentFrom')} ${province}`,
    product.free_shipping && pageText(lang, 'product.freeShipping'),
  ];
  return lines.flatMap((line) => (line ? [`<p>${escapeHtml(line)}</p>`] : [])).join('');
}
