import type { FaqGroup } from '@talad/elements/pages/contact/help-page-data';
import type { ProductHelp } from '@talad/elements/pages/product/product-page-data';
import type { ProductSection } from '@talad/elements/pages/product/product-sections';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { escapeHtml } from '../../../html/escape-html.ts';
import { helpTexts, type HelpTopic } from '../help/help-texts.ts';
import type { Site } from '../../content/index.ts';
import type { OwnTopics } from '../help/help-topics.read.ts';

const topics: Readonly<Record<ProductHelp['key'], HelpTopic>> = {
  shipping: 'how2track',
  howToBuy: 'how2buy',
  payment: 'how2pay',
  policy: 'policy',
};

/** Returns the shop's texts about shipping, buying and paying, with the shipping facts of this product. */
export function productHelpOf(
  site: Site,
  sending: readonly string[],
  sections: ReadonlySet<ProductSection>,
  own: OwnTopics,
): readonly ProductHelp[] {
  const { lang } = site.context;
  const texts = helpTexts(site, lang, own);
  const keys = Object.keys(topics) as readonly ProductHelp['key'][];
  return keys.flatMap((key): readonly ProductHelp[] => {
    const help = texts.find((one) => one.key === topics[key]);
    if (!help || !sections.has(key)) return [];
    const { title } = help;
    const html = `${help.html}${help.faqs.map(questionsOf).join('')}`;
    if (html === '') return [];
    if (key !== 'shipping') return [{ key, title, html }];
    const lines = sending.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    return [{ key, title: pageText(lang, 'product.shipping'), html: lines + html }];
  });
}

function questionsOf({ questions }: FaqGroup): string {
  return questions
    .map(({ question, answer }) => `<h3>${escapeHtml(question)}</h3>${answer}`)
    .join('');
}
