import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadPicture, publicOnly, type DownloadRules } from './download-picture.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let base: string;
let requests: string[] = [];

const answers: Readonly<Record<string, (reply: ServerResponse) => void>> = {
  '/ok': (reply) => reply.end('bytes'),
  '/missing': (reply) => reply.writeHead(404).end(),
  '/busy': (reply) => reply.writeHead(503).end(),
  '/moved': (reply) => reply.writeHead(302, { location: '/ok' }).end(),
  '/round': (reply) => reply.writeHead(302, { location: '/round' }).end(),
  '/metadata': (reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/declared': (reply) => reply.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000)),
  '/endless': (reply) => {
    const more = () => {
      while (reply.writable && reply.write('x'.repeat(1000)));
    };
    reply.on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/cut': (reply) => {
    reply.writeHead(200, { 'content-length': '100' });
    reply.write('half', () => reply.destroy());
  },
};

beforeAll(async () => {
  server = createServer((request: IncomingMessage, reply) => {
    requests.push(request.url ?? '');
    answers[request.url ?? '']?.(reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Allows connections only to this test's own server. */
const rules: DownloadRules = {
  mayConnect: (address, port) => address === '127.0.0.1' && base.endsWith(`:${port}`),
  timeoutMs: 400,
  maxBytes: 2_000,
};

describe('a picture of another host', () => {
  it('is loaded, also after it was moved', async () => {
    for (const path of ['/ok', '/moved']) {
      expect(await downloadPicture(base + path, rules)).toEqual({ bytes: Buffer.from('bytes') });
    }
  });

  it.each([
    ['/missing', { code: 'HTTP_STATUS', again: false, detail: '404' }],
    ['/busy', { code: 'HTTP_STATUS', again: true, detail: '503' }],
    ['/round', { code: 'TOO_MANY_REDIRECTS', again: false }],
    ['/metadata', { code: 'PRIVATE_ADDRESS', again: false }],
    ['/file', { code: 'BAD_ADDRESS', again: false }],
    ['/declared', { code: 'PICTURE_TOO_LARGE', again: false }],
    ['/endless', { code: 'PICTURE_TOO_LARGE', again: false }],
    ['/silent', { code: 'TIMEOUT', again: true }],
    ['/cut', { code: 'UNREACHABLE', again: true, detail: 'ECONNRESET' }],
  ])('%s is not', async (path, expected) => {
    expect(await downloadPicture(base + path, rules)).toEqual(expected);
  });

  it.each([
    'http://127.0.0.1/x.jpg',
    'http://2130706433/x.jpg',
    'http://0x7f.1/x.jpg',
    'http://[::1]/x.jpg',
    'http://[::ffff:127.0.0.1]/x.jpg',
    'http://10.1.2.3/x.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/x.jpg',
    'http://8.8.8.8:5432/x.jpg',
  ])('%s is never connected to', async (url) => {
    expect(await downloadPicture(url, publicOnly)).toEqual({
      code: 'PRIVATE_ADDRESS',
      again: false,
    });
  });

  it('a name that points inside is refused by its DNS answer, before any request', async () => {
    requests = [];
    const inside = base.replace('127.0.0.1', 'localhost');
    const closed = { ...rules, mayConnect: isPublicAddress };
    expect(await downloadPicture(`${inside}/ok`, closed)).toMatchObject({
      code: 'PRIVATE_ADDRESS',
    });
    expect(requests).toEqual([]);
  });

  it.each(['ftp://example.test/x', 'https://user:secret@example.test/x', 'x.jpg', ''])(
    '%j is no web address',
    async (url) => {
      expect(await downloadPicture(url)).toEqual({ code: 'BAD_ADDRESS', again: false });
    },
  );
});

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '203.0.114.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2002:a00:1::',
    '2001:db8::1',
    'example.test',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
