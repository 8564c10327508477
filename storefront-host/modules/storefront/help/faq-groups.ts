import type { FaqGroup } from '@talad/elements/pages/contact/help-page-data';
import { localised, recordsOf } from '@talad/elements/page/look/read-record';
import type { CheckoutPayment } from '@talad/elements/api/checkout.contract';
import { text } from '../../../locales/text.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { plainText } from '../../../html/html-text.ts';
import { shopMethods } from '../../sales/index.ts';
import { methodsOf } from '../../shops/index.ts';
import { schemaContext } from '../seo/json-ld.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import type { Site } from '../../content/index.ts';
import type { OwnTopics } from './help-topics.read.ts';
import { shownQuestions } from './shown-topic.ts';

const MAX_GROUPS = 20;
const MAX_QUESTIONS = 50;

/**
 * Returns the frequent questions (spec §2): the owner's groups, else built-in answers that hold for
 * every shop.
 */
export function faqGroups(site: Site, topics: OwnTopics): readonly FaqGroup[] {
  const { lang, place } = site.context;
  const topic = topics.get('faqs');
  if (topic) return shownQuestions(topic.items, lang, place.base);
  const own = recordsOf(site.look.pages.help.own['faqs'], MAX_GROUPS).flatMap((group) => {
    const questions = recordsOf(group['items'], MAX_QUESTIONS).flatMap((item) => {
      const question = localised(item, 'question', lang);
      const answer = sanitiseHtml(localised(item, 'answer', lang), place.base);
      return question && answer ? [{ question, answer }] : [];
    });
    return questions.length > 0 ? [{ name: localised(group, 'name', lang), questions }] : [];
  });
  return own.length > 0 ? own : builtIn(site);
}

function builtIn({ context, title, kind, settings, payee }: Site): readonly FaqGroup[] {
  const { lang, place } = context;
  const pay = kind === 'mall' ? 'ways' : payQuestion(shopMethods(methodsOf(settings), payee));
  const groups = { order: ['account', pay, 'change'], parcel: ['when', 'wrong'] } as const;
  const vars = { contact: `${place.base}/contactus`, name: escapeHtml(title) };
  return (['order', 'parcel'] as const).map((group) => ({
    name: text(lang, `faq.${group}`),
    questions: groups[group].map((key) => ({
      question: text(lang, `faq.${key}`),
      answer: `<p>${text(lang, `faq.${key}.answer`, vars)}</p>`,
    })),
  }));
}

/** Returns the question about the main payment method of its orders: cash on delivery if it is offered. */
function payQuestion(
  methods: readonly CheckoutPayment[],
): 'cash' | 'transfer' | 'online' | 'platform' {
  if (methods.includes('cod')) return 'cash';
  return (['platform', 'transfer'] as const).find((one) => methods.includes(one)) ?? 'online';
}

/** JSON-LD of the questions. */
export function faqData(shown: readonly FaqGroup[]): unknown {
  return {
    ...schemaContext,
    '@type': 'FAQPage',
    mainEntity: shown
      .flatMap((group) => group.questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
  };
}
