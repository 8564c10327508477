import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { drawSlip } from '../../../../test/support/drawn-slip.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { formOf } from '../../../../test/support/form-of.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { orderLink } from '../orders/order-link.ts';

let host: TestHost;
let picture: Buffer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  picture = await drawSlip(null);
});
afterAll(() => host.close());

const manage = manageShop(() => host, { under: 'orders/' });
let buyer: ReturnType<typeof openBrowser>;
beforeEach(() => {
  buyer = openBrowser(host, { lang: 'en' });
});

const wish = {
  'quantity-0': '1',
  reason: 'damaged',
  details: 'ก้นแก้วร้าว',
  bank: '004',
  number: '1234567890',
  holder: 'วิชัย มั่นคง',
};

/** Creates a paid order that was delivered to its buyer. */
async function delivered(shop_id: number = shops.alpha.id) {
  const { order_id: id } = await placeOrderRows(host.db, {
    shop_id,
    account_id: accounts.shopper.id,
    payment_method: 'transfer',
    payment_status: 'paid',
  });
  await host.db
    .updateTable('sales_order')
    .set({ status: 'delivered' })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute();
  return { id, path: new URL(orderLink(host.host, { shop_id, order_id: id })).pathname };
}

const ask = (path: string, files: readonly Uint8Array[], more: object = {}) =>
  buyer.post(`${path}/return`, formOf({ ...wish, ...more }, files));

const rowsOf = (id: string) =>
  host.db.selectFrom('order_picture').selectAll().where('order_id', '=', id).execute();

async function refused(id: string, revision: number) {
  const answer = { revision, answer: 'ส่งไปไม่ร้าว' };
  expect((await manage('POST', `${id}/return/refuse`, answer)).status).toBe(200);
}

describe('pictures of a return', () => {
  it('are seen by the buyer and the shop only', async () => {
    const { id, path } = await delivered();
    const other = await delivered(shops.beta.id);
    const page = await ask(path, [picture, picture]);
    expect(page.html).toContain('alt="Your picture 2 of 2"');
    const [own = ''] = /\/orders\/[^"]+\/pictures\/[^"]+/.exec(page.html) ?? [];
    const sent = await buyer.get(own);
    expect([sent.status, sent.headers['content-type'], sent.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ]);

    const { body } = await manage('GET', id);
    expect(body.return.pictures).toHaveLength(2);
    const { url } = body.return.pictures[0];
    const read = async (email: string) =>
      (await host.inject({ url, headers: { cookie: await signIn(host, email) } })).statusCode;
    expect(await read(accounts.ownerAlpha.email)).toBe(200);
    expect(await read(accounts.ownerBeta.email)).toBe(403);
    expect(await read(accounts.shopper.email)).toBe(403);
    expect((await host.inject({ url })).statusCode).toBe(401);
    // Another order's link and another shop's address cannot open the picture.
    const name = own.split('/').at(-1);
    expect((await buyer.get(`${other.path}/pictures/${name}`)).status).toBe(404);
    expect((await buyer.get(`/media/${shops.alpha.id}/${name}/720.png`)).status).toBe(404);
  });

  it('are asked for by a form without JavaScript that phones offer the camera for', async () => {
    const { path } = await delivered();
    const { html } = await buyer.get(`${path}/return`);
    expect(html).toMatch(/<form[^>]+enctype="multipart\/form-data"/);
    expect(html).toMatch(
      /<input[^>]+name="pictures"[^>]+accept="image\/jpeg,image\/png,image\/webp"[^>]+multiple/,
    );
    expect(html).toContain('up to 5 pictures');
  });

  it.each([
    ['six pictures', 6, null, 'Choose at most 5 pictures.'],
    ['a file that is no picture', 1, Buffer.from('<svg/>'), 'JPEG, PNG, WebP'],
  ])('are refused as %s, and leave no row and no file', async (_name, good, bad, message) => {
    const { id, path } = await delivered();
    const files = [...Array.from({ length: good }, () => picture), ...(bad ? [bad] : [])];
    const stored = (await storedFiles()).length;
    const again = await ask(path, files);
    expect(again.url.pathname).toBe(`${path}/return`);
    expect(again.html).toContain(message);
    expect(again.html).toContain('Please choose the pictures again.');
    expect(again.html).toContain('ก้นแก้วร้าว');
    expect(await rowsOf(id)).toEqual([]);
    expect((await storedFiles()).length).toBe(stored);
    expect((await manage('GET', id)).body.return).toBeNull();
  });

  it('are stored once, however often the form is sent', async () => {
    const { id, path } = await delivered();
    const stored = (await storedFiles()).length;
    await Promise.all(Array.from({ length: 4 }, () => ask(path, [picture])));
    expect(await rowsOf(id)).toHaveLength(1);
    expect((await storedFiles()).length).toBe(stored + 1);
  });

  it('come with an objection too, and reach the operator of the dispute alone', async () => {
    const { id, path } = await delivered();
    await ask(path, [picture]);
    await refused(id, 2);
    const order = await buyer.get(path);
    expect(order.html).toContain(`href="${path}/return/dispute"`);
    const form = await buyer.get(`${path}/return/dispute`);
    expect(form.html).toContain('The shop says: ส่งไปไม่ร้าว');
    const silent = await buyer.post(`${path}/return/dispute`, formOf({ objection: ' ' }));
    expect(silent.html).toContain('Say why you disagree.');
    const done = await buyer.post(
      `${path}/return/dispute`,
      formOf({ objection: 'ดูรูปที่สอง' }, [picture]),
    );
    expect(done.html).toContain('alt="Your picture 2 of 2"');

    const operator = openBrowser(host, { lang: 'en' });
    const page = `/admin/disputes/${shops.alpha.id}/${id}`;
    await operator.signIn(accounts.operator.email, 'correct horse', page);
    const { html } = await operator.get(page);
    expect(html).toContain('alt="Picture 2 of 2 from the buyer"');
    const [url = ''] = new RegExp(`${page}/pictures/[^"]+`).exec(html) ?? [];
    expect((await operator.get(url)).status).toBe(200);
    expect((await buyer.get(url)).answered).not.toBe(200);
    // A slip of the same order is not part of the dispute.
    const [slip] = await host.db
      .insertInto('order_picture')
      .values({
        shop_id: shops.alpha.id,
        id: crypto.randomUUID(),
        order_id: id,
        return_id: null,
        mime: 'image/png',
        width: 1,
        height: 1,
        added_at: new Date(),
      })
      .returning('id')
      .execute();
    expect((await operator.get(`${page}/pictures/${slip?.id}`)).status).toBe(404);
  });

  it('lose the camera’s place and time', async () => {
    const { path } = await delivered();
    const { default: sharp } = await import('sharp');
    const placed = await sharp(picture)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(placed).metadata()).exif).toBeDefined();
    const page = await ask(path, [placed]);
    const [own = ''] = /\/orders\/[^"]+\/pictures\/[^"]+/.exec(page.html) ?? [];
    const { rawPayload } = await host.inject({ url: own });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });
});

async function storedFiles(): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const { key } of host.host.media.list('orders/')) files.push(key);
  return files;
}
