import { formatPrice } from '@talad/elements/locales/format';
import type { CustomerFilter } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';

type Translate = (key: string, vars?: Record<string, unknown>) => string;

/** The conditions that a segment can have, in the order of their chips and fields. */
export const conditions = [
  'kind',
  'min_orders',
  'min_spend',
  'idle_days',
  'recent_days',
  'marketing',
  'tag',
  'lang',
] as const satisfies readonly (keyof CustomerFilter)[];
export type Condition = (typeof conditions)[number];

/** Describes a condition: 'No order for 90 days'. */
export function conditionText(
  condition: Condition,
  filter: CustomerFilter,
  translate: Translate,
): string {
  const value = filter[condition];
  const key = `app.customers.condition.${condition}`;
  switch (condition) {
    case 'kind':
    case 'lang':
      return translate(`app.customers.${condition}.${String(value)}`);
    case 'marketing':
      return translate(`app.customers.consent.${value === true ? 'given' : 'not_given'}`);
    case 'min_spend':
      return translate(key, { amount: formatPrice(Number(value)) });
    case 'tag':
      return translate(key, { tag: value });
    case 'min_orders':
    case 'idle_days':
    case 'recent_days':
      return translate(key, { smart_count: Number(value) });
  }
}

/** Returns whether two filters have the same conditions, in any order. */
export function isSameFilter(one: CustomerFilter, other: CustomerFilter): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(filter: CustomerFilter): string {
  return JSON.stringify(['q' as const, ...conditions].map((name) => filter[name] ?? null));
}
