import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, shops } from '../../../test/support/fixture-market.ts';
import { jpeg, png } from '../../../test/support/pictures.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { newId } from '../../db/ids.ts';
import { TryAgain } from '../../jobs/try-again.ts';
import { fetchRemotePicture, MAX_TRIES } from './fetch-remote-picture.ts';
import type { PictureFetcher } from './fetch-remote-picture.ts';

let host: TestHost;
let server: Server;
let base: string;
let fetcher: PictureFetcher;
const bodies = new Map<string, Buffer>();
const shop_id = shops.alpha.id;
const product_id = Object.values(products).find((one) => one.shop_id === shop_id)?.id ?? 0;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  server = createServer((request, reply) => {
    const body = bodies.get(request.url ?? '');
    reply.writeHead(body ? 200 : 503).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  bodies.set('/first.jpg', await jpeg(320, 200));
  bodies.set('/second.png', await png(100, 100));
  bodies.set('/third.jpg', await jpeg(100, 80));
  bodies.set('/fourth.png', await png(80, 80));
  bodies.set('/page.jpg', Buffer.from('<html>not a picture</html>'));
  fetcher = {
    db: host.db,
    media: host.host.media,
    pictureWorker: host.host.pictureWorker,
    now: () => new Date(),
    rules: { mayConnect: () => true, timeoutMs: 5_000, maxBytes: 1_000_000 },
  };
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await host.close();
});

async function order(path: string, rank: number, alt = '') {
  const picture_id = newId();
  await host.db
    .insertInto('remote_picture')
    .values({ shop_id, id: picture_id, product_id, url: `${base}${path}`, alt, rank })
    .execute();
  return { shop_id, picture_id };
}

const remote = (picture_id: string) =>
  host.db
    .selectFrom('remote_picture')
    .selectAll()
    .where('id', '=', picture_id)
    .executeTakeFirstOrThrow();
const images = async () => {
  const row = await host.db
    .selectFrom('product')
    .select('images')
    .where('shop_id', '=', shop_id)
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow();
  return row.images;
};

test("pictures become the product's own in the file's order, whichever comes first", async () => {
  const own = await images();
  const second = await order('/second.png', 1);
  const first = await order('/first.jpg', 0, 'เสื้อสีคราม');
  expect(await fetchRemotePicture(fetcher, second)).toBe('fetched');
  expect(await fetchRemotePicture(fetcher, first)).toBe('fetched');
  expect(await fetchRemotePicture(fetcher, first)).toBe('settled');
  const [one, two] = await Promise.all([remote(first.picture_id), remote(second.picture_id)]);
  expect(await images()).toEqual([
    ...own,
    { media_id: one.media_id, alt: { th: 'เสื้อสีคราม' } },
    { media_id: two.media_id, alt: {} },
  ]);
  const page = await host.inject(`/api/v1/products/${product_id}/detail`);
  const shown = page.json().product.product_images;
  expect(shown.at(-2)).toMatchObject({ width: 320, height: 200, alt: 'เสื้อสีคราม' });
  const file = await host.inject(shown.at(-2).src);
  expect(file.headers['content-type']).toBe('image/jpeg');
});

test('while a picture is resized and sent its product can be sold and changed', async () => {
  const payload = await order('/third.jpg', 20);
  const { media } = host.host;
  let changes = 0;
  const slow: PictureFetcher = {
    ...fetcher,
    media: {
      ...media,
      async put(...picture) {
        await media.put(...picture);
        await host.db.transaction().execute(async (trx) => {
          await sql`SET LOCAL lock_timeout = '3s'`.execute(trx);
          await sql`UPDATE product SET popularity = popularity + 1 WHERE id = ${product_id}`.execute(
            trx,
          );
        });
        changes += 1;
      },
    },
  };
  expect(await fetchRemotePicture(slow, payload)).toBe('fetched');
  expect(changes).toBe(1);
});

test('of two runs at once one is the product’s, and the other leaves no file behind', async () => {
  const payload = await order('/fourth.png', 21);
  const before = await images();
  await Promise.all([fetchRemotePicture(fetcher, payload), fetchRemotePicture(fetcher, payload)]);
  const { media_id } = await remote(payload.picture_id);
  expect((await images()).length).toBe(before.length + 1);
  const rows = await host.db.selectFrom('media').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  expect(known.has(media_id ?? '')).toBe(true);
  for await (const { key } of host.host.media.list(`${shop_id}/`)) {
    expect([key, known.has(key.split('/')[1] ?? '')]).toEqual([key, true]);
  }
});

test('a file that is no picture is refused for good; a passing failure is retried, and then listed', async () => {
  const page = await order('/page.jpg', 5);
  expect(await fetchRemotePicture(fetcher, page)).toBe('failed');
  expect(await remote(page.picture_id)).toMatchObject({
    status: 'failed',
    error: 'PICTURE_FORMAT',
  });

  const late = await order('/late.jpg', 6);
  for (let tried = 1; tried < MAX_TRIES; tried += 1) {
    await expect(fetchRemotePicture(fetcher, late)).rejects.toBeInstanceOf(TryAgain);
  }
  expect(await remote(late.picture_id)).toMatchObject({
    status: 'waiting',
    attempts: MAX_TRIES - 1,
  });
  expect(await fetchRemotePicture(fetcher, late)).toBe('failed');
  expect(await remote(late.picture_id)).toMatchObject({
    status: 'failed',
    error: 'HTTP_STATUS 503',
  });
});

test('the queue works them off, and never reaches into the own network', async () => {
  const payload = await order('/inside.jpg', 9);
  await host.host.jobs.send('picture.fetch', payload);
  await host.host.jobs.drain();
  expect(await remote(payload.picture_id)).toMatchObject({
    status: 'failed',
    error: 'PRIVATE_ADDRESS',
  });
});

test('a picture that a lost queue forgot is sent again after a day', async () => {
  const payload = await order('/forgotten.jpg', 10);
  await host.db
    .updateTable('remote_picture')
    .set({ updated_at: new Date(Date.now() - 2 * 86_400_000) })
    .where('id', '=', payload.picture_id)
    .execute();
  await host.host.jobs.send('picture.sweep', {});
  await host.host.jobs.drain();
  expect(await remote(payload.picture_id)).toMatchObject({ status: 'failed' });
});
