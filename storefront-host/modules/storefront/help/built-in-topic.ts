import { localised, recordOf } from '@talad/elements/page/look/read-record';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Lang } from '../../../db/schema.ts';
import type { Site } from '../../content/index.ts';
import { faqGroups } from './faq-groups.ts';
import { helpTexts, isHelpText } from './help-texts.ts';
import type { HelpTopicName, ManagedHelpTopic } from './help-topics.contract.ts';
import type { OwnTopics } from './help-topics.read.ts';
import { eitherOf } from './shown-topic.ts';

const NONE: OwnTopics = new Map();

/** Returns the title of a tab in the language of the site's context. */
export function topicTitle(site: Site, topic: HelpTopicName, own: OwnTopics): string {
  const { lang } = site.context;
  const titles = own.get(topic)?.titles;
  return (titles && eitherOf(titles, lang)) || builtInTitle(site, topic);
}

function builtInTitle(site: Site, topic: HelpTopicName): string {
  const { lang } = site.context;
  if (topic === 'faqs') return pageText(lang, 'help.faqs');
  if (isHelpText(topic)) {
    return helpTexts(site, lang, NONE).find((one) => one.key === topic)?.title ?? '';
  }
  return localised(recordOf(site.look.pages.help.own['custom']), 'title', lang);
}

/** Returns the built-in topic in both languages, for the owner to start from. */
export function builtInTopic(
  sites: Readonly<Record<Lang, Site>>,
  topic: HelpTopicName,
): Pick<ManagedHelpTopic, 'titles' | 'bodies' | 'items'> {
  const [th, en] = [unplaced(sites.th), unplaced(sites.en)];
  return {
    titles: { th: builtInTitle(th, topic), en: builtInTitle(en, topic) },
    bodies: { th: builtInBody(th, topic), en: builtInBody(en, topic) },
    items: topic === 'faqs' ? builtInItems(th, en) : [],
  };
}

function builtInBody(site: Site, topic: HelpTopicName): string {
  const { lang } = site.context;
  if (isHelpText(topic)) {
    return helpTexts(site, lang, NONE).find((one) => one.key === topic)?.html ?? '';
  }
  if (topic === 'faqs') return '';
  return localised(recordOf(site.look.pages.help.own['custom']), 'html', lang);
}

/** Pairs the questions of both languages, which have the same order. */
function builtInItems(th: Site, en: Site): ManagedHelpTopic['items'] {
  const english = faqGroups(en, NONE);
  return faqGroups(th, NONE).flatMap((group, at) =>
    group.questions.map(({ question, answer }, index) => {
      const other = english[at]?.questions[index];
      return {
        groups: { th: group.name, en: english[at]?.name ?? '' },
        questions: { th: question, en: other?.question ?? '' },
        answers: { th: answer, en: other?.answer ?? '' },
      };
    }),
  );
}

/** Links in stored texts begin at the shop's root, because pages add its base path. */
function unplaced(site: Site): Site {
  const { context } = site;
  return { ...site, context: { ...context, place: { ...context.place, base: '' } } };
}
