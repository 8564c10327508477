import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import {
  headerOf,
  partOf,
  startSmtpServer,
  type SmtpServer,
} from '../../../../test/support/processes/smtp-server.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
const { ownerAlpha, staffAlpha, ownerBeta } = accounts;
const manage = `/api/v1/manage/${shops.alpha.id}`;

let smtp: SmtpServer;
let host: TestHost;
let cookie: string;
let sentBefore = 0;
beforeAll(async () => {
  smtp = await startSmtpServer();
  host = await createTestHost({
    seed: 'small',
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'ตลาด <post@talad.test>', RATE_LIMIT_FACTOR: '100' },
  });
  cookie = await signIn(host, ownerAlpha.email);
});
beforeEach(async () => {
  await host.db.deleteFrom('form_entry').execute();
  await host.db.deleteFrom('mail').execute();
  sentBefore = smtp.mails.length;
});
afterAll(async () => {
  await host.close();
  await smtp.close();
});

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await host.inject({
    method,
    url: `${manage}${path}`,
    headers: { origin: ORIGIN, cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const list = async (filter: object = {}) =>
  (await call('GET', `/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const names = async (filter?: object) =>
  (await list(filter)).items.map((one: { data: { name?: string } }) => one.data.name ?? '');

async function send(data: object, site = 'alpha', lang = 'th', kind = 'contactus') {
  const answer = await host.inject({
    method: 'POST',
    url: `/api/v1/web/form_submit/${kind}?site=${site}`,
    headers: { 'accept-language': lang },
    payload: { data },
  });
  expect(answer.statusCode).toBe(200);
}
const somying = { name: 'สมหญิง', email: 'somying@example.test', message: 'มีสีเขียวไหมคะ' };
const entryOf = async (filter?: object) => (await list(filter)).items[0];
const mailed = async () => {
  await host.host.jobs.drain();
  return smtp.mails.slice(sentBefore).filter((mail) => mail.to[0] === somying.email);
};

describe('an answer', () => {
  const reply = { revision: 1, subject: 'เรื่องสีของถ้วย', text: 'มีสีเขียวค่ะ\nส่งได้พรุ่งนี้' };

  it('is mailed in the visitor’s language, kept, and replied to at the shop', async () => {
    await send(somying);
    const { id } = await entryOf();
    const { status, body } = await call('POST', `/messages/${id}/answers`, reply);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'answered',
      revision: 2,
      answers: [{ subject: reply.subject, text: reply.text, by: { name: ownerAlpha.name } }],
    });
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    const data = mail?.data ?? '';
    expect(headerOf(data, 'subject')).toBe('เรื่องสีของถ้วย');
    expect(headerOf(data, 'reply-to')).toContain('alpha@example.test');
    const text = partOf(data, 'text/plain');
    expect(text).toContain('มีสีเขียวค่ะ');
    expect(text).toContain('> มีสีเขียวไหมคะ');
    expect(text).toContain('คุณได้รับอีเมลนี้เพราะเคยเขียนถึง');
    expect((await call('GET', `/messages/${id}`)).body.answers[0].mail).toBe('sent');
  });

  it('to an English visit is framed in English', async () => {
    await send({ ...somying, message: 'Do you have green ones?' }, 'alpha', 'en');
    await call('POST', `/messages/${(await entryOf()).id}/answers`, reply);
    const [mail] = await mailed();
    expect(partOf(mail?.data ?? '', 'text/plain')).toContain('Your message of ');
  });

  it('shows a mail that could not be sent, with the reason', async () => {
    await send(somying);
    const { id } = await entryOf();
    await call('POST', `/messages/${id}/answers`, reply);
    await host.db
      .updateTable('mail')
      .set({ status: 'failed', error: '550 no such mailbox' })
      .where('kind', '=', 'form.answer')
      .execute();
    expect((await call('GET', `/messages/${id}`)).body.answers[0]).toMatchObject({
      mail: 'failed',
      error: '550 no such mailbox',
    });
  });

  it('is refused without an address, without text, and over another person’s change', async () => {
    await send({ name: 'วิชัย', phone: '0812345678', message: 'โทรกลับด้วยครับ' });
    const { id } = await entryOf();
    const refused = await call('POST', `/messages/${id}/answers`, reply);
    expect(refused.body.fields).toEqual([
      { path: 'text', message: 'This message has no email address to answer to.' },
    ]);
    await send(somying);
    const { id: other } = await entryOf({ q: 'somying' });
    const blank = await call('POST', `/messages/${other}/answers`, { ...reply, text: '  ' });
    expect(blank.body.fields[0].path).toBe('text');
    const late = await call('POST', `/messages/${other}/answers`, { ...reply, revision: 9 });
    expect(late.status).toBe(409);
    expect(await mailed()).toEqual([]);
  });
});

describe('the inbox', () => {
  it('keeps states apart, hides spam, and counts what waits', async () => {
    await send(somying);
    await send({ ...somying, name: 'สแปมเมอร์' });
    await send({ email: 'news@example.test' }, 'alpha', 'th', 'newsletter');
    await send({ ...somying, name: 'ของร้านอื่น' }, 'beta');
    const waiting = async () => (await call('GET', '/summary')).body.unanswered_messages;
    expect(await waiting()).toBe(2);
    const { id, revision } = await entryOf({ q: 'สแปมเมอร์' });
    expect((await call('PUT', `/messages/${id}`, { revision, state: 'spam' })).status).toBe(200);
    expect(await waiting()).toBe(1);
    expect(await names({ state: 'open' })).toEqual(['สมหญิง']);
    expect(await names({ state: 'spam' })).toEqual(['สแปมเมอร์']);
    expect(await names()).toEqual(['', 'สมหญิง']);
    expect(await names({ form: 'newsletter' })).toEqual(['']);
  });

  it('finds words in any field, with every word, however they are typed', async () => {
    await send({ ...somying, phone: '0812345678' });
    await send({ ...somying, name: 'วิชัย', message: 'ขอใบเสนอราคา' });
    expect(await names({ q: 'ใบเสนอราคา' })).toEqual(['วิชัย']);
    expect(await names({ q: 'SOMYING@example' })).toHaveLength(2);
    expect(await names({ q: '๐๘๑๒๓๔๕๖๗๘' })).toEqual(['สมหญิง']);
    expect(await names({ q: 'message' })).toEqual([]);
  });

  it('assigns to staff who may read messages, and to no one else', async () => {
    await send(somying);
    const { id } = await entryOf();
    const { body } = await call('GET', `/messages/${id}`);
    expect(body.assignees.map((one: { id: string }) => one.id)).toContain(ownerAlpha.id);
    const assign = (person: string | null, revision: number) =>
      call('PUT', `/messages/${id}`, { revision, assigned_to: person });
    const done = await assign(ownerAlpha.id, 1);
    expect(done.body.assigned_to).toEqual({ id: ownerAlpha.id, name: ownerAlpha.name });
    expect(await names({ assigned_to: ownerAlpha.id })).toEqual(['สมหญิง']);
    for (const stranger of [ownerBeta.id, staffAlpha.id]) {
      expect((await assign(stranger, 2)).body.fields[0].path).toBe('assigned_to');
    }
    expect((await assign(null, 2)).body.assigned_to).toBeNull();
  });

  it('marks as read and as unread again', async () => {
    await send(somying);
    const { id } = await entryOf();
    const read = await call('POST', `/messages/${id}/read`);
    expect(read.body.read_at).not.toBeNull();
    const { revision } = read.body;
    const unread = await call('PUT', `/messages/${id}`, { revision, read: false });
    expect(unread.body.read_at).toBeNull();
    expect((await list({ unread: true })).total).toBe(1);
  });
});
