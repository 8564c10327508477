import { expect, it } from 'vitest';
import { pickFresh } from './pick-fresh.ts';

const of = (...ids: readonly number[]) => ids.map((id) => ({ id }));
const ids = (lists: ReturnType<typeof pickFresh>) => lists.map((list) => list.map(({ id }) => id));
const fresh = { limit: 2, fresh: true };

it('shows in a list what no earlier one shows', () => {
  const lists = [of(1, 2, 3), of(2, 1, 4, 5), of(1, 5, 3, 6)];
  expect(ids(pickFresh(lists, [fresh, fresh, fresh]))).toEqual([
    [1, 2],
    [4, 5],
    [3, 6],
  ]);
});

it('repeats some, in their order, where there are not enough others', () => {
  expect(ids(pickFresh([of(1, 2), of(2, 1, 3)], [fresh, fresh]))).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(ids(pickFresh([of(1, 2), of(2, 1)], [fresh, fresh]))).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('leaves lists alone that go on by themselves, and counts no picture of something else', () => {
  const plain = { limit: 2, fresh: false };
  expect(ids(pickFresh([of(1, 2), of(1, 2, 3)], [fresh, plain]))).toEqual([
    [1, 2],
    [1, 2],
  ]);
  const picture = { limit: 1, fresh: false };
  expect(ids(pickFresh([of(1), of(1, 2)], [picture, fresh]))).toEqual([[1], [1, 2]]);
});
