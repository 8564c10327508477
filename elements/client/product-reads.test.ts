import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareFlow, productFlow } from './product-reads.ts';

/** Simulates a server that answers with the requested address. */
let server: Server;
let api = '';
const requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const isKnown = !request.url?.includes('/404/');
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { at: request.url } : { code: 'DATA_NOT_FOUND' }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const shelf = () => ({ api, base: '/web/alpha', lang: 'th' as const });

describe('products by id (spec §5)', () => {
  it('loads the first at once, then the one that the shopper stays at, each once', async () => {
    const [first, passed, stayed] = [1, 2, 3].map((id) => productFlow({ ...shelf(), id }).run());
    await Promise.all([first, passed, stayed]);
    await productFlow({ ...shelf(), id: 3 }).run();
    const ids = requests.map((url) => /products\/(\d+)/.exec(url)?.[1]);
    expect(ids).not.toContain('2');
    expect(ids.filter((id) => id === '3')).toHaveLength(1);
    expect(requests.at(-1)).toBe('/products/3/detail?lang=th&site=alpha');
  });

  it('marks an unknown one by its code', async () => {
    const state = await productFlow({ ...shelf(), id: 404 }).run();
    expect(state).toEqual({ data: null, ready: false, error: 'DATA_NOT_FOUND', loading: false });
  });

  it('loads a comparison in one call', async () => {
    requests.length = 0;
    await compareFlow({ ...shelf(), ids: ['a', 'b'] }).run();
    await compareFlow({ ...shelf(), ids: ['a', 'b'] }).run();
    expect(requests).toEqual(['/products/compare?lang=th&site=alpha&ids=a,b']);
  });
});
