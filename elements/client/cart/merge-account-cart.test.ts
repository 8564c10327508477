import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '../../commerce/limits.ts';
import { appliedOf, changesOf, mergeCarts, quantitiesOf } from './merge-account-cart.ts';

const none = {};
const merge = (sides: Partial<Parameters<typeof mergeCarts>[0]>) =>
  mergeCarts({ base: none, sent: none, local: none, server: none, ...sides });

describe('the changes of a browser', () => {
  it('are the lines added, changed and removed since the last answer', () => {
    expect(changesOf({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, d: 4 })).toEqual([
      { product_uuid: 'b', quantity: 5, added: false },
      { product_uuid: 'c', quantity: 0, added: false },
      { product_uuid: 'd', quantity: 4, added: true },
    ]);
  });

  it('never have more pieces than the account’s cart allows', () => {
    expect(quantitiesOf([{ product_uuid: 'a', quantity: 5_000 }])).toEqual({ a: 999 });
  });
});

describe('a call whose answer was lost', () => {
  const again = (
    sides: Pick<Parameters<typeof mergeCarts>[0], 'base' | 'local' | 'server'>,
    sent: object,
  ) => merge({ ...sides, sent: appliedOf({ ...sent }, sides.server) }).lines;

  it('was applied: what was changed since counts', () => {
    expect(again({ base: none, local: none, server: { a: 1 } }, { a: 1 })).toEqual({});
    expect(again({ base: { a: 1 }, local: { a: 3 }, server: { a: 2 } }, { a: 2 })).toEqual({
      a: 3,
    });
    expect(again({ base: { a: 1 }, local: { a: 1 }, server: none }, { a: 0 })).toEqual({ a: 1 });
  });

  it('was not applied: its changes remain to be sent', () => {
    expect(again({ base: none, local: { a: 1 }, server: none }, { a: 1 })).toEqual({ a: 1 });
    expect(again({ base: { a: 1 }, local: none, server: { a: 1 } }, { a: 0 })).toEqual({});
  });
});

describe('at sign-in', () => {
  it('keeps the account’s cart and adds the guest’s other lines', () => {
    const merged = merge({ local: { a: 1, c: 4 }, server: { b: 2, a: 1 } });
    expect(merged).toEqual({ lines: { b: 2, a: 1, c: 4 }, clashes: {}, isFull: false });
    expect(Object.keys(merged.lines)).toEqual(['b', 'a', 'c']);
  });

  it('keeps the account’s of two quantities, and offers the guest’s', () => {
    expect(merge({ local: { a: 4 }, server: { a: 1 } })).toMatchObject({
      lines: { a: 1 },
      clashes: { a: 4 },
    });
  });

  it('adds no more products than the cart can hold, and says so', () => {
    const server = Object.fromEntries(
      Array.from({ length: MAX_CART_LINES - 1 }, (_, index) => [`s${index}`, 1]),
    );
    const merged = merge({ server, local: { a: 1, b: 1 } });
    expect(Object.keys(merged.lines)).toHaveLength(MAX_CART_LINES);
    expect([merged.lines['a'], merged.lines['b'], merged.isFull]).toEqual([1, undefined, true]);
    const full = { ...server, z: 1 };
    const { z: _, ...without } = full;
    // A line removed in this browser makes room for one added in it.
    const swapped = merge({ base: full, server: full, local: { ...without, a: 1 } });
    expect([swapped.lines['a'], swapped.lines['z'], swapped.isFull]).toEqual([1, undefined, false]);
  });
});

it.each<[string, Partial<Parameters<typeof mergeCarts>[0]>, object, object?]>([
  [
    'takes what another browser changed',
    { base: { a: 1 }, local: { a: 1 }, server: { a: 3 } },
    { a: 3 },
  ],
  ['takes what another browser added', { server: { a: 3 } }, { a: 3 }],
  ['lets go of what another browser removed', { base: { a: 1 }, local: { a: 1 } }, {}],
  [
    'keeps a change that is not sent yet',
    { base: { a: 1 }, local: { a: 2 }, server: { a: 1 } },
    { a: 2 },
  ],
  ['a change does not bring back a removed line', { base: { a: 1 }, local: { a: 2 } }, {}],
  ['keeps a removal that is not sent yet', { base: { a: 1 }, server: { a: 1 } }, {}],
  ['removes nothing that was changed meanwhile', { base: { a: 1 }, server: { a: 5 } }, { a: 5 }],
  ['keeps what was added while a call was under way', { local: { a: 1 } }, { a: 1 }],
  [
    'takes the answer to what was sent',
    { sent: { a: 2 }, local: { a: 2 }, server: { a: 2 } },
    { a: 2 },
  ],
  ['lets go of an added line that was refused', { sent: { a: 2 }, local: { a: 2 } }, {}],
  [
    'keeps what was changed after it was sent',
    { sent: { a: 2 }, local: { a: 3 }, server: { a: 2 } },
    { a: 3 },
  ],
  ['keeps what was removed after it was sent', { sent: { a: 2 }, server: { a: 2 } }, {}],
  [
    'keeps what was put back after its removal was sent',
    { base: { a: 2 }, sent: { a: 0 }, local: { a: 2 } },
    { a: 2 },
  ],
  [
    'asks which quantity is meant where another browser added it first',
    { sent: { a: 2 }, local: { a: 2 }, server: { a: 5 } },
    { a: 5 },
    { a: 2 },
  ],
  [
    'a line that another browser changed after a removal was sent stays',
    { base: { a: 2 }, sent: { a: 0 }, server: { a: 4 } },
    { a: 4 },
  ],
])('%s', (_name, sides, lines, clashes = {}) => {
  expect(merge(sides)).toEqual({ lines, clashes, isFull: false });
});
