import { formatDateTime, formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { Lang, StaffFlag } from '../../../db/schema.ts';
import { isTextKey, text } from '../../../locales/text.ts';
import { flagNames } from '../../shops/index.ts';
import { ActivityKind, type ActivityEntry } from '../../shops/audit-log/activity.contract.ts';

type Facts = Readonly<Record<string, unknown>> | null;

export function activityKinds(lang: Lang) {
  return ActivityKind.anyOf.map(({ const: kind }) => ({
    kind,
    name: text(lang, `activity.kind.${kind}`),
  }));
}

/** Returns the title of an entry, e.g. 'Changed a product'. An action without a text gets the name of its kind. */
export function activityTitle(lang: Lang, kind: ActivityKind, action: string): string {
  const key = `activity.${kind}.${action}`;
  return text(lang, isTextKey(key) ? key : `activity.kind.${kind}`);
}

/**
 * Returns the changed fields, with names that shopkeepers know. Internal ids and counters have no names and are
 * left out.
 */
export function changesOf(lang: Lang, before: Facts, after: Facts): ActivityEntry['changes'] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const key = `activity.field.${name}`;
    const [was, is] = [valueOf(lang, name, before?.[name]), valueOf(lang, name, after?.[name])];
    if (!isTextKey(key) || was === is) return [];
    return [{ field: text(lang, key), before: was, after: is }];
  });
}

function valueOf(lang: Lang, name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return text(lang, value ? 'activity.on' : 'activity.off');
  if (name === 'flags' && Array.isArray(value)) return flagNames(lang, value as StaffFlag[]);
  if (Array.isArray(value)) return text(lang, 'activity.pieces', { count: value.length });
  if (typeof value === 'number') {
    return name.endsWith('price') ? formatPrice(value) : formatNumber(value);
  }
  if (typeof value === 'object') return Object.values(value).join(' ');
  if (typeof value !== 'string') return null;
  if (name.endsWith('_at')) return formatDateTime(value, lang);
  const key = `activity.value.${value}`;
  return isTextKey(key) ? text(lang, key) : value;
}
