import { expect, it } from 'vitest';
import { product } from '../../../test/registry/fixtures.ts';
import { seeded } from '../../../test/support/seeded.ts';
import { addProduct, editLine } from './cart-actions.ts';
import { createCartStore, type CartStore } from './cart-store.ts';

const KEY = 'talad-sync-cart';
const LEFT = 5;
const goods = [1, 2, 3].map((nth) =>
  product({ product_uuid: `0199b000-0000-7000-8000-00000000000${nth}`, remain: LEFT }),
);

/** Simulates the tabs of one browser: each sees the changes of the others later, in their order. */
function openTabs(count: number) {
  const stored = new Map<string, string>();
  const waiting = Array.from({ length: count }, (): string[] => []);
  const tabs: readonly CartStore[] = waiting.map((_, own) =>
    createCartStore(KEY, () => ({
      getItem: (key) => stored.get(key) ?? null,
      removeItem: (key) => void stored.delete(key),
      setItem(key, value) {
        stored.set(key, value);
        for (const [tab, events] of waiting.entries()) if (tab !== own) events.push(value);
      },
    })),
  );
  return {
    tabs,
    /** Delivers the oldest `storage` event that the tab has not seen. */
    deliver: (tab: number): boolean => {
      const event = waiting[tab]?.shift();
      if (event !== undefined) tabs[tab]?.load(event);
      return event !== undefined;
    },
  };
}

const cartOf = (tab: CartStore | undefined) =>
  Object.fromEntries(
    tab?.state.value.cart.items.map((item) => [item.product_uuid, item.quantity]) ?? [],
  );

it('two tabs show the same cart after 1,000 random sequences of changes, and lose none', () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const random = seeded(seed);
  for (let run = 0; run < 1_000; run += 1) {
    const { tabs, deliver } = openTabs(2);
    const expected = new Map<string, number>();
    for (let step = 0; step < 12; step += 1) {
      const own = Number(random.chance(0.5));
      const tab = tabs[own];
      if (!tab) throw new Error('a tab is missing');
      const { product_uuid: uuid } = random.pick(goods);
      const known = goods.find((one) => one.product_uuid === uuid);
      const had = expected.get(uuid) ?? 0;
      // Clocks jump: two tabs may act in the same millisecond, or the clock may be set back.
      const now = 1_000 + random.upTo(5);
      if (known && random.chance(0.6)) {
        const quantity = 1 + random.upTo(2);
        addProduct(tab, known, quantity, now);
        expected.set(uuid, Math.min(LEFT, had + quantity));
      } else if (had > 0) {
        const amount = random.pick([null, -1, 1, 2, 3]);
        editLine(tab, uuid, amount, now);
        expected.set(uuid, amount === null ? 0 : amount < 0 ? had + amount : amount);
      }
      if (expected.get(uuid) === 0) expected.delete(uuid);
      if (random.chance(0.4)) deliver(random.upTo(1));
    }
    while (deliver(0) || deliver(1));
    const wanted = Object.fromEntries(expected);
    expect([cartOf(tabs[0]), cartOf(tabs[1])], `seed ${seed}`).toEqual([wanted, wanted]);
  }
});
