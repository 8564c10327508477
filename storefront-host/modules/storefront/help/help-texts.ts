import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import type { FaqGroup } from '@talad/elements/pages/contact/help-page-data';
import { localised, recordOf } from '@talad/elements/page/look/read-record';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import type { Site } from '../../content/index.ts';
import { shopMethods } from '../../sales/index.ts';
import { deliveryOf, isVatRegistered, methodsOf } from '../../shops/index.ts';
import type { OwnTopics } from './help-topics.read.ts';
import { eitherOf, shownBody, shownQuestions } from './shown-topic.ts';

const helpTopics = ['how2buy', 'how2pay', 'how2track', 'how2refund', 'policy'] as const;
export type HelpTopic = (typeof helpTopics)[number];

interface HelpText {
  readonly key: HelpTopic;
  readonly title: string;
  /** Sanitised. */
  readonly html: string;
  readonly faqs: readonly FaqGroup[];
}

type HelpSite = Pick<Site, 'kind' | 'title' | 'settings' | 'payee' | 'look' | 'context'>;

/**
 * Returns a shop's texts about buying and paying (spec §2 "Help page"), for its help and product pages: the
 * owner's, else built-in ones with the shop's shipping fee.
 */
export function helpTexts(site: HelpSite, lang: Lang, own: OwnTopics): readonly HelpText[] {
  const { base } = site.context.place;
  return helpTopics.map((key) => {
    const topic = own.get(key);
    const stored = recordOf(site.look.pages.help.own[key]);
    const title = localised(stored, 'title', lang) || text(lang, `help.${key}`);
    if (topic) {
      return {
        key,
        title: eitherOf(topic.titles, lang) || title,
        html: shownBody(topic, lang, base),
        faqs: shownQuestions(topic.items, lang, base),
      };
    }
    const html = sanitiseHtml(localised(stored, 'html', lang), base);
    return { key, title, html: html || builtIn(site, key, lang), faqs: [] };
  });
}

export function isHelpText(topic: string): topic is HelpTopic {
  return helpTopics.some((one) => one === topic);
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
  const items =
    key === 'how2pay'
      ? [...waysToPay(site).map((method) => say(method)), ...steps, shippingFeeText(site, lang)]
      : steps;
  const after: Partial<Record<HelpTopic, TextKey>> = {
    how2track: 'help.how2track.contact',
    how2refund: 'help.how2refund.cancel',
    policy: 'help.policy.more',
  };
  const last = after[key];
  const shown = items.map((item) => `<li>${item}</li>`).join('');
  return `<${list}>${shown}</${list}>${last ? `<p>${say(last)}</p>` : ''}`;
}

/** Each shop of the marketplace has payment methods of its own. */
function waysToPay({ kind, settings, payee }: HelpSite): readonly TextKey[] {
  if (kind === 'mall') return ['help.how2pay.mall'];
  return shopMethods(methodsOf(settings), payee).map((method) => `help.how2pay.${method}` as const);
}

/** Returns the shop's fee for shipping as a sentence. */
export function shippingFeeText(
  { kind, settings, context }: Pick<Site, 'kind' | 'settings' | 'context'>,
  lang: Lang = context.lang,
): string {
  if (kind === 'mall') return text(lang, 'help.shipping.mall');
  const { methods } = deliveryOf(settings);
  if (settings.delivery?.methods.some((method) => method.is_on)) {
    const names = methods.map(
      ({ names: own, kind: how }) => own[lang] || text(lang, `delivery.${how}`),
    );
    return text(lang, 'help.shipping.methods', { names: names.join(', ') });
  }
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
