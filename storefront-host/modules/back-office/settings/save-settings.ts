import type { Selectable, Transaction } from 'kysely';
import { normalizePhone } from '@talad/elements/commerce/forms/address-form';
import { parseBaht } from '@talad/elements/commerce/money';
import { safeHref } from '@talad/elements/schema/safe-href';
import type { Db } from '../../../db/open.ts';
import type { Both, Database, ShopPlace, ShopSettings, ShopTable } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { isUpload } from '../../../media/uploads.ts';
import type { TextKey } from '../../../locales/text.ts';
import { writeTranslation } from '../../catalog/index.ts';
import { readAccount } from '../../sales/index.ts';
import { findPlace, writeAudit, isShopTitle, MALL_ID } from '../../shops/index.ts';
import type { SettingsUpdate } from './settings.contract.ts';
import { isNumberTaken, saveSeries } from './order-series.ts';
import {
  refuseSelling,
  sellingColumns,
  sellingFacts,
  sellingOf,
  withoutDropped,
} from './selling-settings.ts';
import { otherOf, revisionOf, translatedTexts } from './settings.read.ts';

export interface SettingsChange {
  readonly shopId: number;
  readonly update: SettingsUpdate;
  readonly accountId: string;
  readonly at: Date;
}

export type SettingsRefusal =
  | { readonly code: 'NOT_FOUND' | 'CONFLICT' }
  | { readonly code: 'VALIDATION'; readonly path: string; readonly key: TextKey };

type Row = Selectable<ShopTable>;

/** Saves the sent settings of a shop with an audit entry. One transaction. */
export function saveSettings(db: Db, change: SettingsChange): Promise<SettingsRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const { shopId, update, at } = change;
    const row = await trx
      .selectFrom('shop')
      .selectAll()
      .where('id', '=', shopId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { code: 'NOT_FOUND' };
    if (revisionOf(row) !== update.revision) return { code: 'CONFLICT' };
    const refused = await findRefusal(trx, row, update);
    if (refused) return refused;
    const place = update.place && (await findPlace(update.place, update.place.postcode));
    if (place === null && update.place) {
      return { code: 'VALIDATION', path: 'place/postcode', key: 'checkout.error.UNKNOWN_AREA' };
    }
    const next = columnsOf(row, update, place);
    if (update.order_numbers) await saveSeries(trx, shopId, update.order_numbers);
    await trx
      .updateTable('shop')
      .set({ ...next, updated_at: at })
      .where('id', '=', shopId)
      .execute();
    const lang = otherOf(row.base_language);
    const overlay = Object.fromEntries(
      translatedTexts.flatMap((name) => {
        const texts = update[name];
        return texts ? [[name, tidy(texts[lang])]] : [];
      }),
    );
    if (Object.keys(overlay).length > 0) {
      await writeTranslation(trx, { shopId, entity: 'shop', entityId: shopId, lang }, overlay);
    }
    await invalidatePages(trx, [
      pageKeys.shop(shopId),
      pageKeys.list(shopId),
      pageKeys.list(MALL_ID),
      pageKeys.sellers(),
    ]);
    await record(trx, row, change);
    return null;
  });
}

async function findRefusal(
  trx: Transaction<Database>,
  row: Row,
  update: SettingsUpdate,
): Promise<SettingsRefusal | null> {
  const invalid = (path: string, key: TextKey = 'field.invalid') =>
    ({ code: 'VALIDATION', path, key }) as const;
  const title = update.title?.[row.base_language];
  if (title !== undefined && !isShopTitle(tidy(title))) {
    return invalid(`title/${row.base_language}`, 'signup.refused.BAD_TITLE');
  }
  for (const name of ['email', 'notify_email'] as const) {
    const address = update[name]?.trim() ?? '';
    if (address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      return invalid(name, 'field.format.email');
    }
  }
  for (const name of ['tel', 'mobile'] as const) {
    const phone = update[name]?.trim() ?? '';
    if (phone !== '' && normalizePhone(phone) === null) {
      return invalid(name, 'checkout.error.BAD_PHONE');
    }
  }
  if (update.map_url && safeHref(update.map_url) === '#') return invalid('map_url');
  for (const [name, value] of Object.entries(update.socials ?? {})) {
    const handle = value.trim().replace(/^@/, '');
    if (handle !== '' && !/^[\w.-]{1,60}$/.test(handle) && !/^https:\/\/\S+$/.test(handle)) {
      return invalid(`socials/${name}`);
    }
  }
  if (update.mall_category_id != null && !(await isRoot(trx, update.mall_category_id))) {
    return invalid('mall_category_id');
  }
  for (const name of ['avatar', 'cover', 'favicon', 'share_picture'] as const) {
    const id = update[name];
    if (id != null && !(await isUpload(trx, row.id, id))) return invalid(name);
  }
  const { shipping } = update;
  if (shipping && parseBaht(shipping.flat) === null) return invalid('shipping/flat');
  if (shipping?.free_from != null && parseBaht(shipping.free_from) === null) {
    return invalid('shipping/free_from');
  }
  const { order_numbers: numbers } = update;
  if (numbers && (await isNumberTaken(trx, row.id, numbers))) {
    return invalid('order_numbers/next', 'field.orderNumberTaken');
  }
  if (update.payments?.online === true && !(await readAccount(trx, row.id))) {
    return { code: 'VALIDATION', path: 'payments/online', key: 'field.noProvider' };
  }
  const wrong = refuseSelling(update);
  return wrong && invalid(wrong.path, wrong.key);
}

async function isRoot(trx: Transaction<Database>, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('category')
    .select('id')
    .where('shop_id', '=', MALL_ID)
    .where('id', '=', id)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

function columnsOf(row: Row, update: SettingsUpdate, place: ShopPlace | null | undefined) {
  const own = row.base_language;
  const phone = (value: string) => (value.trim() === '' ? null : normalizePhone(value));
  const picture = (id: string | null) =>
    id === null ? null : JSON.stringify({ media_id: id, alt: {} });
  const filled = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    ...(update.title && { title: tidy(update.title[own]) }),
    ...(update.slogan && { slogan: tidy(update.slogan[own]) }),
    ...(update.description && { description: tidy(update.description[own]) }),
    ...(update.address && { address: tidy(update.address[own]) }),
    ...(update.email !== undefined && { email: filled(update.email) }),
    ...(update.tel !== undefined && { tel: phone(update.tel) }),
    ...(update.mobile !== undefined && { mobile: phone(update.mobile) }),
    ...(update.map_url !== undefined && { map_url: filled(update.map_url) }),
    ...(update.allow_direct_url !== undefined && { allow_direct_url: update.allow_direct_url }),
    ...(update.socials && { socials: JSON.stringify(socialsOf(update.socials)) }),
    ...(update.default_language && { default_language: update.default_language }),
    ...(update.mall_category_id !== undefined && { mall_category_id: update.mall_category_id }),
    ...(update.avatar !== undefined && { avatar: picture(update.avatar) }),
    ...(update.cover !== undefined && { cover: picture(update.cover) }),
    ...(update.favicon !== undefined && { favicon: picture(update.favicon) }),
    settings: JSON.stringify(settingsOf(row.settings, update, place)),
  };
}

/** Keeps settings that the form does not have. */
function settingsOf(
  stored: ShopSettings,
  update: SettingsUpdate,
  place: ShopPlace | null | undefined,
): ShopSettings {
  const { shipping, notify_email: notify, ga4, meta } = update;
  const analytics = {
    ...stored.analytics,
    ...(ga4 !== undefined && { ga4 }),
    ...(meta !== undefined && { meta }),
  };
  const { shipping: stays, place: before, share_picture: shown, ...others } = stored;
  const { search, share_picture: chosen } = update;
  const share = chosen === undefined ? shown : chosen !== null && { media_id: chosen, alt: {} };
  const at = place === undefined ? before : place;
  const rest = withoutDropped(others, update);
  const nextShipping = shipping === undefined ? stays : shippingOf(shipping);
  return {
    ...rest,
    ...(nextShipping && { shipping: nextShipping }),
    ...(at && { place: at }),
    ...(share && { share_picture: share }),
    ...(search && {
      search: { ...search, title: tidied(search.title), description: tidied(search.description) },
    }),
    ...sellingColumns(update),
    ...(notify !== undefined && { notify_email: notify.trim() }),
    analytics: Object.fromEntries(Object.entries(analytics).filter(([, id]) => id !== '')),
  };
}

function shippingOf(
  given: NonNullable<SettingsUpdate['shipping']> | null,
): ShopSettings['shipping'] {
  const flat = given && parseBaht(given.flat);
  if (!given || flat === null) return undefined;
  const freeFrom = given.free_from === null ? null : parseBaht(given.free_from);
  return { flat, ...(freeFrom !== null && { freeFrom }) };
}

function socialsOf(given: NonNullable<SettingsUpdate['socials']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
}

function tidied({ th, en }: Both): Both {
  return { th: tidy(th), en: tidy(en) };
}

/** Trims the lines of an address and keeps its line breaks. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\r?\n ?/g, '\n')
    .trim();
}

/** Writes the audit entry with the names of the changed settings, without the contents of pictures and addresses. */
async function record(
  trx: Transaction<Database>,
  row: Row,
  { shopId, update, accountId, at }: SettingsChange,
): Promise<void> {
  const own = row.base_language;
  const prefixed = update.order_numbers !== undefined;
  const listed = update.search !== undefined;
  const before = {
    ...(listed && { search_listed: row.settings.search?.listed ?? true }),
    ...(prefixed && { order_prefix: row.settings.order_numbers?.prefix ?? null }),
    ...(update.title && { title: row.title }),
    ...(update.shipping !== undefined && { shipping: row.settings.shipping?.flat ?? null }),
    ...sellingFacts(sellingOf(row.settings), update),
  };
  const after = {
    ...(listed && { search_listed: update.search?.listed }),
    ...(prefixed && { order_prefix: update.order_numbers?.prefix ?? null }),
    ...(update.title && { title: tidy(update.title[own]) }),
    ...(update.shipping !== undefined && {
      shipping: shippingOf(update.shipping)?.flat ?? null,
    }),
    ...sellingFacts(update, update),
  };
  await writeAudit(trx, {
    shopId,
    entity: 'settings',
    entityId: shopId,
    action: 'updated',
    accountId,
    before,
    after,
    at,
  });
}
