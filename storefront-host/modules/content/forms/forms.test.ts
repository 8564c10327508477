import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  headerOf,
  partOf,
  startSmtpServer,
  type SmtpServer,
} from '../../../../test/support/processes/smtp-server.ts';
import { answerAfterPost } from '../../../../test/support/pages/follow-posted.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let smtp: SmtpServer;
let host: TestHost;
let sentBefore = 0;
let now = new Date('2026-11-20T05:00:00Z');
beforeAll(async () => {
  smtp = await startSmtpServer();
  host = await createTestHost({
    seed: 'small',
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'ตลาด <post@talad.test>', RATE_LIMIT_FACTOR: '4' },
    now: () => now,
  });
  const post = { html: '', published_at: now, slug: 'clay' };
  const event = { starts_at: '2026-12-01T03:00:00Z', place: 'ลำปาง', seats: 4 };
  await host.db
    .insertInto('blog')
    .values([
      { ...post, shop_id: 2, id: 900, title: 'วันปั้นดิน', event: JSON.stringify(event) },
      { ...post, shop_id: 2, id: 901, title: 'บทความ' },
    ])
    .execute();
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

const somying = { name: 'สมหญิง', email: 'somying@example.test', message: 'ถ้วยมีสีเขียวไหมคะ' };
const send = (path: string, data: object, more: object = {}) =>
  host.inject({
    method: 'POST',
    url: `/api/v1/web/${path}`,
    headers: { 'accept-language': 'th' },
    payload: { data, ...more },
  });
const contact = (data: object) => send('contactus?site=alpha', data);
const entries = () => host.db.selectFrom('form_entry').selectAll().execute();
const mailed = async () => {
  await host.host.jobs.drain();
  return smtp.mails.slice(sentBefore);
};

describe('a message to a shop', () => {
  it('is stored and mailed once, and the answer goes to its writer', async () => {
    for (let press = 0; press < 3; press += 1) {
      expect((await contact(somying)).json()).toEqual({ ok: true });
    }
    const stored = await entries();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ shop_id: 2, form: 'contactus', data: somying, lang: 'th' });
    const mails = await mailed();
    expect(mails.map((mail) => mail.to)).toEqual([['alpha@example.test']]);
    const data = mails[0]?.data ?? '';
    expect(headerOf(data, 'reply-to')).toContain('somying@example.test');
    expect(headerOf(data, 'subject')).toBe('ข้อความจากสมหญิง');
    expect(partOf(data, 'text/plain')).toContain('ถ้วยมีสีเขียวไหมคะ');
    await host.host.jobs.send('form.entry', { shop_id: 2, entry_id: stored[0]?.id ?? '' });
    expect(await mailed()).toHaveLength(1);
  });

  it('is a new one on the next day, and from the next person', async () => {
    await contact(somying);
    await contact({ ...somying, name: 'สมชาย' });
    now = new Date('2026-11-21T05:00:00Z');
    await contact(somying);
    now = new Date('2026-11-20T05:00:00Z');
    expect(await entries()).toHaveLength(3);
  });

  it('goes where the owner wants it', async () => {
    const { settings } = await host.db
      .selectFrom('shop')
      .select('settings')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const set = (more: object) =>
      host.db
        .updateTable('shop')
        .set({ settings: JSON.stringify({ ...settings, ...more }) })
        .where('id', '=', 2)
        .execute();
    await set({ notify_email: 'desk@alpha.test' });
    await contact(somying);
    expect((await mailed()).map((mail) => mail.to)).toEqual([['desk@alpha.test']]);
    await set({});
  });

  it('of a robot is thanked for and forgotten', async () => {
    const answer = await contact({ ...somying, website: 'https://spam.example' });
    expect(answer.json()).toEqual({ ok: true });
    expect(await entries()).toEqual([]);
  });

  it('comes five times a minute from one address, here four times as often', async () => {
    const statuses: number[] = [];
    for (let press = 0; press < 21; press += 1) {
      const { statusCode } = await host.inject({
        method: 'POST',
        url: '/api/v1/web/contactus?site=alpha',
        remoteAddress: '10.9.8.7',
        payload: { data: { ...somying, website: 'x' } },
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('can begin no header of a mail', async () => {
    const wrong = await contact({ ...somying, email: 'a@b.test\r\nBcc: spy@b.test' });
    expect(wrong.statusCode).toBe(400);
    await contact({ ...somying, name: 'สม\r\nBcc: spy@b.test' });
    const [mail] = await mailed();
    expect(mail?.to).toEqual(['alpha@example.test']);
    expect(headerOf(mail?.data ?? '', 'bcc')).toBe('');
  });

  it('says what is wrong field by field, in the writer’s language', async () => {
    const answer = await contact({ name: '', message: 'มี' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path: 'data/name', message: 'กรุณากรอกชื่อ' }, { path: 'data/email' }],
    });
  });
});

describe('the other forms', () => {
  it.each([
    ['business_submit', { ...somying, company: 'ดินดี' }, 'business'],
    ['form_submit/newsletter', { email: 'a@b.test' }, 'newsletter'],
    ['form_submit/dealer', { ...somying, phone: '0812345678', province: 'ลำปาง' }, 'dealer'],
    ['form_submit/product', somying, 'product'],
  ])('%s is stored', async (path, data, form) => {
    expect((await send(path, data)).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ shop_id: 1, form }]);
  });

  it('an unknown form is refused', async () => {
    expect((await send('form_submit/poll', somying)).statusCode).toBe(400);
  });
});

describe('a seminar', () => {
  const seat = (name: string, people: string, about = 900) =>
    send('form_submit/seminar?site=alpha', { name, phone: '0812345678', people }, { about });

  it('has as many seats as its shop says, also when all ask at once', async () => {
    const names = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'];
    const answers = await Promise.all(names.map((name) => seat(name, '1')));
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(4);
    expect(answers.find((one) => one.statusCode === 409)?.json().code).toBe('EVENT_FULL');
    // A visitor with a seat may submit again.
    const accepted = answers.findIndex((one) => one.statusCode === 200);
    expect((await seat(names[accepted] ?? '', '1')).statusCode).toBe(200);
    expect(await entries()).toHaveLength(4);
    expect(partOf((await mailed())[0]?.data ?? '', 'text/plain')).toContain('วันปั้นดิน');
  });

  it('is none where the post announces nothing, is another shop’s, or it is over', async () => {
    expect((await seat('ก', '1', 901)).statusCode).toBe(404);
    expect((await seat('ก', '1', 12_345)).statusCode).toBe(404);
    now = new Date('2026-12-02T00:00:00Z');
    expect((await seat('ก', '1')).json().code).toBe('EVENT_OVER');
    now = new Date('2026-11-20T05:00:00Z');
  });
});

describe('without JavaScript', () => {
  const post = (url: string, form: Record<string, string>) =>
    host.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'accept-language': 'th',
        accept: 'text/html',
      },
      payload: new URLSearchParams(form).toString(),
    });

  it('a form leads back to its page, which says thanks', async () => {
    const answer = await post('/web/alpha/contactus', { ...somying, page: '/contactus' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/web/alpha/contactus?notice=FORM_SENT');
    const page = await host.inject({ url: '/web/alpha/contactus?notice=FORM_SENT&lang=th' });
    expect(page.body).toContain('ได้รับข้อความแล้ว');
    expect(await entries()).toHaveLength(1);
  });

  it('typed values are kept after an error', async () => {
    const message = 'บรรทัดหนึ่ง\n<b>"สอง"</b></textarea>';
    const posted = await post('/web/alpha/contactus', { name: 'สม', email: 'x', message });
    const answer = await answerAfterPost(host, posted, { lang: 'th' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain('value="สม"');
    expect(answer.body).toContain('อีเมลไม่ถูกต้อง');
    expect(answer.body).toContain('บรรทัดหนึ่ง\n&lt;b>"สอง"&lt;/b>&lt;/textarea></textarea>');
    expect(answer.body).toContain('role="alert"');
    expect(await entries()).toEqual([]);
  });

  it.each(['//evil.example', '/\\evil.example', '/admin', 'https://evil.example', ''])(
    'leads to no place but the site’s own: %s',
    async (page) => {
      const answer = await post('/contactus', { ...somying, page });
      expect(answer.headers['location']).toBe('/contactus?notice=FORM_SENT');
    },
  );

  it('a registration leads back to its event', async () => {
    const form = {
      name: 'ก',
      phone: '0812345678',
      people: '2',
      about: '900',
      page: '/blog/clay/900',
    };
    const answer = await post('/web/alpha/forms/seminar', form);
    expect(answer.headers['location']).toBe('/web/alpha/blog/clay/900?notice=FORM_REGISTERED');
    const full = await post('/web/alpha/forms/seminar', { ...form, name: 'ข', people: '3' });
    const page = await answerAfterPost(host, full, { lang: 'th' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('ที่นั่งเหลือไม่พอ');
  });
});

describe('in the back office', () => {
  const ask = (cookie: string, path: string, method: 'GET' | 'POST' = 'GET') =>
    host.inject({
      method,
      url: `/api/v1/manage/2/messages${path}`,
      headers: { cookie, origin: 'http://localhost:4000' },
    });

  it('its staff read what was sent to their shop, and mark it', async () => {
    await contact(somying);
    await contact({ ...somying, name: 'สมชาย', message: 'ส่งเชียงใหม่ไหม' });
    await send('form_submit/newsletter?site=beta', { email: 'a@b.test' });
    const cookie = await signIn(host, 'owner-alpha@example.test');
    const list = await ask(cookie, '');
    expect(list.json().total).toBe(2);
    const [first] = list.json().items;
    expect(first).toMatchObject({ form: 'contactus', read_at: null, about: null });
    const read = await ask(cookie, `/${first.id}/read`, 'POST');
    expect(read.json().read_at).toBe('2026-11-20T05:00:00.000Z');
    const filter = (wanted: object) => `?filter=${encodeURIComponent(JSON.stringify(wanted))}`;
    expect((await ask(cookie, filter({ unread: true }))).json().items).toHaveLength(1);
    expect((await ask(cookie, filter({ q: 'เชียงใหม่' }))).json().items).toMatchObject([
      { data: { name: 'สมชาย' } },
    ]);
    const [foreign] = await host.db
      .selectFrom('form_entry')
      .select('id')
      .where('shop_id', '=', 3)
      .execute();
    expect((await ask(cookie, `/${foreign?.id}`)).statusCode).toBe(404);
    expect((await ask(cookie, `/${foreign?.id}/read`, 'POST')).statusCode).toBe(404);
  });
});
