import { describe, expect, it } from 'vitest';
import type { StoredOption } from '../../../../db/schema.ts';
import { planVariants } from './plan-variants.ts';

const option = (key: string, ...items: string[]): StoredOption => ({
  key,
  title: { th: key },
  items: items.map((item) => ({ key: item, title: { th: item } })),
});
const row = (id: number, option_values: Record<string, string>, isRemoved = false) => ({
  id,
  option_values,
  isRemoved,
});
const color = option('color', 'red', 'blue');
const size = option('size', 's', 'm');

describe('the combinations of options', () => {
  it('are made in the order of the options', () => {
    expect(planVariants([color, size], []).fresh).toEqual([
      { values: { color: 'red', size: 's' }, rank: 0 },
      { values: { color: 'red', size: 'm' }, rank: 1 },
      { values: { color: 'blue', size: 's' }, rank: 2 },
      { values: { color: 'blue', size: 'm' }, rank: 3 },
    ]);
  });

  it('stay the rows that they are when another option comes', () => {
    const plan = planVariants([color, size], [row(1, { color: 'red' }), row(2, { color: 'blue' })]);
    expect(plan.existing).toEqual([
      { id: 1, values: { color: 'red', size: 's' }, rank: 0 },
      { id: 2, values: { color: 'blue', size: 's' }, rank: 2 },
    ]);
    expect(plan.fresh).toHaveLength(2);
    expect(plan.gone).toEqual([]);
  });

  it('go with their value, and of those that become the same the first stays', () => {
    const rows = [
      row(1, { color: 'red', size: 's' }),
      row(2, { color: 'red', size: 'm' }),
      row(3, { color: 'blue', size: 's' }),
    ];
    expect(planVariants([option('color', 'red'), size], rows).gone).toEqual([3]);
    expect(planVariants([color], rows)).toMatchObject({
      existing: [{ id: 1 }, { id: 3 }],
      gone: [2],
    });
    expect(planVariants([], rows)).toEqual({ existing: [], fresh: [], gone: [1, 2, 3] });
  });

  it('come back as the rows that they were', () => {
    const plan = planVariants([color], [row(1, { color: 'red' }), row(2, { color: 'blue' }, true)]);
    expect(plan).toMatchObject({ existing: [{ id: 1 }, { id: 2 }], fresh: [], gone: [] });
  });
});
