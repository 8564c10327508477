import type { Lang } from '../providers/i18n-provider.ts';
import type { CrossRule } from './validate-form.ts';

/** Requires a text in the shop's own language in `titles`. */
export function titleRule(lang: Lang): CrossRule {
  return ({ titles }, translate) => {
    if (typeof titles !== 'object' || titles === null) return {};
    const title: unknown = Reflect.get(titles, lang);
    const isNamed = typeof title === 'string' && title.trim() !== '';
    return isNamed ? {} : { titles: { [lang]: translate('ra.validation.required') } };
  };
}
