import type { Capability } from '../resource.ts';

export interface SettingsTopic {
  /** Its page is `/settings/{id}`. */
  readonly id: string;
  readonly group: TopicGroup;
  /** Leads to a page of another resource instead of its own. */
  readonly to?: string;
  /** Right that it needs in addition to seeing the settings. */
  readonly needs?: Capability;
  /** Fields that are always on the page, to which Find leads. */
  readonly fields: readonly string[];
}

/** The index shows the topics in these groups. */
export const topicGroups = ['shop', 'selling', 'storefront', 'people'] as const;
export type TopicGroup = (typeof topicGroups)[number];

const both = (...names: readonly string[]) => names.flatMap((name) => [`${name}.th`, `${name}.en`]);

/** All topics of the settings, in the order of the index. */
export const topics: readonly SettingsTopic[] = [
  {
    id: 'profile',
    group: 'shop',
    fields: [
      ...both('title', 'slogan', 'description'),
      'avatar',
      'cover',
      'favicon',
      'mall_category_id',
      'default_language',
    ],
  },
  {
    id: 'contact',
    group: 'shop',
    fields: [
      ...both('address'),
      'place',
      'mobile',
      'tel',
      'email',
      'map_url',
      'allow_direct_url',
      ...['line', 'facebook', 'instagram', 'tiktok', 'youtube', 'x', 'gplus'].map(
        (name) => `socials.${name}`,
      ),
    ],
  },
  { id: 'hours', group: 'shop', fields: ['has_hours', 'has_holiday'] },
  { id: 'closing', group: 'shop', needs: 'shop:open', fields: [] },
  { id: 'shipping', group: 'selling', fields: ['charges_shipping'] },
  {
    id: 'payment',
    group: 'selling',
    fields: ['payments.transfer', 'payments.online', 'payments.cod'],
  },
  { id: 'cards', group: 'selling', needs: 'shop:open', fields: [] },
  { id: 'slips', group: 'selling', needs: 'shop:open', fields: [] },
  {
    id: 'checkout',
    group: 'selling',
    fields: ['checkout.guests', 'checkout.email', 'checkout.note', 'checkout.remind_hours'],
  },
  { id: 'orders', group: 'selling', fields: ['has_order_numbers'] },
  {
    id: 'tax',
    group: 'selling',
    fields: ['tax.registered', 'tax.name', 'tax.number', 'tax.address'],
  },
  { id: 'policies', group: 'selling', to: '/policies', fields: [] },
  { id: 'domain', group: 'storefront', needs: 'shop:open', fields: [] },
  {
    id: 'search',
    group: 'storefront',
    fields: ['search.listed', ...both('search.title', 'search.description'), 'share_picture'],
  },
  { id: 'measuring', group: 'storefront', fields: ['ga4', 'meta'] },
  { id: 'notifications', group: 'people', fields: ['notify_email'] },
  { id: 'staff', group: 'people', to: '/staff', needs: 'staff:write', fields: [] },
  { id: 'security', group: 'people', needs: 'staff:write', fields: [] },
  { id: 'activity', group: 'people', to: '/activity', needs: 'audit:read', fields: [] },
];

export function placeOfTopic({ id, to }: SettingsTopic): string {
  return to ?? `/settings/${id}`;
}

/** `title.th` is labelled by `app.settings.title_th`. */
export function labelOfField(source: string): string {
  return `app.settings.${source.replaceAll('.', '_')}`;
}

export function titleOfTopic({ id }: SettingsTopic): string {
  return `app.settings.topics.${id}.title`;
}
