import type { Problem } from '@talad/elements/schema/check';
import type { RuntimeField } from '@talad/elements/schema/fields';
import type { FieldRules } from '@talad/elements/schema/section-schema';
import { isSample } from '../../../presets/samples.ts';
import type { Lang } from '../../providers/i18n-provider.ts';
import type { EditorText } from '../use-text.ts';

export interface FieldProps<F extends RuntimeField = RuntimeField> {
  readonly field: F;
  readonly rule: FieldRules;
  /** Undefined if not set, so the default or the other language applies. */
  readonly value: unknown;
  readonly placeholder?: string | undefined;
  /** Problems of this field and of fields within it. */
  readonly problems: readonly Problem[];
  /** Path in the saved props, such as '/slides/0/title'. */
  readonly path: string;
  readonly onChange: (value: unknown, gesture?: string) => void;
  readonly onItem: (item: number | null) => void;
}

export function problemText(
  { problems, path, rule }: Pick<FieldProps, 'problems' | 'path' | 'rule'>,
  t: EditorText,
): string | undefined {
  const problem = problems.find((one) => one.path === path);
  if (!problem) return undefined;
  const { limit = 0 } = problem;
  switch (problem.code) {
    case 'REQUIRED':
      return t('inspect.required');
    case 'TOO_LONG':
      return t('inspect.TOO_LONG', { limit });
    case 'OUT_OF_RANGE':
      return t('inspect.OUT_OF_RANGE', { min: rule.min ?? 0, max: rule.max ?? '' });
    case 'BAD_COLOR':
      return t('inspect.BAD_COLOR');
    case 'TOO_MANY':
      return t('list.full', { max: limit });
    case 'BAD_LINK':
    case 'NOT_AN_OPTION':
    case 'UNKNOWN_FIELD':
    case 'WRONG_TYPE':
      return t('inspect.BAD_LINK');
  }
}

export function helpOf(props: FieldProps, t: EditorText, lang: Lang): string | undefined {
  const { value, rule } = props;
  const isMarked = typeof value === 'string' && isSample(value);
  return problemText(props, t) ?? (isMarked ? t('inspect.sample') : rule.hint?.[lang]);
}
