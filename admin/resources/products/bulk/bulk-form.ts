import type { BulkChange } from '../../../../storefront-host/modules/back-office/product-changes/bulk.contract.ts';

export const bulkKinds = [
  'price',
  'stock',
  'status',
  'category_id',
  'add_categories',
  'remove_categories',
  'mall_category_id',
  'add_tags',
  'remove_tags',
  'hot',
  'recommend',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** The fields of the dialog. */
export interface BulkValues {
  readonly kind: BulkKind;
  readonly unit: 'percent' | 'baht';
  readonly by: string;
  readonly round_to: 0.01 | 1 | 5 | 10;
  readonly strike: boolean;
  readonly reason: 'received' | 'damaged' | 'count' | 'returned';
  readonly note: string;
  readonly status:
    'availability' | 'preorder' | 'soldout' | 'product_sync_disable' | 'discontinued';
  readonly category: number | null;
  readonly tags: string;
  readonly isOn: boolean;
}

export const emptyBulk: BulkValues = {
  kind: 'price',
  unit: 'percent',
  by: '',
  round_to: 1,
  strike: false,
  reason: 'received',
  note: '',
  status: 'availability',
  category: null,
  tags: '',
  isOn: true,
};

/** Returns the typed change, or null while something is missing. */
export function bulkChange(values: BulkValues): BulkChange | null {
  const { kind, unit, by, round_to, strike, reason, note, status, category, isOn } = values;
  const number = by.trim() === '' ? Number.NaN : Number(by);
  const tags = values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  switch (kind) {
    case 'price':
      return Number.isFinite(number) && number !== 0
        ? { price: { unit, by: number, round_to, strike } }
        : null;
    case 'stock':
      return Number.isInteger(number) && number !== 0
        ? { stock: { delta: number, reason, ...(note && { note }) } }
        : null;
    case 'status':
      return { status };
    case 'category_id':
      return { category_id: category };
    case 'add_categories':
      return category === null ? null : { add_categories: [category] };
    case 'remove_categories':
      return category === null ? null : { remove_categories: [category] };
    case 'mall_category_id':
      return { mall_category_id: category };
    case 'add_tags':
      return tags.length > 0 ? { add_tags: tags } : null;
    case 'remove_tags':
      return tags.length > 0 ? { remove_tags: tags } : null;
    case 'hot':
      return { hot: isOn };
    case 'recommend':
      return { recommend: isOn };
  }
}
