import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let operator: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  operator = await signIn(host, 'operator@example.test');
});
afterAll(() => host.close());

const ask = (url: string, cookie = operator, lang = 'en') =>
  host.inject({ url, headers: { cookie, accept: 'text/html', 'accept-language': lang } });

test('an empty mailbox says so', async () => {
  const { body } = await ask('/devadmin/mail');
  expect(body).toContain('No emails yet.');
  expect(body).toContain('No mail server is configured (SMTP_URL)');
});

test('without a mail server mails are stored and read here, rendered apart from the page', async () => {
  await placeOrderRows(host.db, { title: '<script>alert(1)</script>' });
  await host.host.jobs.drain();
  const list = await ask('/devadmin/mail', operator, 'th');
  expect(list.body).toContain('wichai@example.test');
  expect(list.body).toContain('เก็บไว้ที่นี่');
  const [link = ''] = /\/devadmin\/mail\/[0-9a-f-]{36}/.exec(list.body) ?? [];

  const page = await ask(link);
  expect(page.body).toContain(`<iframe class="mail" sandbox="allow-popups" src="${link}/html"`);
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  expect(page.body).not.toContain('<script>');

  const drawn = await ask(`${link}/html`);
  expect(drawn.headers['content-security-policy']).toBe(
    "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  expect(drawn.headers['x-frame-options']).toBeUndefined();
  expect(drawn.body).toContain('&lt;script&gt;');
});

test('is for operators alone', async () => {
  const owner = await signIn(host, 'owner-alpha@example.test');
  expect((await ask('/devadmin/mail', owner)).statusCode).toBe(403);
  expect((await ask('/devadmin/mail', '')).statusCode).not.toBe(200);
  const publicHost = await createTestHost({
    seed: 'small',
    env: { PUBLIC_URL: 'https://shop.example.test', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  const cookie = await signIn(publicHost, 'operator@example.test');
  const answer = await publicHost.inject({ url: '/devadmin/mail', headers: { cookie } });
  expect(answer.statusCode).toBe(404);
  await publicHost.close();
});

test('an unknown mail is not found', async () => {
  const unknown = '01930000-0000-7000-8000-0000000000ff';
  expect((await ask(`/devadmin/mail/${unknown}`)).statusCode).toBe(404);
  expect((await ask(`/devadmin/mail/${unknown}/html`)).statusCode).toBe(404);
  expect((await ask('/devadmin/mail/x')).statusCode).toBe(400);
});
