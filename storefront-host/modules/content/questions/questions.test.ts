import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import type { ManagedQuestion } from './questions.contract.ts';

const base = `/api/v1/manage/${shops.alpha.id}`;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await host.db
    .insertInto('product_question')
    .values({
      shop_id: shops.beta.id,
      id: newId(),
      product_id: products.mango.id,
      question: 'คำถามของเบต้า',
      asked_at: new Date(),
    })
    .execute();
});
afterAll(() => host.close());

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const reply = await host.inject({
    method,
    url: `${base}${path}`,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** Asked by the form of the product's page. */
async function ask(message: string, email = 'manee@example.test'): Promise<ManagedQuestion> {
  const data = { name: 'มานี', email, message };
  const sent = await host.inject({
    method: 'POST',
    url: '/api/v1/web/form_submit/product?site=alpha',
    payload: { about: products.cup.id, data },
  });
  expect(sent.statusCode).toBe(200);
  const [found] = await list({ q: message });
  if (!found) throw new Error('the question is not in the list');
  return found;
}

async function list(filter: object): Promise<readonly ManagedQuestion[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (await call('GET', `/questions?${query}`)).body.items;
}
const questionsOf = (all: readonly ManagedQuestion[]) => all.map(({ question }) => question);
const page = async (query = '') => {
  const url = `/web/alpha/product/cup/${products.cup.id}${query}`;
  return host.inject({ url, headers: { accept: 'text/html', cookie: 'lang=th' } });
};
const mails = (kind: string) =>
  host.db.selectFrom('mail').select(['recipient', 'body']).where('kind', '=', kind).execute();

describe('a question', () => {
  it('waits in the shop’s own list, in no other’s, and is on no page', async () => {
    const { state, asker, product } = await ask('เข้าเครื่องล้างได้ไหม');
    expect({ state, asker }).toEqual({
      state: 'waiting',
      asker: { name: 'มานี', email: 'manee@example.test' },
    });
    expect(product.id).toBe(products.cup.id);
    expect(questionsOf(await list({ state: 'waiting' }))).toEqual(['เข้าเครื่องล้างได้ไหม']);
    expect(questionsOf(await list({ product_id: products.mango.id }))).toEqual([]);
    expect((await page()).body).not.toContain('เข้าเครื่องล้างได้ไหม');
  });

  it('is answered on the page, without its form too, and by one mail', async () => {
    const { id } = await ask('ใส่ไมโครเวฟได้ไหม โทร 0812345678');
    await page();
    const sent = { question: 'ใส่ไมโครเวฟได้ไหม', answer: 'ได้ค่ะ', mail: true };
    const answered = await call('PUT', `/questions/${id}/answer`, { revision: 1, ...sent });
    expect(answered.body).toMatchObject({ state: 'answered', answer: 'ได้ค่ะ' });
    const { body } = await page();
    expect(body).toContain('ถาม–ตอบ');
    expect(body).toContain('ใส่ไมโครเวฟได้ไหม');
    expect(body).not.toContain('0812345678');
    expect(body).not.toContain('id="question"');
    const { revision } = answered.body;
    const better = { revision, ...sent, answer: 'ได้ค่ะ ไม่เกิน 2 นาที' };
    expect((await call('PUT', `/questions/${id}/answer`, better)).status).toBe(200);
    expect((await page()).body).toContain('ไม่เกิน 2 นาที');
    const [mail, ...others] = await mails('form.answer');
    expect([mail?.recipient, others.length]).toEqual(['manee@example.test', 0]);
    expect(mail?.body).toContain('ได้ค่ะ');
    // The message in the inbox is answered too.
    expect((await call('GET', `/messages/${id}`)).body.state).toBe('answered');
    const late = await call('PUT', `/questions/${id}/answer`, { revision, ...sent });
    expect(late.status).toBe(409);
  });

  it('is hidden with a reason that its asker is mailed, and shown again', async () => {
    const { id } = await ask('ส่งพรุ่งนี้ได้ไหม');
    const sent = { question: 'ส่งพรุ่งนี้ได้ไหม', answer: 'ได้ค่ะ' };
    await call('PUT', `/questions/${id}/answer`, { revision: 1, ...sent });
    expect((await page()).body).toContain('ส่งพรุ่งนี้ได้ไหม');
    const refused = await call('PUT', `/questions/${id}/hide`, { revision: 2, text: ' ' });
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'text']);
    const hidden = await call('PUT', `/questions/${id}/hide`, { revision: 2, text: 'ถามซ้ำ' });
    expect(hidden.body).toMatchObject({ state: 'hidden', hidden_reason: 'ถามซ้ำ' });
    expect((await page()).body).not.toContain('ส่งพรุ่งนี้ได้ไหม');
    expect(questionsOf(await list({ state: 'hidden' }))).toEqual(['ส่งพรุ่งนี้ได้ไหม']);
    const [mail, ...others] = await mails('question.hide');
    expect([mail?.recipient, others.length]).toEqual(['manee@example.test', 0]);
    expect(mail?.body).toContain('ถามซ้ำ');
    const shown = await call('PUT', `/questions/${id}/hide`, { revision: 3, text: '' });
    expect(shown.body).toMatchObject({ state: 'answered', hidden_reason: null });
    expect((await page()).body).toContain('ส่งพรุ่งนี้ได้ไหม');
  });

  it('follows its message in the inbox as long as it has no public answer', async () => {
    const { id } = await ask('มีสีอื่นไหม');
    const set = (state: string, revision: number) =>
      call('PUT', `/messages/${id}`, { revision, state });
    const state = async () => (await call('GET', `/questions/${id}`)).body.state;
    await set('spam', 1);
    expect(await state()).toBe('hidden');
    await set('progress', 2);
    expect(await state()).toBe('waiting');
    const reply = { revision: 3, subject: 'สี', text: 'มีสีขาวค่ะ' };
    expect((await call('POST', `/messages/${id}/answers`, reply)).status).toBe(200);
    expect(await state()).toBe('answered');
    expect((await page()).body).not.toContain('มีสีอื่นไหม');
  });
});

it('shows ten answered questions at a time, with the same number of queries', async () => {
  host.host.pageCache.clear();
  const few = await host.countQueries(() => page());
  const at = Date.now();
  await host.db
    .insertInto('product_question')
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        shop_id: shops.alpha.id,
        id: newId(),
        product_id: products.cup.id,
        question: `คำถามที่ ${index}.`,
        answer: 'ได้ค่ะ',
        state: 'answered' as const,
        asked_at: new Date(at),
        published_at: new Date(at - 1e9 - index * 1000),
      })),
    )
    .execute();
  host.host.pageCache.clear();
  const many = await host.countQueries(() => page());
  expect(many.count).toBe(few.count);
  expect(many.result.body).toContain('?questions=2#questions');
  const second = (await page('?questions=2')).body;
  expect(second).toContain('คำถามที่ 11.');
  expect(second).not.toContain('คำถามที่ 0.');
  const beyond = await page('?questions=9');
  expect([beyond.statusCode, beyond.headers['location']]).toEqual([
    301,
    `/web/alpha/product/cup/${products.cup.id}`,
  ]);
});
