import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'talad-store-'));
const objects = new Map<string, { readonly bytes: Buffer; readonly mime: string }>();
let bucket: Server;
let bucketUrl: string;
let down = 0;

/** The part of S3 that the store uses: objects by path, a list in two pages, and a check of the signature. */
async function answer(
  request: IncomingMessage,
): Promise<{ status: number; body: string | Buffer }> {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(request, 'end');
  const { authorization = '' } = request.headers;
  const signed =
    /^AWS4-HMAC-SHA256 Credential=who%2Fever\/\d{8}\/th-1\/s3\/aws4_request, SignedHeaders=[^,]*host[^,]*, Signature=[0-9a-f]{64}$/;
  if (!signed.test(authorization.replace('who/ever', 'who%2Fever')))
    return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
  if (down > 0) {
    down -= 1;
    return { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };
  }
  const url = new URL(request.url ?? '', 'http://bucket');
  if (url.searchParams.has('list-type')) return { status: 200, body: listing(url) };
  if (request.method === 'PUT') {
    const mime = request.headers['content-type'] ?? '';
    objects.set(url.pathname, { bytes: Buffer.concat(chunks), mime });
    return { status: 200, body: '' };
  }
  if (request.method === 'DELETE') {
    objects.delete(url.pathname);
    return { status: 204, body: '' };
  }
  const found = objects.get(url.pathname);
  return found ? { status: 200, body: found.bytes } : { status: 404, body: '' };
}

function listing(url: URL): string {
  const prefix = `/pictures/${url.searchParams.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const from = Number(url.searchParams.get('continuation-token') ?? 0);
  const entries = keys
    .slice(from, from + 1)
    .map(
      (key) =>
        `<Contents><Key>${key.slice('/pictures/'.length)}</Key><LastModified>2026-11-20T00:00:00.000Z</LastModified></Contents>`,
    );
  const next =
    from + 1 < keys.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
  return `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

beforeAll(async () => {
  bucket = createServer((request, response) => {
    void answer(request).then(({ status, body }) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const address = bucket.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  bucketUrl = `s3://who%2Fever:se%2Fcret@127.0.0.1:${port}/pictures/talad?region=th-1`;
});
afterAll(() => {
  bucket.close();
  rmSync(dataDir, { recursive: true });
});

describe.each([
  ['a folder', () => openMediaStore({ dataDir, mediaUrl: undefined })],
  ['a bucket', () => openMediaStore({ dataDir, mediaUrl: bucketUrl })],
])('pictures in %s', (_where, openStore) => {
  let store: MediaStore;
  beforeAll(async () => {
    store = await openStore();
  });
  const text = async (key: string) => {
    const bytes = await store.read(key);
    return bytes && Buffer.from(bytes).toString();
  };

  test('come back as they were put, the latest of them', async () => {
    await store.put('7/a/240.webp', Buffer.from('one'), 'image/webp');
    await store.put('7/a/240.webp', Buffer.from('two'), 'image/webp');
    expect(await text('7/a/240.webp')).toBe('two');
  });

  test('are null when missing, and can be removed all the same', async () => {
    expect(await store.read('7/a/480.webp')).toBeNull();
    await expect(store.remove('7/a/480.webp')).resolves.toBeUndefined();
  });

  test('are listed by prefix, every page of them, and gone once removed', async () => {
    const bytes = Buffer.from('x');
    for (const key of ['8/b/1.png', '8/c/1.png', '9/d/1.png'])
      await store.put(key, bytes, 'image/png');
    const listed = async (prefix: string) => {
      const keys: string[] = [];
      for await (const { key, writtenAt } of store.list(prefix)) {
        expect(Number.isNaN(writtenAt.getTime())).toBe(false);
        keys.push(key);
      }
      return keys.toSorted();
    };
    expect(await listed('8/')).toEqual(['8/b/1.png', '8/c/1.png']);
    await store.remove('8/b/1.png');
    expect(await listed('8/')).toEqual(['8/c/1.png']);
    expect(await text('8/b/1.png')).toBeNull();
  });
});

test('a folder is never left', async () => {
  const store = await openMediaStore({ dataDir, mediaUrl: undefined });
  for (const key of ['../secrets.json', '/etc/passwd', '7/../../x', '7//x', '7/a\0b']) {
    await expect(store.read(key)).rejects.toThrow('not a key');
  }
});

test('a bucket that is busy for a moment is asked again; its refusal says which', async () => {
  const store = await openMediaStore({ dataDir, mediaUrl: bucketUrl });
  down = 2;
  await store.put('7/a/960.webp', Buffer.from('late'), 'image/webp');
  expect(objects.get('/pictures/talad/7/a/960.webp')).toMatchObject({ mime: 'image/webp' });
  const stranger = await openMediaStore({ dataDir, mediaUrl: bucketUrl.replace('who', 'not') });
  await expect(stranger.read('7/a/960.webp')).rejects.toThrow(
    'the media bucket answered 403 (AccessDenied)',
  );
});
