import { formatPhone } from '@talad/elements/locales/format-phone';
import { localised, textOf } from '@talad/elements/page/look/read-record';
import type { Site } from '../../content/index.ts';
import { isVatRegistered } from '../../shops/index.ts';
import { shippingFeeText } from '../help/help-texts.ts';

/** Facts that the legal texts contain (spec §3 "Terms and data-protection notice"). */
export interface LegalFacts {
  readonly ownerFullName: string;
  readonly ownerShortName: string;
  readonly websiteDomain: string;
  readonly ownerAddress: string;
  /** ISO 8601. */
  readonly changeDate: string;
  /** Contact details of the owner, in one line. */
  readonly reach: string;
  /** A sentence with the shop's fee. */
  readonly shippingFee: string;
  readonly isMall: boolean;
  /** Registered for VAT: prices include it. */
  readonly hasVat: boolean;
}

/** A legal text without its title, which is in the locale files. */
export interface LegalTexts {
  readonly intro: readonly string[];
  readonly sections: readonly (readonly [
    heading: string,
    paragraphs: readonly string[],
    items?: readonly string[],
  ])[];
}

/** Returns the facts that the owner typed, else those of the site. */
export function legalFacts(site: Site): LegalFacts {
  const { own } = site.look.pages.legal;
  const { lang } = site.context;
  const day = textOf(own, 'changeDate', 40);
  const changed = Number.isNaN(Date.parse(day)) ? site.updatedAt : new Date(day);
  return {
    ownerFullName: localised(own, 'ownerFullName', lang) || site.title,
    ownerShortName: localised(own, 'ownerShortName', lang) || site.title,
    websiteDomain: textOf(own, 'websiteDomain', 200) || addressOf(site),
    ownerAddress: localised(own, 'ownerAddress', lang) || site.address,
    changeDate: changed.toISOString(),
    reach: [site.email, formatPhone(site.tel ?? site.mobile ?? '')]
      .filter((one) => one)
      .join(' · '),
    shippingFee: shippingFeeText(site),
    isMall: site.kind === 'mall',
    hasVat: isVatRegistered(site.settings),
  };
}

/** Returns the site's address for people, without `https://`. */
function addressOf({ canonical }: Site): string {
  return `${new URL(canonical.origin).host}${canonical.base}`;
}
