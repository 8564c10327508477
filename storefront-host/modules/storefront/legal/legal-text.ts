import type { LegalText } from '@talad/elements/api/legal.contract';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { LegalDocument } from '../../../rendering/index.ts';
import type { Lang } from '../../../db/schema.ts';
import type { Site } from '../../content/index.ts';
import { dataProtectionEn } from './data-protection.en.ts';
import { dataProtectionTh } from './data-protection.th.ts';
import { legalFacts, type LegalFacts, type LegalTexts } from './legal-facts.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyTh } from './privacy.th.ts';
import { termsEn } from './terms.en.ts';
import { termsTh } from './terms.th.ts';

type Written = Readonly<Record<Lang, (facts: LegalFacts) => LegalTexts>>;

const texts: Readonly<Record<LegalDocument, Written>> = {
  terms: { th: termsTh, en: termsEn },
  'data-protection': { th: dataProtectionTh, en: dataProtectionEn },
  privacy: { th: privacyTh, en: privacyEn },
};

/** A legal text with its owner's name, address and date filled in, in the reader's language. */
export function legalText(site: Site, document: LegalDocument): LegalText {
  const { lang } = site.context;
  const facts = legalFacts(site);
  const { intro, sections } = texts[document][lang](facts);
  return {
    title: pageText(lang, `legal.title.${document}`),
    changed: facts.changeDate,
    intro: [...intro],
    sections: sections.map(([heading, paragraphs, items]) => ({
      heading,
      paragraphs: [...paragraphs],
      ...(items && { items: [...items] }),
    })),
  };
}
