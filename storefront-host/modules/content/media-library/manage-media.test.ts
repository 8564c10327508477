import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { halves, png } from '../../../../test/support/pictures.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import { cacheFinishedMedia } from '../../../media/finished-media.ts';
import type { ManagedMedia, MediaDetail } from './media.contract.ts';

const shop_id = shops.alpha.id;
const manage = `/api/v1/manage/${shop_id}`;
const origin = 'http://localhost:4000';
const { cup } = products;
let host: TestHost;
let cookie: string;
let staff: string;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cacheFinishedMedia(host.db);
  cookie = await signIn(host, accounts.ownerAlpha.email);
  staff = await signIn(host, accounts.staffAlpha.email);
  // Another shop has a picture with the same words.
  await host.db
    .insertInto('media')
    .values({
      shop_id: shops.beta.id,
      id: newId(),
      key: 'none',
      mime: 'image/png',
      width: 10,
      height: 10,
      bytes: 10,
      name: 'ปกหน้า',
      tags: ['หน้าร้าน'],
      search_text: 'ปกหน้า หน้าร้าน',
    })
    .execute();
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, payload?: object, by = cookie) {
  const headers = { cookie: by, origin };
  const url = `${manage}${path}`;
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}

async function send(path: string, bytes: Buffer, fields: Record<string, string>, file = 'a.png') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), file);
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  const reply = await host.inject({
    method: 'POST',
    url: `${manage}${path}`,
    headers: { cookie, origin, 'content-type': type },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}

async function upload(bytes: Buffer, file?: string): Promise<string> {
  const { status, body } = await send('/media', bytes, {}, file);
  expect(status).toBe(201);
  await host.host.jobs.drain();
  return body.media_id;
}
const read = async (id: string): Promise<MediaDetail> => (await call('GET', `/media/${id}`)).body;
const list = async (filter: object): Promise<readonly ManagedMedia[]> =>
  (await call('GET', `/media?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.items;
const shownOf = async (lang: 'th' | 'en') =>
  (await host.inject(`/api/v1/products/${cup.id}/detail?site=alpha&lang=${lang}`)).json().product;

async function showOn(id: string, extra: object = {}): Promise<void> {
  await host.db
    .updateTable('product')
    .set({ images: JSON.stringify([{ media_id: id, alt: {} }]), ...extra })
    .where('shop_id', '=', shop_id)
    .where('id', '=', cup.id)
    .execute();
}

describe('the library', () => {
  it('lists pictures newest first, with the name of their file, and no other shop’s', async () => {
    const [older, newer] = [
      await upload(await png(40, 40), 'C:\\รูป\\ปกหน้า ร้าน.PNG'),
      await upload(await png(50, 50), 'cup.png'),
    ];
    const all = await list({});
    expect(all.map(({ id, name }) => [id, name]).slice(0, 2)).toEqual([
      [newer, 'cup'],
      [older, 'ปกหน้า ร้าน'],
    ]);
    expect(all[0]).toMatchObject({ mime: 'image/png', original: { width: 50, height: 50 } });
    expect((await list({ q: 'ปกหน้า' })).map(({ id }) => id)).toEqual([older]);
    const browsed = await call('GET', `/images?keyword=${encodeURIComponent('CUP')}&page=1`);
    expect(browsed.body).toMatchObject({ images: [{ media_id: newer }], page: 1, has_more: false });
    expect((await call('GET', '/images?keyword=cup&page=2')).body.images).toEqual([]);
  });

  it('finds pictures by their texts and tags', async () => {
    const id = await upload(await png(41, 40));
    const sent = { revision: 1, alt: { th: 'แจกันเซรามิก ', en: '' }, tags: ['หน้าร้าน', ' หน้าร้าน'] };
    expect((await call('PUT', `/media/${id}`, sent)).body).toMatchObject({
      alt: { th: 'แจกันเซรามิก' },
      tags: ['หน้าร้าน'],
      revision: 2,
    });
    expect((await list({ tag: 'หน้าร้าน' })).map((one) => one.id)).toEqual([id]);
    expect((await list({ q: 'เซรามิก' })).map((one) => one.id)).toEqual([id]);
    expect((await call('GET', '/media/tags')).body).toEqual({
      tags: [{ name: 'หน้าร้าน', count: 1 }],
    });
    const again = await call('PUT', `/media/${id}`, { revision: 1, name: 'x' });
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    const bad = await call('PUT', `/media/${id}`, { revision: 2, tags: ['ก,ข'] });
    expect([bad.status, bad.body.fields[0].path]).toEqual([400, 'tags/0']);
  });

  it('gives its text to every place that has none of its own, and its focal point', async () => {
    const id = await upload(await png(60, 60));
    await showOn(id);
    expect((await shownOf('th')).product_images[0]).toMatchObject({ alt: '' });
    const alt = { th: 'ถ้วยสีน้ำเงิน', en: 'A blue cup' };
    await call('PUT', `/media/${id}`, { revision: 1, alt, focus: { x: 20, y: 75 } });
    expect((await shownOf('th')).product_images[0].alt).toBe(alt.th);
    expect((await shownOf('en')).product_images[0]).toMatchObject({
      alt: alt.en,
      focus: 'lb',
    });
    const images = JSON.stringify([{ media_id: id, alt: { th: 'ของถ้วยเอง' } }]);
    await showOn(id, { images });
    host.host.pageCache.clear();
    expect((await shownOf('th')).product_images[0].alt).toBe('ของถ้วยเอง');
  });
});

describe('where a picture is used', () => {
  it('names every kind of place, each once, and none of another shop', async () => {
    const id = await upload(await png(70, 70));
    const image = JSON.stringify({ media_id: id, alt: {} });
    const img = `<p>x</p><img src="/media/${shop_id}/${id}/70.webp" alt="a">`;
    await showOn(id, { description: img });
    for (const shop of [shop_id, shops.beta.id]) {
      await sql`INSERT INTO brand (shop_id, name, image) VALUES (${shop}, 'ดินเผา', ${id})`.execute(
        host.db,
      );
      await sql`INSERT INTO blog (shop_id, slug, title, image) VALUES (${shop}, ${id}, 'เปิดเตา',
        ${image}::jsonb)`.execute(host.db);
    }
    await sql`INSERT INTO translation (shop_id, entity, entity_id, lang, fields) SELECT shop_id, 'blog', id,
      'en', jsonb_build_object('title', 'Kiln', 'html', ${img}::text) FROM blog WHERE slug = ${id}
      AND shop_id = ${shop_id}`.execute(host.db);
    const draft = JSON.stringify({ blocks: [{ props: { image: id } }] });
    await sql`INSERT INTO page (shop_id, name, title, draft) VALUES (${shop_id}, 'about', 'เรื่องของเรา',
      ${draft}::jsonb)`.execute(host.db);
    await sql`UPDATE shop SET avatar = ${image}::jsonb WHERE id = ${shop_id}`.execute(host.db);
    const { uses, total_uses } = await read(id);
    expect(uses.map(({ kind, title }) => [kind, title])).toEqual([
      ['blog', expect.stringContaining('')],
      ['brand', 'ดินเผา'],
      ['page', 'เรื่องของเรา'],
      ['product', products.cup.title],
      ['settings', ''],
    ]);
    expect(total_uses).toBe(5);
  });
});

describe('another file', () => {
  it('is shown in all places under new addresses, and old addresses lead to it', async () => {
    const id = await upload(await png(80, 60, '#ff0000'));
    const old = `/media/${shop_id}/${id}/80.webp`;
    await showOn(id, { description: `<img src="${old}" alt="">` });
    const before = (await shownOf('th')).product_images[0];
    const { status } = await send(`/media/${id}/file`, await png(90, 90, '#0000ff'), {
      revision: '1',
    });
    expect(status).toBe(204);
    await host.host.pageCache.caughtUp();
    const waiting = (await shownOf('th')).product_images[0];
    expect(waiting).toMatchObject({
      src: `${origin}/media/${shop_id}/${id}/90-1.png`,
      width: 90,
      height: 90,
    });
    await host.host.jobs.drain();
    await host.host.pageCache.caughtUp();
    const product = await shownOf('th');
    expect(product.product_images[0]).toMatchObject({
      src: `${origin}/media/${shop_id}/${id}/90-1.webp`,
    });
    expect(product.product_images[0].src).not.toBe(before.src);
    expect(product.description_html).toContain(`/media/${shop_id}/${id}/80-1.webp`);
    for (const url of [old, `/media/${shop_id}/${id}/80-1.webp`]) {
      const reply = await host.inject(url);
      expect([reply.statusCode, reply.headers.location]).toEqual([
        302,
        `/media/${shop_id}/${id}/90-1.webp`,
      ]);
    }
    expect((await host.inject(`/media/${shop_id}/${id}/90-1.webp`)).statusCode).toBe(200);
    const stale = await send(`/media/${id}/file`, await png(20, 20), { revision: '1' });
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('that is no picture is refused, and the picture stays as it was', async () => {
    const id = await upload(await png(81, 60));
    const { status, body } = await send(`/media/${id}/file`, Buffer.from('<svg/>'), {
      revision: '1',
    });
    expect([status, body.code]).toEqual([415, 'PICTURE_FORMAT']);
    expect(await read(id)).toMatchObject({ revision: 1, original: { width: 81 } });
  });

  it('needs the permission for every place that shows the picture', async () => {
    const id = await upload(await png(82, 60));
    const image = JSON.stringify({ media_id: id, alt: {} });
    await sql`UPDATE shop SET favicon = ${image}::jsonb WHERE id = ${shop_id}`.execute(host.db);
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const refused = await call('PUT', `/media/${id}/crop`, { revision: 1, crop }, staff);
    expect([refused.status, refused.body.code]).toEqual([403, 'MEDIA_ELSEWHERE']);
    const removal = await call('DELETE', `/media/${id}?revision=1&uses=1`, undefined, staff);
    expect(removal.status).toBe(403);
    await sql`UPDATE shop SET favicon = NULL WHERE id = ${shop_id}`.execute(host.db);
    expect((await call('PUT', `/media/${id}/crop`, { revision: 1, crop }, staff)).status).toBe(200);
  });
});

describe('a crop', () => {
  it('shows a part of the original, which is kept and comes back', async () => {
    // Red on the left, blue on the right.
    const id = await upload(await halves(100, 50));
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const cropped = await call('PUT', `/media/${id}/crop`, { revision: 1, crop });
    expect(cropped.body).toMatchObject({
      crop,
      revision: 2,
      picture: { width: 50, height: 50, color: '#0000ff' },
      original: { src: `/media/${shop_id}/${id}/100.png`, width: 100, height: 50 },
    });
    await host.host.jobs.drain();
    const { picture } = await read(id);
    expect((await host.inject(picture.src)).statusCode).toBe(200);
    const left = { ...crop, x: 0 };
    const other = await call('PUT', `/media/${id}/crop`, { revision: 2, crop: left });
    expect(other.body).toMatchObject({ crop: left, picture: { width: 50, color: '#ff0000' } });
    const whole = await call('PUT', `/media/${id}/crop`, { revision: 3, crop: null });
    expect(whole.body).toMatchObject({ crop: null, picture: { width: 100, height: 50 } });
    expect((await host.inject(whole.body.picture.src)).statusCode).toBe(200);
  });
});

describe('deleting a picture', () => {
  it('is refused until all its places were shown, and takes it out of them', async () => {
    const id = await upload(await png(83, 60));
    const img = `<p>ก่อน</p><img src="/media/${shop_id}/${id}/83.webp" alt="a"><p>หลัง</p>`;
    await showOn(id, { description: img });
    const refused = await call('DELETE', `/media/${id}?revision=1`);
    expect([refused.status, refused.body.code]).toEqual([409, 'MEDIA_IN_USE']);
    expect((await call('DELETE', `/media/${id}?revision=1&uses=1`)).status).toBe(204);
    await host.host.pageCache.caughtUp();
    const product = await shownOf('th');
    expect(product.product_images).toEqual([]);
    expect(product.description_html).toContain('<p>ก่อน</p><p>หลัง</p>');
    expect((await call('GET', `/media/${id}`)).status).toBe(404);
    expect((await host.inject(`/media/${shop_id}/${id}/83.png`)).statusCode).toBe(404);
  });

  it('of another shop is not found', async () => {
    const theirs = await host.db
      .selectFrom('media')
      .select('id')
      .where('shop_id', '=', shops.beta.id)
      .executeTakeFirstOrThrow();
    expect((await call('GET', `/media/${theirs.id}`)).status).toBe(404);
    expect((await call('PUT', `/media/${theirs.id}`, { revision: 1, name: 'x' })).status).toBe(404);
    expect((await call('DELETE', `/media/${theirs.id}?revision=1`)).status).toBe(404);
    const file = await send(`/media/${theirs.id}/file`, await png(20, 20), { revision: '1' });
    expect(file.status).toBe(404);
  });
});
