import type {
  ManagedSettings,
  SettingsUpdate,
} from '../../../storefront-host/modules/back-office/settings/settings.contract.ts';

/** The settings as the form edits them: an order's fee is on or off, pictures are ids. */
export interface SettingsValues extends Omit<
  ManagedSettings,
  | 'shipping'
  | 'order_numbers'
  | 'hours'
  | 'holiday'
  | 'avatar'
  | 'cover'
  | 'favicon'
  | 'share_picture'
> {
  readonly charges_shipping: boolean;
  readonly shipping: { readonly flat: number | null; readonly free_from: number | null };
  readonly has_order_numbers: boolean;
  readonly order_numbers: NonNullable<ManagedSettings['order_numbers']>;
  readonly has_hours: boolean;
  readonly hours: readonly {
    readonly is_open: boolean;
    readonly open: string;
    readonly close: string;
  }[];
  readonly has_holiday: boolean;
  readonly holiday: NonNullable<ManagedSettings['holiday']>;
  readonly avatar: ManagedSettings['avatar'];
  readonly cover: ManagedSettings['cover'];
  readonly favicon: ManagedSettings['favicon'];
  readonly share_picture: ManagedSettings['share_picture'];
}

/** Contains all settings, under the id of the topic that edits a part of them. */
export interface SettingsRecord extends SettingsValues {
  readonly id: string;
}

export function valuesOf(settings: ManagedSettings): SettingsValues {
  return {
    ...settings,
    charges_shipping: settings.shipping !== null,
    shipping: settings.shipping ?? { flat: null, free_from: null },
    has_order_numbers: settings.order_numbers !== null,
    order_numbers: settings.order_numbers ?? { prefix: 'ORD-', digits: 4, next: 1 },
    has_hours: settings.hours !== null,
    hours: (settings.hours ?? WEEKDAYS).map((day) => ({
      is_open: day !== null,
      ...(day ?? NINE_TO_SIX),
    })),
    has_holiday: settings.holiday !== null,
    holiday: settings.holiday ?? newHoliday(),
  };
}

const NINE_TO_SIX = { open: '09:00', close: '18:00' };
/** Default hours: open from Monday to Saturday. */
const WEEKDAYS = [...Array.from({ length: 6 }, () => NINE_TO_SIX), null];

/** Returns a week from the next midnight in Thailand on. */
function newHoliday(): NonNullable<ManagedSettings['holiday']> {
  const day = 86_400_000;
  const offset = 7 * 3_600_000;
  const midnight = Math.ceil((Date.now() + offset) / day) * day - offset;
  return {
    from: new Date(midnight).toISOString(),
    until: new Date(midnight + 7 * day).toISOString(),
    stops_orders: true,
    message: { th: '', en: '' },
  };
}

type Change = { -readonly [Key in keyof SettingsUpdate]: SettingsUpdate[Key] };

/** Returns only the fields that differ from the loaded record. */
export function updateOf(loaded: SettingsValues, values: SettingsValues): SettingsUpdate {
  const { revision } = loaded;
  const sent = toWire(values);
  const known = toWire(loaded);
  const change: Change = { revision };
  for (const key of Object.keys(sent)) {
    if (!isField(sent, key)) continue;
    if (JSON.stringify(sent[key]) !== JSON.stringify(known[key])) {
      Object.assign(change, { [key]: sent[key] });
    }
  }
  return change;
}

function isField(fields: Wire, key: string): key is keyof Wire {
  return Object.hasOwn(fields, key);
}

type Wire = ReturnType<typeof toWire>;

function toWire(values: SettingsValues) {
  const { shipping } = values;
  const { cod_limits: limits } = values.payments;
  return {
    title: values.title,
    slogan: values.slogan,
    description: values.description,
    address: values.address,
    place: values.place,
    email: values.email,
    tel: values.tel,
    mobile: values.mobile,
    map_url: values.map_url,
    allow_direct_url: values.allow_direct_url,
    socials: values.socials,
    default_language: values.default_language,
    mall_category_id: values.mall_category_id,
    shipping: values.charges_shipping
      ? { flat: shipping.flat ?? 0, free_from: shipping.free_from }
      : null,
    tax: values.tax,
    order_numbers: values.has_order_numbers ? values.order_numbers : null,
    hours: values.has_hours
      ? values.hours.map(({ is_open: isOpen, open, close }) => (isOpen ? { open, close } : null))
      : null,
    holiday: values.has_holiday ? values.holiday : null,
    checkout: values.checkout,
    search: values.search,
    payments: {
      ...values.payments,
      ...(limits && { cod_limits: { ...limits, refusals: limits.refusals ?? 0 } }),
      accounts: values.payments.accounts.map(({ bank, number, name }) => ({
        bank: bank ?? '',
        number: number ?? '',
        name: name ?? '',
      })),
    },
    notify_email: values.notify_email,
    ga4: values.ga4,
    meta: values.meta,
    avatar: values.avatar?.media_id ?? null,
    cover: values.cover?.media_id ?? null,
    favicon: values.favicon?.media_id ?? null,
    share_picture: values.share_picture?.media_id ?? null,
  };
}
