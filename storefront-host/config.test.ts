import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('takes the size of the connection pool from the environment, within bounds', () => {
  expect(readConfig({}).databasePool).toBe(10);
  expect(readConfig({ DATABASE_POOL: '40' }).databasePool).toBe(40);
  for (const wrong of ['1', '201', 'many', '-5']) {
    expect(() => readConfig({ DATABASE_POOL: wrong })).toThrow(/^DATABASE_POOL must be /);
  }
});
