import type { ResourceNames } from './resource.ts';

/** Contract, list, changes, routes and test of `/api/v1/manage/:shop_id/{names}`. */
export function serverFiles(names: ResourceNames): Readonly<Record<string, string>> {
  const { many, one, floor } = names;
  const folder = `storefront-host/modules/${floor}/${many.kebab}`;
  return {
    [`${folder}/manage-${many.kebab}.contract.ts`]: contract(names),
    [`${folder}/${many.kebab}.list.ts`]: list(names),
    [`${folder}/change-${one.kebab}.ts`]: change(names),
    [`${folder}/manage-${many.kebab}.routes.ts`]: routes(names),
    [`${folder}/manage-${many.kebab}.test.ts`]: test(names),
  };
}

const contract = ({ many, one }: ResourceNames): string => `
import { Type, type Static } from 'typebox';
import { ${one.pascal} } from './${many.kebab}.contract.ts';

/** A row of \`GET /api/v1/manage/:shop_id/${many.kebab}\`, and the record itself. */
export const Managed${one.pascal} = Type.Object({
  ...${one.pascal}.properties,
  revision: Type.Integer({ minimum: 1 }),
});
export type Managed${one.pascal} = Static<typeof Managed${one.pascal}>;

export const ${one.pascal}Filter = Type.Object({}, { additionalProperties: false });

const Title = Type.String({ minLength: 1, maxLength: 200 });

export const ${one.pascal}Create = Type.Object({ title: Title }, { additionalProperties: false });
export type ${one.pascal}Create = Static<typeof ${one.pascal}Create>;

/** Only what is sent changes. Another revision than the stored one answers 409 CONFLICT. */
export const ${one.pascal}Update = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), title: Type.Optional(Title) },
  { additionalProperties: false },
);
export type ${one.pascal}Update = Static<typeof ${one.pascal}Update>;
`;

const list = ({ many, one }: ResourceNames): string => `
import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { listSource } from '../../../http/index.ts';
import { Managed${one.pascal}, ${one.pascal}Filter } from './manage-${many.kebab}.contract.ts';

/** The shop's ${many.title.toLowerCase()}, for its staff. */
export const managed${many.pascal} = listSource({
  name: '${many.kebab}',
  access: 'shop:write',
  summary: '${many.title} of the shop, sorted, paged',
  filter: ${one.pascal}Filter,
  row: Managed${one.pascal},
  sorts: { created_at: { sql: sql\`r.created_at\`, type: 'timestamptz' } },
  from: sql\`${one.snake} r\`,
  id: sql\`r.id\`,
  idType: 'uuid',
  where: (shopId) => sql\`r.shop_id = \${shopId}\`,
  read: (db, { shopId }, ids) => readRows(db, shopId, ids),
});

/** Returns null when the shop has no such record. One query. */
export async function find${one.pascal}(
  db: Db,
  shopId: number,
  id: string,
): Promise<Managed${one.pascal} | null> {
  const [found] = await readRows(db, shopId, [id]);
  return found ?? null;
}

async function readRows(
  db: Db,
  shopId: number,
  ids: readonly string[],
): Promise<readonly Managed${one.pascal}[]> {
  const { rows } = await sql<Omit<Managed${one.pascal}, 'created_at'> & { readonly created_at: Date }>\`
    SELECT r.id, r.title, r.revision, r.created_at
    FROM unnest(\${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN ${one.snake} r ON r.shop_id = \${shopId} AND r.id = asked.id
    ORDER BY asked.place\`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
`;

const change = ({ many, one, floor }: ResourceNames): string => `
import { newId } from '../../../db/ids.ts';
import type { Db } from '../../../db/open.ts';
import { writeAudit } from '${floor === 'shops' ? '../audit-log/audit-log.ts' : '../../shops/index.ts'}';
import type { ${one.pascal}Create, ${one.pascal}Update } from './manage-${many.kebab}.contract.ts';

interface Change {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

const entity = '${one.snake}';

/** Returns the id of the new record. */
export function create${one.pascal}(
  db: Db,
  { shopId, accountId, at }: Change,
  { title }: ${one.pascal}Create,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const id = newId(at.getTime());
    await trx
      .insertInto(entity)
      .values({ shop_id: shopId, id, title, created_at: at })
      .execute();
    const act = { shopId, entity, entityId: id, action: 'created', accountId, at } as const;
    await writeAudit(trx, { ...act, before: null, after: { title } });
    return id;
  });
}

/** Changes what is sent; returns why it refused, null when it is done. */
export function update${one.pascal}(
  db: Db,
  { shopId, accountId, at, id }: Change & { readonly id: string },
  { revision, title }: ${one.pascal}Update,
): Promise<'NOT_FOUND' | 'CONFLICT' | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom(entity)
      .select(['title', 'revision'])
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'NOT_FOUND';
    if (row.revision !== revision) return 'CONFLICT';
    const next = { title: title ?? row.title };
    await trx
      .updateTable(entity)
      .set({ ...next, revision: revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    const act = { shopId, entity, entityId: id, action: 'updated', accountId, at } as const;
    await writeAudit(trx, { ...act, before: { title: row.title }, after: next });
    return null;
  });
}
`;

const routes = ({ many, one }: ResourceNames): string => `
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { create${one.pascal}, update${one.pascal} } from './change-${one.kebab}.ts';
import { find${one.pascal}, managed${many.pascal} } from './${many.kebab}.list.ts';
import { ${one.pascal}Create, ${one.pascal}Update, Managed${one.pascal} } from './manage-${many.kebab}.contract.ts';

const base = '/api/v1/manage/:shop_id/${many.kebab}';
const config = { access: 'shop:write', origin: 'platform' } as const;
const tags = ['manage ${many.kebab}'];

/** The ${many.title.toLowerCase()} of a shop, for its staff. */
export const manage${many.pascal}: Module = (app, host) => {
  listRoute(app, host, managed${many.pascal});

  app.get(
    \`\${base}/:id\`,
    {
      config,
      schema: {
        tags,
        summary: 'One record',
        params: ShopOrderParams,
        response: { 200: Managed${one.pascal}, '4xx': ApiError },
      },
    },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Creates a record',
        params: ShopParams,
        body: ${one.pascal}Create,
        response: { 201: Managed${one.pascal}, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const id = await create${one.pascal}(host.db, change, request.body);
      return reply.status(201).send(await readOr404(shopId, id));
    },
  );

  app.put(
    \`\${base}/:id\`,
    {
      config,
      schema: {
        tags,
        summary: 'Changes a record',
        params: ShopOrderParams,
        body: ${one.pascal}Update,
        response: { 200: Managed${one.pascal}, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const change = { shopId, id, accountId: signedIn(request).accountId, at: host.now() };
      const refused = await update${one.pascal}(host.db, change, request.body);
      if (refused) throw new ApiFailure(refused === 'NOT_FOUND' ? 404 : 409, refused);
      return readOr404(shopId, id);
    },
  );

  async function readOr404(shopId: number, id: string): Promise<Managed${one.pascal}> {
    const found = await find${one.pascal}(host.db, shopId, id);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};
`;

const test = ({ many, one }: ResourceNames): string => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';

const base = \`/api/v1/manage/\${shops.alpha.id}/${many.kebab}\`;
const foreign = newId();
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await host.db
    .insertInto('${one.snake}')
    .values({ shop_id: shops.beta.id, id: foreign, title: 'another shop’s' })
    .execute();
});
afterAll(() => host.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie },
    ...(payload && { payload }),
  });

test('staff create a ${one.title.toLowerCase()}, change it, and see the shop’s own in the list', async () => {
  const created = await call('POST', base, { title: 'first' });
  expect(created.statusCode).toBe(201);
  const { id } = created.json();
  const changed = await call('PUT', \`\${base}/\${id}\`, { revision: 1, title: 'second' });
  expect(changed.json()).toMatchObject({ id, title: 'second', revision: 2 });
  const { items, total } = (await call('GET', base)).json();
  expect([total, items]).toEqual([1, [changed.json()]]);
});

test('a ${one.title.toLowerCase()} with another revision, an unknown field or of another shop is refused', async () => {
  const { id } = (await call('POST', base, { title: 'third' })).json();
  const change = (at: string, body: object) => call('PUT', \`\${base}/\${at}\`, body);
  expect((await change(id, { revision: 7, title: 'x' })).statusCode).toBe(409);
  expect((await change(id, { revision: 1, titel: 'x' })).statusCode).toBe(400);
  expect((await change(foreign, { revision: 1, title: 'x' })).statusCode).toBe(404);
  expect((await call('GET', \`\${base}/\${foreign}\`)).statusCode).toBe(404);
  expect((await call('POST', base, { title: '' })).statusCode).toBe(400);
});
`;
