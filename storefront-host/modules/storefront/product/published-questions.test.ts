import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const CUP = products.cup.id;
const manage = `/api/v1/manage/${shops.alpha.id}/messages`;
let host: TestHost;
let headers: { origin: string; cookie: string };
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  const product = { sections: { submit: { disable: false } } };
  await host.db
    .updateTable('shop')
    .set({ design: JSON.stringify({ pages: { product } }) })
    .where('id', '=', shops.alpha.id)
    .execute();
  headers = {
    origin: 'http://localhost:4000',
    cookie: await signIn(host, accounts.ownerAlpha.email),
  };
});
afterAll(() => host.close());

const page = async () => (await host.inject(`/web/alpha/product/cup/${CUP}`)).body;

/** Returns the path of its publication. */
async function ask(form: 'product' | 'contactus', email: string): Promise<string> {
  const data = { name: 'มานี', email, message: 'โทร 0812345678 ได้ไหม' };
  await host.inject({
    method: 'POST',
    url: `/api/v1/web/form_submit/${form}?site=alpha`,
    payload: { data, ...(form === 'product' && { about: CUP }) },
  });
  const { id } = await host.db
    .selectFrom('form_entry')
    .select('id')
    .where('reply_to', '=', email)
    .executeTakeFirstOrThrow();
  return `${manage}/${id}/publication`;
}

it('shows a published question with its answer, escaped, until the shop takes it off', async () => {
  const url = await ask('product', 'manee@example.test');
  expect(await page()).not.toContain('ล้างเครื่องได้ไหม');
  const payload = { question: 'ล้างเครื่องได้ไหม', answer: 'ได้ค่ะ <b>สบาย</b>' };
  const shown = await host.inject({ method: 'PUT', url, headers, payload });
  expect(shown.json().published).toMatchObject(payload);
  await expect.poll(() => page()).toContain('ได้ค่ะ &lt;b&gt;สบาย');
  expect(await page()).not.toMatch(/มานี|0812345678 ได้ไหม/);
  const changed = { ...payload, answer: 'ได้ค่ะ ทุกเครื่อง' };
  await host.inject({ method: 'PUT', url, headers, payload: changed });
  await expect.poll(() => page()).toContain('ทุกเครื่อง');
  expect((await host.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
  await expect.poll(() => page()).not.toContain('ล้างเครื่องได้ไหม');
  expect((await host.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
});

it('refuses an empty answer, and a message that is about no product', async () => {
  const url = await ask('product', 'chujai@example.test');
  const put = async (path: string, answer: string) =>
    (await host.inject({ method: 'PUT', url: path, headers, payload: { question: 'x', answer } }))
      .statusCode;
  expect(await put(url, ' ')).toBe(400);
  expect(await put(url, 'ก'.repeat(2_001))).toBe(400);
  expect(await put(await ask('contactus', 'piti@example.test'), 'y')).toBe(404);
});
