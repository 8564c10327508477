import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import {
  added,
  alt,
  both,
  flag,
  focus,
  bioLinks,
  categoryLayout,
  helpItems,
  html,
  idOf,
  idsOf,
  image,
  images,
  line,
  mallPath,
  needed,
  number,
  options,
  own,
  picture,
  record,
  strings,
  text,
  time,
  terms,
  words,
  type Column,
} from './columns.ts';
import { dropship, settings } from './shop-settings.ts';

export interface PortableTable {
  readonly name: keyof Database;
  readonly columns: Readonly<Record<string, Column>>;
  /** Its primary key within the shop. */
  readonly key: readonly string[];
  /** Condition for exported rows; all rows if absent. `t` is the table's alias. */
  readonly where?: RawBuilder<unknown>;
  /** Proof of trade, which an owner could forge in a file: only operators import it. */
  readonly isTrade?: true;
}

/** Each picture's file is an entry of its own. */
export const mediaTable: PortableTable = {
  name: 'media',
  key: ['id'],
  where: sql`NOT t.from_shopper`,
  columns: {
    id: picture,
    name: line,
    alt,
    tags: words,
    focus,
    file_version: number,
    created_at: time,
  },
};

/** The tables of a shop, in an order that satisfies foreign keys. */
export const portableTables: readonly PortableTable[] = [
  {
    name: 'shop',
    key: ['id'],
    columns: {
      ...all(line, 'title', 'slogan', 'base_language', 'default_language', 'email', 'tel'),
      ...all(line, 'mobile', 'map_url'),
      ...all(text, 'description', 'address'),
      ...all(image, 'avatar', 'cover', 'favicon'),
      design: record,
      settings,
      dropship_config: dropship,
      allow_direct_url: flag,
      socials: strings,
      mall_category: mallPath,
    },
  },
  {
    name: 'category',
    key: ['id'],
    columns: {
      id: own('category'),
      parent_id: idOf('category'),
      ...all(line, 'slug', 'title'),
      description: text,
      image: picture,
      layout: categoryLayout,
      rank: number,
    },
  },
  { name: 'brand', key: ['id'], columns: { id: own('brand'), name: line, image: picture } },
  { name: 'tag', key: ['id'], columns: { id: own('tag'), name: line } },
  {
    name: 'product',
    key: ['id'],
    where: sql`t.status <> 'removed' AND NOT EXISTS (SELECT FROM product m
      WHERE m.shop_id = t.shop_id AND m.id = t.parent_id AND m.status = 'removed')`,
    columns: {
      id: own('product'),
      parent_id: needed('product'),
      ...all(line, 'slug', 'title', 'code', 'barcode', 'status', 'unit_name', 'brand', 'author'),
      ...all(line, 'publisher', 'isbn', 'language', 'import_key', 'second_hand_option'),
      ...all(line, 'publish_as', 'seo_title'),
      ...all(text, 'description', 'seo_description'),
      ...all(number, 'price', 'full_price'),
      options,
      option_values: strings,
      images,
      category_id: idOf('category'),
      more_category_ids: idsOf('category'),
      mall_category: mallPath,
      ...all(words, 'tags', 'showrooms'),
      ...all(number, 'weight_grams', 'width_mm', 'length_mm', 'height_mm', 'popularity', 'rank'),
      ...all(number, 'page_count', 'published_year', 'province_id', 'prepare_duration'),
      ...all(number, 'prepare_weekday', 'order_limit'),
      ...all(flag, 'second_hand', 'free_shipping', 'has_vat', 'one_per_cart', 'add_disabled'),
      attributes: strings,
      ...all(time, 'publish_at', 'created_at', 'updated_at'),
    },
  },
  {
    name: 'stock',
    key: ['product_id'],
    columns: { product_id: needed('product'), remain: number, unlimited: flag },
  },
  {
    name: 'collection',
    key: ['id'],
    columns: {
      id: own('collection'),
      ...all(line, 'slug', 'title'),
      summary: text,
      html,
      image,
      rank: number,
      rule: record,
      ...all(time, 'published_at', 'created_at', 'updated_at'),
    },
  },
  {
    name: 'collection_product',
    key: ['collection_id', 'product_id'],
    where: sql`t.product_shop_id = t.shop_id`,
    columns: {
      collection_id: needed('collection'),
      product_id: needed('product'),
      rank: number,
    },
  },
  {
    name: 'promotion',
    key: ['id'],
    columns: {
      id: own('promotion'),
      ...all(line, 'kind', 'slug', 'title', 'discount_kind'),
      summary: text,
      html,
      image,
      ...all(number, 'discount_value', 'rank'),
      ...all(time, 'begins_at', 'ends_at', 'published_at', 'created_at', 'updated_at'),
    },
  },
  {
    name: 'promotion_category',
    key: ['promotion_id', 'category_id'],
    columns: { promotion_id: needed('promotion'), category_id: needed('category') },
  },
  {
    name: 'promotion_product',
    key: ['promotion_id', 'product_id'],
    columns: {
      promotion_id: needed('promotion'),
      product_id: needed('product'),
      rank: number,
      by_category: flag,
    },
  },
  {
    name: 'coupon',
    key: ['id'],
    columns: {
      id: own('coupon'),
      ...all(line, 'code', 'title', 'kind'),
      description: text,
      ...all(number, 'value', 'minimum', 'max_discount', 'rank', 'quota', 'per_buyer'),
      // Pieces that were claimed stay claimed.
      claimed: number,
      image,
      ...all(flag, 'is_public', 'has_codes'),
      ...all(time, 'begins_at', 'ends_at', 'created_at', 'updated_at'),
    },
  },
  {
    name: 'coupon_code',
    key: ['code'],
    columns: { code: line, coupon_id: needed('coupon'), used_at: time },
  },
  {
    name: 'blog',
    key: ['id'],
    where: sql`t.removed_at IS NULL`,
    columns: {
      id: own('blog'),
      ...all(line, 'slug', 'title', 'author'),
      summary: text,
      html,
      image,
      tags: words,
      hilight: flag,
      event: record,
      ...all(time, 'published_at', 'publish_at', 'created_at', 'updated_at'),
    },
  },
  {
    name: 'contestant',
    key: ['id'],
    columns: {
      id: own('contestant'),
      ...all(number, 'number', 'rank'),
      ...all(line, 'name', 'link'),
      summary: text,
      image,
      created_at: time,
    },
  },
  {
    name: 'page',
    key: ['name'],
    columns: {
      ...all(line, 'name', 'title'),
      ...all(record, 'draft', 'published'),
      seo: added(record, {}),
      is_front: added(flag, false),
      published_at: time,
    },
  },
  {
    name: 'saved_section',
    key: ['id'],
    where: sql`t.removed_at IS NULL`,
    columns: { name: line, document: record, created_at: time },
  },
  {
    name: 'site_design',
    key: ['shop_id'],
    columns: { ...all(record, 'draft', 'published'), published_at: time },
  },
  {
    name: 'shop_policy',
    key: ['document'],
    columns: { document: line, ...all(text, 'body_th', 'body_en'), updated_at: time },
  },
  {
    name: 'bio_page',
    key: ['shop_id'],
    columns: { links: bioLinks, avatar: picture, updated_at: time },
  },
  {
    name: 'help_topic',
    key: ['topic'],
    columns: { topic: line, ...all(both, 'titles', 'bodies'), items: helpItems, updated_at: time },
  },
  {
    name: 'redirect',
    key: ['id'],
    where: sql`t.removed_at IS NULL`,
    columns: { ...all(line, 'from_path', 'to_path'), created_at: time },
  },
  {
    name: 'search_synonym',
    key: ['id'],
    where: sql`t.removed_at IS NULL`,
    columns: { terms, created_at: time },
  },
  {
    // The other questions are messages of customers.
    name: 'product_question',
    key: ['id'],
    where: sql`t.state = 'answered' AND t.answer IS NOT NULL`,
    columns: {
      product_id: needed('product'),
      ...all(text, 'question', 'answer'),
      state: line,
      ...all(time, 'published_at', 'asked_at'),
    },
  },
  {
    name: 'customer_segment',
    key: ['id'],
    columns: { name: line, filter: record, created_at: time },
  },
  {
    name: 'review',
    key: ['id'],
    isTrade: true,
    columns: {
      product_id: needed('product'),
      ...all(line, 'reviewer_name', 'lang', 'hidden_reason'),
      ...all(text, 'body', 'answer'),
      stars: number,
      scores: record,
      ...all(time, 'created_at', 'edited_at', 'answered_at', 'hidden_at'),
    },
  },
  {
    name: 'translation',
    key: ['entity', 'entity_id', 'lang'],
    columns: {
      ...all(line, 'entity', 'lang'),
      entity_id: { schema: number.schema },
      fields: strings,
    },
  },
];

/** Columns that only operators import, because they rank a shop's products in the marketplace. */
export const tradeColumns: ReadonlySet<string> = new Set(['popularity', 'claimed']);

/** Tables whose rows get a new id, because nothing refers to them. */
export const freshIds: ReadonlySet<keyof Database> = new Set([
  'redirect',
  'saved_section',
  'search_synonym',
  'product_question',
  'customer_segment',
  'review',
]);

function all(column: Column, ...names: readonly string[]): Readonly<Record<string, Column>> {
  return Object.fromEntries(names.map((name) => [name, column]));
}
