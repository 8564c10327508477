import { groupBodies, groupQueries } from './foreign-groups.ts';
import { mediaBodies } from './foreign-media.ts';
import { pageBodies } from './page-rows.ts';
import { peopleBodies } from './foreign-people.ts';
import { settingsBodies } from './foreign-settings.ts';

/** Bodies for routes of identity/staff-matrix.test.ts, by path, valid if a route takes one. */
export const foreignBodies: Readonly<Record<string, object>> = {
  ...groupBodies,
  ...settingsBodies,
  ...mediaBodies,
  ...peopleBodies,
  ...pageBodies,
};

/** Queries of these routes. */
export const foreignQueries: Readonly<Record<string, string>> = {
  ...groupQueries,
  '/media/:id': '?revision=1',
  '/customers.csv': '?purpose=all',
  '/tax-report': '?month=2026-11',
  '/tax-report.csv': '?month=2026-11',
};
