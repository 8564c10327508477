import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interlacedPng, jpeg, png } from '../../../../test/support/pictures.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { uploadPicture } from '../../../../test/support/upload-picture.ts';
import { newId } from '../../../db/ids.ts';
import { loadPictures, type PictureRef } from '../../../media/pictures.ts';
import { MediaResponse } from './media.contract.ts';
import { Value } from 'typebox/value';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const shop_id = shops.alpha.id;

async function stored(bytes: Buffer): Promise<string> {
  const put = await uploadPicture(host.db, host.host, { shop_id, bytes });
  if ('code' in put) throw new Error(put.code);
  return put.media_id;
}

async function pictureOf(media_id: string) {
  const image = { media_id, alt: { th: 'ถ้วย' } };
  return (await loadPictures(host.db, [{ shop_id, image }])).picture(shop_id, image, 'en');
}

describe('versions of a picture', () => {
  test('until the job has run the original is shown', async () => {
    const id = await stored(await jpeg(1200, 800));
    expect(await pictureOf(id)).toEqual({
      src: `/media/${shop_id}/${id}/1200.jpg`,
      sources: [],
      width: 1200,
      height: 800,
      alt: 'ถ้วย',
      color: '#4a7f6d',
    });
  });

  test('the job makes webp and avif in the widths of pages, never larger than the original', async () => {
    const id = await stored(await jpeg(1200, 800));
    await host.host.jobs.drain();
    const picture = await pictureOf(id);
    const at = (file: string) => `/media/${shop_id}/${id}/${file}`;
    expect(picture).toMatchObject({
      src: at('640.webp'),
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcset: [213, 300, 400, 640, 960, 1200]
          .map((width) => `${at(`${width}.${format}`)} ${width}w`)
          .join(', '),
      })),
    });
    for (const { srcset, type } of picture!.sources) {
      for (const entry of srcset.split(', ')) {
        const [url = '', width = ''] = entry.split(' ');
        const answer = await host.inject({ url });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
        expect(`${(await sharp(answer.rawPayload).metadata()).width}w`).toBe(width);
      }
    }
  });

  test('are reported to pages that show it', async () => {
    const id = await stored(await png(300, 300));
    await host.db
      .updateTable('product')
      .set({ images: JSON.stringify([{ media_id: id, alt: {} }]) })
      .where('shop_id', '=', products.cup.shop_id)
      .where('id', '=', products.cup.id)
      .execute();
    const client = await host.database.pool.connect();
    const notes: string[] = [];
    client.on('notification', ({ payload = '' }) => notes.push(...payload.split(' ')));
    await client.query('LISTEN talad_pages');
    await host.host.jobs.drain();
    await client.query('UNLISTEN *');
    client.release();
    expect(notes).toEqual(
      expect.arrayContaining([`product:${products.cup.id}`, `list:${shop_id}`, 'list:1']),
    );
  });

  test('any number of pictures is one query', async () => {
    const refs: PictureRef[] = [];
    for (let index = 0; index < 5; index += 1) {
      const image = { media_id: await stored(await png(20 + index, 20)), alt: {} };
      refs.push({ shop_id, image });
    }
    const { count, result } = await host.countQueries(() => loadPictures(host.db, refs));
    expect(count).toBe(1);
    expect(refs.map(({ image }) => result.picture(shop_id, image, 'th')?.width)).toEqual([
      20, 21, 22, 23, 24,
    ]);
  });

  test("another shop's picture is not found", async () => {
    const image = { media_id: await stored(await png(9, 9)), alt: {} };
    const book = await loadPictures(host.db, [{ shop_id: shops.beta.id, image }]);
    expect(book.picture(shops.beta.id, image, 'th')).toBeNull();
  });
});

describe('GET /media', () => {
  test('is kept by browsers for ever, and is nothing but a picture', async () => {
    const id = await stored(await png(40, 40));
    const answer = await host.inject({ url: `/media/${shop_id}/${id}/40.png` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test("a shop's own host serves it too", async () => {
    const id = await stored(await png(40, 40));
    const answer = await host.inject({
      url: `/media/${shop_id}/${id}/40.png`,
      headers: { host: 'alpha.talad.localhost:4000' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    'x/40.png',
    '40.png/x',
    '41.png',
    '40.svg',
    '..%2f..%2fsecrets.json',
    '%2e%2e%2f40.png',
    '40.png%00.jpg',
    '040.png',
  ])('%s is not found', async (file) => {
    const id = await stored(await png(40, 40));
    expect((await host.inject({ url: `/media/${shop_id}/${id}/${file}` })).statusCode).toBe(404);
    const elsewhere = await host.inject({ url: `/media/${shop_id}/${newId()}/40.png` });
    expect(elsewhere.statusCode).toBe(404);
  });
});

async function upload(email: string, bytes: Buffer | null, lang = 'en', shopId: number = shop_id) {
  const cookie = await signIn(host, email);
  const form = new FormData();
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), 'cup.exe');
  const body = new Response(form);
  return host.inject({
    method: 'POST',
    url: `/api/v1/manage/${shopId}/media`,
    headers: {
      cookie,
      origin: host.host.config.publicUrl,
      'content-type': body.headers.get('content-type') ?? '',
      'accept-language': lang,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('uploading', () => {
  test('is allowed to product staff', async () => {
    const answer = await upload('staff-alpha@example.test', await jpeg(600, 400));
    expect(answer.statusCode).toBe(201);
    expect(Value.Check(MediaResponse, answer.json())).toBe(true);
    const shown = await host.inject({ url: answer.json().picture.src });
    expect(shown.headers['content-type']).toBe('image/jpeg');
  });

  test('to another shop, or without rights, not', async () => {
    const bytes = await jpeg(60, 40);
    expect((await upload('owner-beta@example.test', bytes)).statusCode).toBe(403);
    expect((await upload('shopper@example.test', bytes)).statusCode).toBe(403);
    expect((await upload('staff-alpha@example.test', bytes, 'en', shops.beta.id)).statusCode).toBe(
      403,
    );
  });

  test.each([
    [
      'th',
      415,
      'PICTURE_FORMAT',
      'ไฟล์นี้ใช้เป็นรูปไม่ได้ กรุณาอัปโหลดไฟล์ JPEG, PNG, WebP หรือ AVIF',
      Buffer.from('<svg/>'),
    ],
    [
      'en',
      413,
      'PICTURE_TOO_LARGE',
      'This image is too large. The limit is 12 MB.',
      Buffer.alloc(13_000_000, 1),
    ],
    ['en', 400, 'PICTURE_MISSING', 'Choose an image to upload.', null],
    ['en', 400, 'PICTURE_MISSING', 'Choose an image to upload.', Buffer.alloc(0)],
  ] as const)('in %s: %i %s', async (lang, status, code, message, bytes) => {
    const answer = await upload('owner-alpha@example.test', bytes, lang);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: true, code, message });
  });

  test('a fourth at once has to wait; another account does not', async () => {
    const { pictureWorker } = host.host;
    const places = [1, 2, 3].map(() => pictureWorker.enter(accounts.ownerAlpha.id));
    const refused = await upload('owner-alpha@example.test', await jpeg(60, 40));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      code: 'PICTURES_AT_ONCE',
      message: expect.stringContaining('Up to 3 images'),
    });
    const other = await upload('staff-alpha@example.test', await jpeg(60, 40));
    expect(other.statusCode).toBe(201);
    for (const leave of places) leave();
    const later = await upload('owner-alpha@example.test', await jpeg(60, 40));
    expect(later.statusCode).toBe(201);
  });

  const PICTURE_LIMIT: unknown = expect.stringContaining('16 megapixels');

  test('twelve of 60 megapixels, interlaced: none is decoded', async () => {
    const bytes = await interlacedPng(9000, 6600);
    expect(bytes.length).toBeLessThan(300_000);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => upload('owner-alpha@example.test', bytes)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toContain(422);
    for (const answer of answers) {
      const { statusCode } = answer;
      expect([422, 429]).toContain(statusCode);
      const tooLarge = { code: 'PICTURE_TOO_MANY_PIXELS', message: PICTURE_LIMIT };
      expect(answer.json()).toMatchObject(
        statusCode === 422 ? tooLarge : { code: 'PICTURES_AT_ONCE' },
      );
    }
  });

  test('refuses a body that is no form', async () => {
    const answer = await host.inject({
      method: 'POST',
      url: `/api/v1/manage/${shop_id}/media`,
      headers: {
        cookie: await signIn(host, 'owner-alpha@example.test'),
        origin: host.host.config.publicUrl,
      },
      payload: { file: 'x' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('the sweep', () => {
  test('removes what shoppers left and nothing names, and files that no row knows', async () => {
    const fresh = await createTestHost({
      seed: 'small',
      now: () => new Date(Date.now() + 40 * 86_400_000),
    });
    const put = async (from_shopper: boolean) => {
      const bytes = await png(10, 10);
      const made = await uploadPicture(fresh.db, fresh.host, { shop_id, bytes, from_shopper });
      if ('code' in made) throw new Error(made.code);
      return made.media_id;
    };
    const library = await put(false);
    await put(true);
    await fresh.host.media.put(`${shop_id}/${newId()}/10.png`, await png(10, 10), 'image/png');
    await fresh.host.jobs.send('media.sweep', {});
    await fresh.host.jobs.drain();
    const folders = await readdir(join(fresh.host.config.dataDir, 'media', String(shop_id)), {
      recursive: true,
    });
    expect(folders.filter((name) => name.endsWith('.png')).toSorted()).toEqual([
      `${library}/10.png`,
    ]);
    const rows = await fresh.db.selectFrom('media').select('id').execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual([library]);
    await fresh.close();
  });

  test('enlarges pictures of versions that made no more than 1,600 px, and those alone', async () => {
    const fresh = await createTestHost({
      seed: 'small',
      now: () => new Date(Date.now() + 2 * 3_600_000),
    });
    const put = async (width: number, upTo: number) => {
      const bytes = await png(width, 8);
      const made = await uploadPicture(fresh.db, fresh.host, { shop_id, bytes });
      if ('code' in made) throw new Error(made.code);
      const variants = [240, upTo].map((wide) => ({
        format: 'webp',
        width: wide,
        height: 8,
        bytes: 9,
        key: `${shop_id}/${made.media_id}/${wide}.webp`,
      }));
      await fresh.db
        .updateTable('media')
        .set({ variants: JSON.stringify(variants) })
        .where('id', '=', made.media_id)
        .execute();
      return made.media_id;
    };
    const old = await put(2400, 1600);
    const good = await put(900, 900);
    await fresh.db.deleteFrom('outbox').execute();
    await fresh.host.jobs.send('media.sweep', {});
    await fresh.host.jobs.drain();
    const rows = await fresh.db.selectFrom('media').select(['id', 'variants']).execute();
    const widthsOf = (id: string) => [
      ...new Set(rows.find((row) => row.id === id)?.variants.map(({ width }) => width)),
    ];
    expect(widthsOf(old)).toEqual([213, 300, 400, 640, 960, 1280, 2048]);
    expect(widthsOf(good)).toEqual([240, 900]);
    await fresh.close();
  });
});
