import { beforeAll, expect, it } from 'vitest';
import type { ComparedProduct } from '../../api/compare.contract.ts';
import { loadArea } from '../../locales/load-area.ts';
import { compareRows } from './compare-rows.ts';

beforeAll(() => Promise.all([loadArea('personal', 'th'), loadArea('personal', 'en')]));

const product = (prepare_duration: number | null) =>
  ({
    price_min: 120,
    price_max: 120,
    status: 'availability',
    ready_to_sell: true,
    shop: { title: 'อัลฟา' },
    weight_grams: 1_500,
    attributes: {},
    prepare_duration,
  }) as unknown as ComparedProduct;

it('lists each fact once per product, in the reader’s language', () => {
  const rows = (lang: 'th' | 'en') =>
    Object.fromEntries(
      compareRows([product(1), product(2), product(null)], lang).map(({ name, values }) => [
        name,
        values,
      ]),
    );
  expect(rows('en')).toMatchObject({
    'Ships within': ['1 day', '2 days', ''],
    Weight: ['1.5 kg', '1.5 kg', '1.5 kg'],
  });
  expect(Object.values(rows('th'))).toContainEqual(['1 วัน', '2 วัน', '']);
});
