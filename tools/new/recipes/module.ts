import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { addBefore, addImport, addToImport, append } from '../edit.ts';
import { singular, type Names } from '../names.ts';
import { NewError } from '../new-error.ts';
import type { Recipe } from '../recipe.ts';

const host = resolve(import.meta.dirname, '../../../storefront-host');
const modules = resolve(host, 'modules');

/** Adds a module with records of a shop: table, contract, repository and a public route of the API. */
export const module: Recipe = {
  usage: 'NAMES [FLOOR]',
  summary: `records of a shop with their table and API, in the plural, such as gift-notes; FLOOR is one of
      ${floors().join(', ')} (content without one)`,
  plan(names, [floor = 'content']) {
    if (!floors().includes(floor)) {
      throw new NewError(`There is no floor '${floor}': one of ${floors().join(', ')}.`);
    }
    const taken = floors().find((one) => existsSync(resolve(modules, one, names.kebab)));
    if (taken) throw new NewError(`The module ${taken}/${names.kebab} is there already.`);
    const one = singular(names);
    const { kebab, camel } = names;
    const folder = `storefront-host/modules/${floor}/${kebab}`;
    const migration = `${nextNumber()}_${names.snake}`;
    return {
      create: {
        [`storefront-host/db/migrations/${migration}.ts`]: migrate(names, one),
        [`storefront-host/db/schema/${kebab}.ts`]: table(one),
        [`${folder}/${kebab}.contract.ts`]: contract(names, one),
        [`${folder}/${kebab}.read.ts`]: read(names, one),
        [`${folder}/${kebab}.routes.ts`]: routes(names, one, floor),
        [`${folder}/${kebab}.test.ts`]: test(names, one),
      },
      change: {
        'storefront-host/db/schema.ts': [
          addImport(`import type { ${one.pascal}Table } from './schema/${kebab}.ts';`),
          addBefore('export type * from', '\n\n', `\nexport type * from './schema/${kebab}.ts';`),
          addBefore('export interface Database', '\n}', `\n  ${one.snake}: ${one.pascal}Table;`),
        ],
        'storefront-host/modules/index.ts': [
          addToImport(camel, `./${floor}/registered.ts`),
          // The storefront handles every remaining address, so it stays the last one.
          addBefore('export const modules', "  ['storefront',", `  ['${kebab}', ${camel}],\n`),
        ],
        [`storefront-host/modules/${floor}/registered.ts`]: [
          append(`export { ${camel} } from './${kebab}/${kebab}.routes.ts';`),
        ],
        // The records are removed together with their shop.
        'storefront-host/modules/back-office/opening/remove-shops.ts': [
          addBefore('export const removedTables = [', '\n', `\n  '${one.snake}',`),
        ],
        'storefront-host/identity/access-matrix.test.ts': [
          addBefore('const matrix', '\n  ...backOfficeMatrix', matrixRow(`GET /api/v1/${kebab}`)),
        ],
      },
      next: [
        `give ${one.snake} its columns in ${migration}.ts and storefront-host/db/schema/${kebab}.ts, before the first release with it`,
        `records that the law asks to keep go from removedTables to retainedTables in storefront-host/modules/back-office/opening/remove-shops.ts`,
        `a table that knows of a person has an entry in storefront-host/modules/my/privacy/personal-tables.ts`,
        `a page that shows the records lists their cache keys, and code that writes them drops the keys (storefront-host/cache/page-keys.ts)`,
        `npx vitest run ${folder} storefront-host/identity/access-matrix.test.ts`,
      ],
    };
  },
};

function floors(): readonly string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function nextNumber(): string {
  const last = readdirSync(resolve(host, 'db/migrations')).toSorted().at(-1) ?? '0000';
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}

/** Fills the columns of the matrix: every role, and a session on a shop's own host. */
function matrixRow(route: string): string {
  const start = `  '${route}': '`.padEnd(40);
  return `${start}${'ok    '.repeat(9).trimEnd()}',\n`;
}

const migrate = (names: Names, one: Names): string => `
import { sql, type Kysely } from 'kysely';

/** ${names.title} of a shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = \`
CREATE TABLE ${one.snake} (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL,
  -- Counts changes: a form that was opened before the last one is refused.
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX ${one.snake}_created_at ON ${one.snake} (shop_id, created_at, id);
\`;
`;

const table = (one: Names): string => `
import type { Generated } from 'kysely';
import type { Time } from './columns.ts';

export interface ${one.pascal}Table {
  shop_id: number;
  id: string;
  title: string;
  revision: Generated<number>;
  created_at: Time;
}
`;

const contract = (names: Names, one: Names): string => `
import { Type, type Static } from 'typebox';

export const ${one.pascal} = Type.Object({
  id: Type.String({ format: 'uuid' }),
  title: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});
export type ${one.pascal} = Static<typeof ${one.pascal}>;

/** \`GET /api/v1/${names.kebab}\` */
export const ${one.pascal}List = Type.Object({ ${names.snake}: Type.Array(${one.pascal}) });
`;

const read = (names: Names, one: Names): string => `
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ${one.pascal} } from './${names.kebab}.contract.ts';

const MOST = 100;

/** Returns the newest ${names.title.toLowerCase()} of the shop. One query. */
export async function list${names.pascal}(
  db: Kysely<Database>,
  shopId: number,
): Promise<readonly ${one.pascal}[]> {
  const rows = await db
    .selectFrom('${one.snake}')
    .select(['id', 'title', 'created_at'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
`;

const routes = (names: Names, one: Names, floor: string): string => `
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { readApiSite, SiteQuery } from '${floor === 'shops' ? '../api-context.ts' : '../../shops/index.ts'}';
import { ${one.pascal}List } from './${names.kebab}.contract.ts';
import { list${names.pascal} } from './${names.kebab}.read.ts';

export const ${names.camel}: Module = (app, host) => {
  app.get(
    '/api/v1/${names.kebab}',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        tags: ['${names.kebab}'],
        summary: '${names.title} of the site, newest first',
        querystring: SiteQuery,
        response: { 200: ${one.pascal}List, '4xx': ApiError },
      },
    },
    async (request) => {
      const { siteId } = await readApiSite(host, request);
      return { ${names.snake}: [...(await list${names.pascal}(host.db, siteId))] };
    },
  );
};
`;

const test = (names: Names, one: Names): string => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

test('lists the shop’s own ${names.title.toLowerCase()}, newest first', async () => {
  const row = (shop_id: number, title: string, day: number) => {
    const created_at = new Date(Date.UTC(2026, 10, day));
    return { shop_id, id: newId(created_at.getTime()), title, created_at };
  };
  const rows = [
    row(shops.alpha.id, 'first', 1),
    row(shops.beta.id, 'another shop’s', 2),
    row(shops.alpha.id, 'second', 3),
  ];
  await host.db.insertInto('${one.snake}').values(rows).execute();
  const answer = await host.inject('/api/v1/${names.kebab}?site=alpha');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    ${names.snake}: [
      { id: rows[2]?.id, title: 'second', created_at: '2026-11-03T00:00:00.000Z' },
      { id: rows[0]?.id, title: 'first', created_at: '2026-11-01T00:00:00.000Z' },
    ],
  });
});
`;
