import type { ManagedHelpTopic } from '../../../storefront-host/modules/storefront/help/help-topics.contract.ts';
import type { CrossRule } from '../../forms/validate-form.ts';

/** Requires a text and an answer in one language for each question, as the server does. */
export const itemsRule: CrossRule = ({ items = [] }, translate) => {
  const missing = { th: translate('ra.validation.required') };
  const errors = (items as ManagedHelpTopic['items']).map(({ questions, answers }) => {
    const hasQuestion = !isEmpty(questions);
    if (hasQuestion && !isEmpty(answers)) return {};
    return hasQuestion ? { answers: missing } : { questions: missing };
  });
  return errors.some((error) => Object.keys(error).length > 0) ? { items: errors } : {};
};

function isEmpty({ th, en }: { readonly th: string; readonly en: string }): boolean {
  return th.trim() === '' && en.trim() === '';
}
