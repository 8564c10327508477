import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_REVIEW_PHOTOS, REVIEW_EDIT_DAYS } from '@talad/elements/api/write-review.contract';
import type { OrderStatus } from '../../../db/schema.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { png } from '../../../../test/support/pictures.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { answerAfterPost } from '../../../../test/support/pages/follow-posted.ts';
import { sendForm } from '../../../../test/support/pages/send-form.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { findMedia } from '../../../media/media.repository.ts';

const CUP = products.cup.id;
let now = new Date('2026-11-22T05:00:00Z');
let host: TestHost;
let mine: string;
let other: string;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => now,
  });
  mine = await signIn(host, accounts.shopper.email);
  other = await signIn(host, accounts.ownerBeta.email);
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date('2026-11-22T05:00:00Z');
  await host.db.deleteFrom('review').execute();
  await host.db.deleteFrom('order_line').execute();
  await host.db.deleteFrom('sales_order').execute();
});

const get = async (url: string, cookie = mine) =>
  (await host.inject({ url, headers: { cookie } })).body;
const photo = async (color = '#4a7f6d') => new Blob([new Uint8Array(await png(60, 40, color))]);
const send = async (url: string, form: Parameters<typeof sendForm>[2]) =>
  answerAfterPost(host, await sendForm(host, url, form, mine), { headers: { cookie: mine } });
const reviews = () => host.db.selectFrom('review').selectAll().orderBy('id').execute();

async function bought(status: OrderStatus = 'delivered'): Promise<string> {
  const { order_id } = await placeOrderRows(host.db, { account_id: accounts.shopper.id });
  await host.db.updateTable('sales_order').set({ status }).where('id', '=', order_id).execute();
  return order_id;
}
const formOf = (orderId: string, product: number = CUP) =>
  `/my/reviews/write/${orderId}/${product}`;

async function written(): Promise<string> {
  const form = { stars: '2', text: 'พอใช้ได้', photos: [await photo()] };
  const reply = await sendForm(host, formOf(await bought()), form, mine);
  expect(reply.statusCode).toBe(303);
  return (await reviews())[0]?.id ?? '';
}

describe('my reviews', () => {
  it('list delivered products without a review, an order at a time', async () => {
    expect(await get('/my/reviews?lang=th')).toContain('ไม่มีสินค้าที่รอรีวิว');
    await bought('shipped');
    await bought('cancelled');
    const [first, second] = [await bought(), await bought()];
    const page = await get('/my/reviews');
    const offered = [...page.matchAll(/href="(\/my\/reviews\/write\/[^"]+)"/g)].map(([, to]) => to);
    expect(new Set(offered)).toEqual(new Set([formOf(first), formOf(second)]));
    expect(await get('/my/reviews', other)).not.toContain('/my/reviews/write/');
    // An order links to its own products, as long as one can be reviewed.
    const ofFirst = `/my/reviews?order=${first}`;
    expect(await get(`/my/orders/${first}`)).toContain(`href="${ofFirst}"`);
    const own = await get(ofFirst);
    expect([own.includes(formOf(first)), own.includes(formOf(second))]).toEqual([true, false]);
    await sendForm(host, formOf(first), { stars: '5' }, mine);
    expect(await get(`/my/orders/${first}`)).not.toContain(ofFirst);
    expect(await get('/my/reviews')).not.toContain(first);
  });

  it('are written with stars by type, words and pictures, which the product’s page shows', async () => {
    const orderId = await bought();
    expect(await get(`${formOf(orderId)}?lang=th`)).toContain('enctype="multipart/form-data"');
    const form = {
      stars: '5',
      'score.delivery': '4',
      text: 'แพ็กมาดี',
      name: 'คนรักถ้วย',
      photos: [await photo('#aa3300'), await photo('#0033aa')],
    };
    const sent = await sendForm(host, formOf(orderId), form, mine);
    expect(sent.headers.location).toBe('/my/reviews?tab=written&done=written');
    const [review] = await reviews();
    expect(review).toMatchObject({
      shop_id: shops.alpha.id,
      product_id: CUP,
      order_id: orderId,
      account_id: accounts.shopper.id,
      reviewer_name: 'คนรักถ้วย',
      scores: { delivery: 4 },
    });
    const ids = review?.photos.map(({ media_id }) => media_id) ?? [];
    expect(ids).toHaveLength(2);
    const product = await get(`/product/${products.cup.slug}/${CUP}?lang=en`);
    const list = await get('/my/reviews?tab=written&lang=en');
    for (const id of ids) {
      expect(product).toContain(`/media/${shops.alpha.id}/${id}/`);
      expect(list).toContain(`/media/${shops.alpha.id}/${id}/`);
    }
    expect(product).toContain('Photo 1 from คนรักถ้วย’s review');
    // The photos belong to the buyer: the shop's library does not list them.
    const stored = await findMedia(host.db, shops.alpha.id, ids[0] ?? '');
    expect(stored?.from_shopper).toBe(true);
  });

  it('are shown again as they were filled in where something is wrong, and nothing is kept', async () => {
    const orderId = await bought();
    const noStars = await send(formOf(orderId), { text: 'ดีมาก' });
    expect([noStars.statusCode, noStars.body.includes('ดีมาก')]).toEqual([422, true]);
    const fake = { stars: '5', text: 'ดีมาก', photos: [new Blob(['GIF89a not a picture'])] };
    const refused = await send(formOf(orderId), fake);
    expect([refused.statusCode, refused.body.includes('JPEG, PNG')]).toEqual([422, true]);
    const photos = Array.from({ length: MAX_REVIEW_PHOTOS + 1 }, () => photo());
    const many = { stars: '5', photos: await Promise.all(photos) };
    const tooMany = await send(formOf(orderId), many);
    expect([tooMany.statusCode, tooMany.body.includes('up to 5 photos')]).toEqual([422, true]);
    expect(await reviews()).toEqual([]);
  });

  it('are of real buyers alone: their own order and product, once', async () => {
    const orderId = await bought();
    const status = async (url: string, cookie: string) =>
      (await sendForm(host, url, { stars: '1' }, cookie)).statusCode;
    expect(await status(formOf(orderId), other)).toBe(404);
    expect(await status(formOf(orderId, products.mango.id), mine)).toBe(404);
    expect(await status(formOf(await bought('placed')), mine)).toBe(404);
    expect(await status(formOf(orderId), '')).toBe(401);
    expect(await reviews()).toEqual([]);
    await Promise.all([1, 2].map(() => status(formOf(orderId), mine)));
    expect(await reviews()).toHaveLength(1);
  });

  it('can be changed for a while, and their sums and pictures with them', async () => {
    const id = await written();
    const before = (await reviews())[0]?.photos ?? [];
    const form = await get(`/my/reviews/${id}?lang=th`);
    expect(form).toContain('พอใช้ได้');
    expect(form).toMatch(/<button class="button">บันทึก</);
    const changed = await sendForm(
      host,
      `/my/reviews/${id}`,
      { stars: '5', text: 'ใช้ไปแล้วดีขึ้น', photos: [await photo('#ffffff')] },
      mine,
    );
    expect(changed.headers.location).toBe('/my/reviews?tab=written&done=changed');
    const [review] = await reviews();
    expect(review).toMatchObject({ stars: 5, body: 'ใช้ไปแล้วดีขึ้น', edited_at: now });
    // The unticked photo is removed, and the new one is added.
    expect(review?.photos).toHaveLength(1);
    expect(review?.photos).not.toEqual(before);
    const sums = await host.db
      .selectFrom('product')
      .select(['total_review', 'total_up_review'])
      .where('id', '=', CUP)
      .executeTakeFirstOrThrow();
    expect(sums).toEqual({ total_review: 1, total_up_review: 1 });

    const fields = { stars: '4', [`keep.${review?.photos[0]?.media_id}`]: '1' };
    await sendForm(host, `/my/reviews/${id}`, fields, mine);
    expect((await reviews())[0]?.photos).toEqual(review?.photos);
  });

  it('can be changed by their author alone, and later not at all', async () => {
    const id = await written();
    const change = async (cookie: string) =>
      (await sendForm(host, `/my/reviews/${id}`, { stars: '5' }, cookie)).statusCode;
    expect(await change(other)).toBe(404);
    now = new Date(now.getTime() + REVIEW_EDIT_DAYS * 86_400_000);
    mine = await signIn(host, accounts.shopper.email);
    expect(await change(mine)).toBe(404);
    expect((await reviews())[0]?.stars).toBe(2);
    expect(await get('/my/reviews?tab=written')).not.toContain(`/my/reviews/${id}"`);
  });
});
