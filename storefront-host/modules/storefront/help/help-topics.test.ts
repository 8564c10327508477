import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

async function call(method: 'GET' | 'PUT' | 'DELETE', topic = '', payload?: object) {
  const answer = await host.inject({
    method,
    url: `/api/v1/manage/${shops.alpha.id}/help-topics${topic}?lang=en`,
    headers: { origin: ORIGIN, cookie },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function page(path: string): Promise<string> {
  const { body, headers } = await host.inject({ url: path });
  return headers.location === undefined ? body : page(headers.location);
}
const both = (th: string, en = '') => ({ th, en });

describe('the help of a shop', () => {
  it('starts from the built-in texts in both languages, with links from the shop’s root', async () => {
    const { body } = await call('GET', '/faqs');
    expect(body).toMatchObject({ revision: 0, updated_at: null, title: 'FAQs' });
    expect(body.items[0].questions.en).toBe('Do I need an account?');
    expect(body.items[0].questions.th).toMatch(/[ก-๙]/);
    const change = body.items.find((one: { questions: { en: string } }) =>
      one.questions.en.includes('cancel'),
    );
    expect(change.answers.en).toContain('href="/contactus"');
    const { topics } = (await call('GET')).body;
    expect(topics.map((one: { id: string }) => one.id)).toEqual([
      'how2buy',
      'how2pay',
      'how2track',
      'how2refund',
      'faqs',
      'policy',
      'custom',
    ]);
  });

  it('shows the owner’s questions by group and in their order, and finds them', async () => {
    const items = [
      {
        groups: both('สั่งทำ', 'Custom work'),
        questions: both('สลักชื่อได้ไหม', 'Can you engrave names?'),
        answers: both('<p>ได้ <a href="/contactus">ทักมา</a></p><script>x</script>', '<p>Yes</p>'),
      },
      {
        groups: both('สั่งทำ', 'Custom work'),
        questions: both('ใช้เวลากี่วัน'),
        answers: both('<p>เจ็ดวัน</p>'),
      },
    ];
    const saved = await call('PUT', '/faqs', { revision: 0, items });
    expect(saved.body).toMatchObject({ revision: 1 });
    const thai = await page('/web/alpha/help?lang=th');
    expect(thai.indexOf('สลักชื่อได้ไหม')).toBeGreaterThan(0);
    expect(thai.indexOf('ใช้เวลากี่วัน')).toBeGreaterThan(thai.indexOf('สลักชื่อได้ไหม'));
    expect(thai).toContain('href="/web/alpha/contactus">ทักมา');
    expect(thai).not.toContain('<script>x');
    expect(thai.match(/>สั่งทำ</g)).toHaveLength(1);
    const english = await page('/web/alpha/help?lang=en');
    expect(english).toContain('Can you engrave names?');
    expect(english).toContain('ใช้เวลากี่วัน');
    expect(english).not.toContain('Do I need an account?');
    const found = await page(`/web/alpha/help?lang=th&q=${encodeURIComponent('สลักชื่อ')}`);
    expect(found).toContain('ทักมา');
    expect(found).not.toMatch(/<summary>[^]*?ใช้เวลากี่วัน[^]*?<\/summary>/);
    expect(await page('/web/beta/help?lang=en')).toContain('Do I need an account?');
  });

  it('keeps what was not sent, is on product pages, and goes back to the built-in text', async () => {
    const title = (await call('GET', '/how2pay')).body.titles;
    await call('PUT', '/how2pay', { revision: 0, bodies: both('<p>โอนได้ทุกธนาคาร</p>') });
    expect((await call('GET', '/how2pay')).body.titles).toEqual(title);
    expect(await page('/web/alpha/help?lang=th')).toContain('โอนได้ทุกธนาคาร');
    expect(await page(`/web/alpha/product/${products.cup.id}?lang=th`)).toContain('โอนได้ทุกธนาคาร');
    expect((await call('DELETE', '/how2pay')).body).toMatchObject({ revision: 0 });
    expect(await page('/web/alpha/help?lang=th')).not.toContain('โอนได้ทุกธนาคาร');
  });

  it('has a tab of the owner’s own once it has a title and a text', async () => {
    expect(await page('/web/alpha/help?lang=th')).not.toContain('id="custom"');
    await call('PUT', '/custom', {
      revision: 0,
      titles: both('ตารางไซซ์'),
      bodies: both('<p>อก 36</p>'),
    });
    const shown = await page('/web/alpha/help?lang=th');
    expect(shown).toContain('ตารางไซซ์');
    expect(shown).toContain('อก 36');
  });

  it('refuses a question without an answer, an old revision and unknown tabs', async () => {
    const items = [{ groups: both(''), questions: both('ส่งฟรีไหม'), answers: both('<p></p>') }];
    const refused = await call('PUT', '/how2track', { revision: 0, items });
    expect(refused.body.fields[0].path).toBe('items/0/answers/th');
    const body = { revision: 7, bodies: both('<p>ก</p>') };
    await call('PUT', '/policy', { ...body, revision: 0 });
    expect((await call('PUT', '/policy', body)).status).toBe(409);
    expect((await call('PUT', '/secrets', body)).status).toBe(400);
    const beta = await host.db
      .selectFrom('help_topic')
      .select('topic')
      .where('shop_id', '=', shops.beta.id)
      .execute();
    expect(beta).toEqual([]);
  });
});
