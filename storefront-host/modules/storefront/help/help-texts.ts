import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import { localised, recordOf } from '@talad/elements/page/look/read-record';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import type { Site } from '../../content/index.ts';
import { isVatRegistered } from '../../shops/index.ts';

const helpTopics = ['how2buy', 'how2pay', 'how2track', 'how2refund', 'policy'] as const;
export type HelpTopic = (typeof helpTopics)[number];

interface HelpText {
  readonly key: HelpTopic;
  readonly title: string;
  /** Safe to be put into a page. */
  readonly html: string;
}

type HelpSite = Pick<Site, 'kind' | 'title' | 'settings' | 'look' | 'context'>;

/**
 * A shop's texts about buying and paying (spec §2 "Help page"), for its help and its products' pages:
 * the
 * owner's words, else what is true of every shop, with this shop's own shipping in it.
 */
export function helpTexts(site: HelpSite, lang: Lang): readonly HelpText[] {
  return helpTopics.map((key) => {
    const own = recordOf(site.look.pages.help.own[key]);
    const html = sanitiseHtml(localised(own, 'html', lang), site.context.place.base);
    return {
      key,
      title: localised(own, 'title', lang) || text(lang, `help.${key}`),
      html: html || builtIn(site, key, lang),
    };
  });
}

function builtIn(site: HelpSite, key: HelpTopic, lang: Lang): string {
  const { base } = site.context.place;
  const vars = {
    name: escapeHtml(site.title),
    contact: `${base}/contactus`,
    terms: `${base}/terms`,
    privacy: `${base}/privacy`,
    vat: isVatRegistered(site.settings) ? text(lang, 'help.withVat') : '',
  };
  const say = (name: TextKey) => text(lang, name, vars);
  const steps = say(`help.${key}.steps`).split('\n');
  const list = key === 'how2buy' || key === 'how2refund' ? 'ol' : 'ul';
  const items = key === 'how2pay' ? [...steps, shippingFeeText(site, lang)] : steps;
  const after: Partial<Record<HelpTopic, TextKey>> = {
    how2track: 'help.how2track.contact',
    how2refund: 'help.how2refund.cancel',
    policy: 'help.policy.more',
  };
  const last = after[key];
  const shown = items.map((item) => `<li>${item}</li>`).join('');
  return `<${list}>${shown}</${list}>${last ? `<p>${say(last)}</p>` : ''}`;
}

/** Returns the shop's fee for shipping as a sentence. */
export function shippingFeeText(
  { kind, settings, context }: Pick<Site, 'kind' | 'settings' | 'context'>,
  lang: Lang = context.lang,
): string {
  if (kind === 'mall') return text(lang, 'help.shipping.mall');
  const rule = settings.shipping;
  if (!rule || rule.flat === 0) return text(lang, 'help.shipping.free');
  const fee = price(rule.flat);
  return rule.freeFrom === undefined
    ? text(lang, 'help.shipping.flat', { fee })
    : text(lang, 'help.shipping.freeFrom', { fee, from: price(rule.freeFrom) });
}

function price(satang: number): string {
  return formatPrice(satangToBaht(toSatang(satang)));
}
