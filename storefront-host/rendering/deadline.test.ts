import { describe, expect, it } from 'vitest';
import { PageTimeout, startDeadline } from './deadline.ts';

const never = new Promise<string>(() => undefined);
const failing = () => Promise.reject(new Error('database is away'));

describe('a page’s deadline', () => {
  it('gives what was read in time', async () => {
    const deadline = startDeadline(() => undefined, 1_000);
    expect(await deadline.required(Promise.resolve('a'))).toBe('a');
    expect(await deadline.optional(Promise.resolve('b'), 'none')).toBe('b');
    expect(deadline.cutShort).toBe(false);
  });

  it('renders without late parts, and says so', async () => {
    const errors: unknown[] = [];
    const deadline = startDeadline((error) => errors.push(error), 5);
    expect(await deadline.optional(never, 'none')).toBe('none');
    expect(deadline.cutShort).toBe(true);
    expect(errors).toEqual([expect.any(PageTimeout)]);
    await expect(deadline.required(never)).rejects.toThrow(PageTimeout);
  });

  it('renders without failed optional parts, and fails without required ones', async () => {
    const deadline = startDeadline(() => undefined, 1_000);
    expect(await deadline.optional(failing(), 'none')).toBe('none');
    expect(deadline.cutShort).toBe(true);
    await expect(deadline.required(failing())).rejects.toThrow('database is away');
  });
});
