import { expect, it } from 'vitest';
import { limitWork } from './limit-work.ts';

it('runs two at once, lets one wait and refuses the next', async () => {
  const run = limitWork(2, 1);
  const done: ((value: string) => void)[] = [];
  const begin = () =>
    run(
      () =>
        new Promise<string>((resolve) => {
          done.push(resolve);
        }),
    );
  const [first, second, third] = [begin(), begin(), begin()];
  expect(await begin()).toBeNull();
  expect(done).toHaveLength(2);
  done[0]?.('first');
  expect(await first).toBe('first');
  await expect.poll(() => done.length).toBe(3);
  done[1]?.('second');
  done[2]?.('third');
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});

it('goes on after a work that failed', async () => {
  const run = limitWork(1, 0);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(() => Promise.resolve('yes'))).toBe('yes');
});
