import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, categories, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const { alphaHome } = categories;
const manage = `/api/v1/manage/${shops.alpha.id}/categories/${alphaHome.id}`;
let host: TestHost;
let headers: Record<string, string>;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  headers = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

async function write(name: string, text: string): Promise<void> {
  const created = await call('POST', `/api/v1/pages/?project_id=${shops.alpha.id}`, {
    name,
    title: 'บ้านและครัว',
  });
  expect(created.status).toBe(201);
  await host.db
    .updateTable('page')
    .set({
      published: JSON.stringify({
        title: '',
        blocks: [{ id: 'a', type: 'others', name: 'Headline', props: { title: text } }],
      }),
      published_at: new Date(),
    })
    .where('shop_id', '=', shops.alpha.id)
    .where('name', '=', name)
    .execute();
}

async function shown(id: number = alphaHome.id): Promise<string> {
  const reply = await host.inject(`/web/alpha/category/${id}?lang=th`);
  if (reply.statusCode !== 301) return reply.body;
  return (await host.inject(`${reply.headers.location}?lang=th`)).body;
}

it('shows the chosen layout on the category’s page at once, in its place, and on no other', async () => {
  await write('layout-category-1', 'เลือกหม้อให้เหมาะ');
  const before = (await call('GET', manage)).body;
  expect([before.layout, before.layouts]).toEqual([
    null,
    [{ name: 'layout-category-1', title: 'บ้านและครัว', is_published: true }],
  ]);
  expect(await shown()).not.toContain('เลือกหม้อให้เหมาะ');
  const layout = { page: 'layout-category-1', position: 'header' };
  const saved = await call('PUT', manage, { revision: before.revision, layout });
  expect(saved.body.layout).toEqual(layout);
  const page = await shown();
  expect(page.indexOf('เลือกหม้อให้เหมาะ')).toBeGreaterThan(0);
  expect(page.indexOf('เลือกหม้อให้เหมาะ')).toBeLessThan(page.indexOf('<h1'));
  expect(await shown(categories.alphaWear.id)).not.toContain('เลือกหม้อให้เหมาะ');
  const moved = await call('PUT', manage, {
    revision: saved.body.revision,
    layout: { ...layout, position: 'footer' },
  });
  const after = await shown();
  expect(after.indexOf('เลือกหม้อให้เหมาะ')).toBeGreaterThan(after.indexOf('<h1'));
  await call('PUT', manage, { revision: moved.body.revision, layout: null });
  expect(await shown()).not.toContain('เลือกหม้อให้เหมาะ');
});

it('refuses a layout that the shop does not have, and a page that is none', async () => {
  const { revision } = (await call('GET', manage)).body;
  for (const [page, position, path] of [
    ['layout-elsewhere', 'header', 'layout/page'],
    ['frontpage', 'header', 'layout/page'],
    ['layout-category-1', 'left', 'layout/position'],
  ]) {
    const { status, body } = await call('PUT', manage, { revision, layout: { page, position } });
    expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  }
});
