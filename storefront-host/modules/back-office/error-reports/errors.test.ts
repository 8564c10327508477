import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let service: Server;
let status = 200;
const reports: Record<string, unknown>[] = [];
let host: TestHost;

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      reports.push(JSON.parse(body) as Record<string, unknown>);
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((done) => {
    service.listen(0, '127.0.0.1', done);
  });
  const { port } = service.address() as AddressInfo;
  host = await createTestHost({
    seed: 'small',
    env: { ERROR_REPORT_URL: `http://127.0.0.1:${port}/in` },
  });
});
afterAll(async () => {
  await host.close();
  service.close();
});

const report = { code: '04711', message: 'x is undefined', stack: 'at y', path: '/product/cup/1' };
const send = (payload: unknown) =>
  host.inject({ method: 'POST', url: '/api/v1/errors', payload: payload as object });

describe('POST errors (spec §8: errors are also sent to an error-reporting service)', () => {
  it('forwards what a browser says by a job, and asks again where it is not taken', async () => {
    status = 503;
    expect((await send(report)).statusCode).toBe(202);
    await host.host.jobs.drain().catch(() => undefined);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports[0]).toMatchObject({ service: 'talad', from: 'browser', ...report });
    status = 200;
  });

  it.each([
    ['four digits', { ...report, code: '4711' }],
    ['a long message', { ...report, message: 'x'.repeat(201) }],
    ['a whole novel', { ...report, stack: 'x'.repeat(4001) }],
    ['nothing', {}],
  ])('refuses %s', async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('forwards a bug of the server, and nothing that a caller did wrong', async () => {
    await sql`ALTER TABLE coupon RENAME TO away`.execute(host.db);
    reports.length = 0;
    const answer = await host.inject('/api/v1/coupon_list?site=alpha');
    await host.inject('/api/v1/products/x/detail');
    await host.host.jobs.drain();
    expect(answer.statusCode).toBe(500);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ from: 'server', path: '/api/v1/coupon_list' });
  });

  it('a page that lacks a part says so to the browser, which asks again; a whole one does not', async () => {
    const ask = () => host.inject({ url: '/nothing?lang=th', headers: { accept: 'text/html' } });
    expect((await ask()).body).not.toMatch(/<main[^>]*\sdata-cut/);
    host.host.pageCache.clear();
    await sql`ALTER TABLE stock RENAME TO no_stock`.execute(host.db);
    expect((await ask()).body).toMatch(/<main[^>]*\sdata-cut/);
    await sql`ALTER TABLE no_stock RENAME TO stock`.execute(host.db);
  });

  it('takes 20 a minute from one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 25 }, async () => (await send(report)).statusCode),
    );
    expect(codes).toContain(429);
  });
});
