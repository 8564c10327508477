import type { LegalText } from '@talad/elements/api/legal.contract';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { LegalDocument } from '../../../rendering/index.ts';
import type { Lang } from '../../../db/schema.ts';
import { postHtml, type Site } from '../../content/index.ts';
import { dataProtectionEn } from './data-protection.en.ts';
import { dataProtectionTh } from './data-protection.th.ts';
import { legalFacts, type LegalFacts, type LegalTexts } from './legal-facts.ts';
import type { OwnPolicy } from './policies.read.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyTh } from './privacy.th.ts';
import { returnsEn } from './returns.en.ts';
import { returnsTh } from './returns.th.ts';
import { shippingEn } from './shipping.en.ts';
import { shippingTh } from './shipping.th.ts';
import { termsEn } from './terms.en.ts';
import { termsTh } from './terms.th.ts';

type Written = Readonly<Record<Lang, (facts: LegalFacts) => LegalTexts>>;

const texts: Readonly<Record<LegalDocument, Written>> = {
  terms: { th: termsTh, en: termsEn },
  shipping: { th: shippingTh, en: shippingEn },
  returns: { th: returnsTh, en: returnsEn },
  'data-protection': { th: dataProtectionTh, en: dataProtectionEn },
  privacy: { th: privacyTh, en: privacyEn },
};

/** Returns the owner's own policy, else the built-in text with the shop's name, address and date filled in. */
export function legalText(
  site: Site,
  document: LegalDocument,
  own: OwnPolicy | null = null,
): LegalText {
  const { lang, place } = site.context;
  const title = pageText(lang, `legal.title.${document}`);
  if (own) return { title, ...ownText(own, lang, place.base) };
  const { intro, sections, changed } = builtInText(site, document, lang);
  return {
    title,
    changed,
    intro: [...intro],
    sections: sections.map(([heading, paragraphs, items]) => ({
      heading,
      paragraphs: [...paragraphs],
      ...(items && { items: [...items] }),
    })),
  };
}

/** Returns a built-in text in one language, with the shop's own facts. */
export function builtInText(
  site: Site,
  document: LegalDocument,
  lang: Lang,
): LegalTexts & { readonly changed: string } {
  const facts = legalFacts(site);
  return { ...texts[document][lang](facts), changed: facts.changeDate };
}

/** A missing language shows the other one: the built-in text could contradict the owner's. */
function ownText(own: OwnPolicy, lang: Lang, base: string): Omit<LegalText, 'title'> {
  const other = lang === 'th' ? 'en' : 'th';
  const stored = own.bodies[lang] || own.bodies[other];
  const headings: string[] = [];
  const html = postHtml(stored, base).replaceAll(
    /<h2[^>]*>(.*?)<\/h2>/gs,
    (_whole, inside: string) => {
      headings.push(plain(inside));
      return `<h2 id="part-${headings.length}">${inside}</h2>`;
    },
  );
  return {
    changed: own.updated_at.toISOString(),
    intro: [],
    sections: headings.map((heading) => ({ heading, paragraphs: [] })),
    html: own.bodies[lang] ? html : `<div lang="${other}">${html}</div>`,
  };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Returns the text of a sanitised heading; it is escaped again where it is rendered. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
