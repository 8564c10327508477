import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { drawSlip, slipForm, slipText } from '../../../../test/support/drawn-slip.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { sweepMedia } from '../../../media/sweep-media.ts';
import { removeClosedShops } from '../../back-office/opening/remove-shops.ts';
import { orderLink } from '../orders/order-link.ts';

const HOUR_MS = 3_600_000;
// Start the clock at the real time, because a browser drops expired cookies.
const start = new Date();
let now = start;
let host: TestHost;
const cookies = { alpha: '', beta: '' };
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  cookies.alpha = await signIn(host, accounts.ownerAlpha.email);
  cookies.beta = await signIn(host, accounts.ownerBeta.email);
});
afterAll(() => host.close());

type Shop = keyof typeof cookies;

let transfers = 0;
function newText(): string {
  transfers += 1;
  return slipText(`20261121${String(transfers).padStart(12, '0')}`);
}

/** Creates an order that waits for ฿309 by transfer, and returns the path of its buyer's page. */
async function awaited(shop: Shop = 'alpha', payBy: Date | null = null) {
  const { order_id: id } = await placeOrderRows(host.db, {
    shop_id: shops[shop].id,
    payment_method: 'transfer',
    lang: 'en',
  });
  await host.db.updateTable('sales_order').set({ pay_by: payBy }).where('id', '=', id).execute();
  const link = orderLink(host.host, { shop_id: shops[shop].id, order_id: id });
  return { id, path: new URL(link).pathname };
}

function send(path: string, picture: Uint8Array, browser = openBrowser(host, { lang: 'en' })) {
  return browser.post(`${path}/slip`, slipForm(picture));
}

async function manage(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { shop = 'alpha', by = shop }: { readonly shop?: Shop; readonly by?: Shop } = {},
) {
  const reply = await host.inject({
    method,
    url: path.startsWith('/') ? path : `/api/v1/manage/${shops[shop].id}/${path}`,
    headers: { cookie: cookies[by], origin: 'http://localhost:4000' },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, headers: reply.headers, reply };
}

async function order(id: string, shop: Shop = 'alpha') {
  return (await manage('GET', `orders/${id}`, undefined, { shop })).reply.json();
}

async function expire(): Promise<void> {
  await host.host.jobs.send('order.expire', {});
  await host.host.jobs.drain();
}

async function storedFiles(): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of host.host.media.list('orders/')) keys.push(key);
  return keys;
}

describe('a slip', () => {
  it('is sent by its buyer, seen by the shop, and accepted with the money', async () => {
    const { id, path } = await awaited();
    const browser = openBrowser(host, { lang: 'en' });
    expect((await browser.get(path)).html).toContain('Send your transfer slip');
    expect((await browser.get(`${path}/slip`)).html).toContain('The amount to transfer is ฿309');
    const sent = await send(path, await drawSlip(newText()), browser);
    expect(sent.url.pathname).toBe(path);
    expect(sent.html).toContain('We have your slip. The shop will check it.');
    expect(sent.html).not.toContain('Send another slip');
    // The page hides the payment, because a buyer might pay again.
    expect(sent.html).not.toContain('Pay ฿309');

    const shown = await order(id);
    expect(shown.slips).toMatchObject([{ state: 'waiting', code: 'read', bank: '014' }]);
    expect(shown.events[0].action).toBe('slip_sent');
    const picture = await manage('GET', shown.slips[0].picture);
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    });
    const list = await manage('GET', 'slips?filter={"state":"waiting"}');
    expect(list.reply.json().items).toMatchObject([
      { order_id: id, net: 309, may_receive: true, state: 'waiting', revision: 1 },
    ]);

    await manage('POST', `orders/${id}/receive`, { revision: 1 });
    expect((await order(id)).slips[0].state).toBe('accepted');
    const paid = await browser.get(path);
    expect(paid.html).toContain('The shop has received ฿309');
    expect(paid.html).not.toContain('Transfer slip');
  });

  it('that is refused lets its buyer send another one, and says why by mail', async () => {
    const { id, path } = await awaited();
    const text = newText();
    await send(path, await drawSlip(text));
    const slip = (await order(id)).slips[0];
    const refuse = () =>
      manage('POST', `orders/${id}/slips/${slip.id}/refuse`, { reason: 'Wrong account' });
    expect((await refuse()).reply.json().slips).toMatchObject([
      { state: 'refused', reason: 'Wrong account' },
    ]);
    const twice = await refuse();
    expect([twice.status, twice.reply.json().code]).toEqual([409, 'BAD_STATE']);
    await host.host.jobs.drain();
    const mail = await host.db
      .selectFrom('mail')
      .select('body')
      .where('kind', '=', 'order.slipRefused')
      .where('body', 'like', '%Wrong account%')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('The shop says: Wrong account');
    expect(mail.body).toContain('Send another slip');
    const page = await openBrowser(host, { lang: 'en' }).get(path);
    expect(page.html).toContain('The shop did not accept this slip.');
    expect(page.html).toContain('Send another slip');
    expect(page.html).toContain('Pay ฿309');
  });

  it('that was refused may be sent again for its own order, and for no other one', async () => {
    const { id, path } = await awaited();
    const text = newText();
    const refuse = async () => {
      const slip = (await order(id)).slips.find(
        ({ state }: { state: string }) => state === 'waiting',
      );
      await manage('POST', `orders/${id}/slips/${slip.id}/refuse`, { reason: 'Too little' });
    };
    await send(path, await drawSlip(text));
    await refuse();
    const others = [await awaited(), await awaited('beta')];
    for (const other of others) {
      const page = await send(other.path, await drawSlip(text));
      expect(page.url.pathname).toBe(`${other.path}/slip`);
      expect(page.html).toContain('This slip was already used.');
    }
    // Newer slips come first.
    now = new Date(start.getTime() + 1_000);
    expect((await send(path, await drawSlip(text))).html).toContain('We have your slip');
    await refuse();
    const pages = await Promise.all([
      send(path, await drawSlip(text)),
      send(others[1]?.path ?? '', await drawSlip(text)),
    ]);
    expect(pages.map(({ html }) => html.includes('already used'))).toEqual([false, true]);
    now = start;
  });

  it('pays one order, whichever of two shops gets it first', async () => {
    const [alpha, beta] = [await awaited('alpha'), await awaited('beta')];
    const picture = await drawSlip(newText());
    const files = (await storedFiles()).length;
    const pages = await Promise.all([alpha, beta].map(({ path }) => send(path, picture)));
    const results = pages.map(({ html }) => html.includes('This slip was already used.'));
    expect(results.filter(Boolean)).toHaveLength(1);
    const again = await send((await awaited()).path, picture);
    expect(again.url.pathname).toMatch(/\/slip$/);
    expect(again.html).toContain('This slip was already used.');
    expect((await storedFiles()).length).toBe(files + 1);
  });

  it('is not sent twice, nor for an order that waits for no transfer', async () => {
    const { id, path } = await awaited();
    const pictures = await Promise.all([drawSlip(newText()), drawSlip(newText())]);
    await Promise.all(pictures.map((picture) => send(path, picture)));
    expect((await order(id)).slips).toHaveLength(1);
    const { order_id: cod } = await placeOrderRows(host.db);
    const link = orderLink(host.host, { shop_id: shops.alpha.id, order_id: cod });
    const { pathname } = new URL(link);
    expect((await openBrowser(host).get(`${pathname}/slip`)).url.pathname).toBe(pathname);
    await send(pathname, await drawSlip(newText()));
    expect((await order(cod)).slips).toEqual([]);
  });

  it('is the last one after four refusals', async () => {
    const { id, path } = await awaited();
    for (let sent = 0; sent < 5; sent += 1) {
      await send(path, await drawSlip(null));
      const { id: slip } = (await order(id)).slips.find(
        ({ state }: { state: string }) => state === 'waiting',
      );
      await manage('POST', `orders/${id}/slips/${slip}/refuse`, { reason: 'Blurred' });
    }
    await send(path, await drawSlip(null));
    expect((await order(id)).slips).toHaveLength(5);
    expect((await openBrowser(host).get(path)).html).not.toContain('Send another slip');
  });

  it.each<[string, string, (text: string) => Promise<Buffer>]>([
    ['turned by 30 degrees', 'read', (text) => drawSlip(text, (slip) => slip.rotate(30))],
    ['lying on its side', 'read', (text) => drawSlip(text, (slip) => slip.rotate(90))],
    ['blurred a little', 'read', (text) => drawSlip(text, (slip) => slip.blur(2))],
    ['compressed by a chat', 'read', (text) => drawSlip(text, small)],
    ['blurred beyond reading', 'none', (text) => drawSlip(text, (slip) => slip.blur(14))],
    ['without a code', 'none', () => drawSlip(null)],
    ['with the code of an address', 'none', () => drawSlip('https://example.test')],
    ['with a changed code', 'invalid', (text) => drawSlip(`${text.slice(0, -4)}0000`)],
  ])('%s: its code is %s', async (_name, code, draw) => {
    const { id, path } = await awaited();
    await send(path, await draw(newText()));
    expect((await order(id)).slips).toMatchObject([{ code, state: 'waiting' }]);
  });

  it('is stored upright and without what the camera wrote', async () => {
    const { id, path } = await awaited();
    const exif = { IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N' } };
    await send(path, await drawSlip(newText(), (slip) => slip.jpeg().withExif(exif)));
    const { slips } = await order(id);
    const { reply } = await manage('GET', slips[0].picture);
    const meta = await sharp(reply.rawPayload).metadata();
    expect(meta.exif).toBeUndefined();
    expect(reply.rawPayload.includes('SecretPhone')).toBe(false);
  });

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'JPEG'],
    ['13 MB', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(13 << 20)]), '12 MB'],
    ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'damaged'],
    ['nothing', Buffer.alloc(0), 'Choose a picture of your slip first.'],
  ])('of %s is refused in words', async (_name, bytes, message) => {
    const { id, path } = await awaited();
    const refused = await send(path, bytes);
    expect(refused.url.pathname).toBe(`${path}/slip`);
    expect(refused.html).toContain(message);
    expect((await order(id)).slips).toEqual([]);
  });
});

const small = (slip: Sharp) => slip.resize({ width: 480 }).jpeg({ quality: 40 });

describe('the picture of a slip', () => {
  it('is seen by the order’s buyer and its shop alone', async () => {
    const [own, other, beta] = [await awaited(), await awaited(), await awaited('beta')];
    await send(own.path, await drawSlip(newText()));
    const [{ id, picture }] = (await order(own.id)).slips;
    const status = async (path: string) => (await openBrowser(host).get(path)).status;
    expect(await status(`${own.path}/pictures/${id}`)).toBe(200);
    expect(await status(`${other.path}/pictures/${id}`)).toBe(404);
    expect(await status(`${beta.path}/pictures/${id}`)).toBe(404);
    expect(await status(`/orders/forged/pictures/${id}`)).toBe(404);
    expect(await status(`/media/orders/${shops.alpha.id}/${id}.png`)).toBe(404);
    expect(await status(`/media/${shops.alpha.id}/${id}/720.png`)).toBe(404);
    expect((await host.inject({ method: 'GET', url: picture })).statusCode).toBe(401);
    const pathOfBeta = picture.replace(`/${shops.alpha.id}/`, `/${shops.beta.id}/`);
    expect((await manage('GET', pathOfBeta, undefined, { by: 'beta' })).status).toBe(404);
    expect((await manage('GET', picture, undefined, { by: 'beta' })).status).toBe(403);
    expect((await manage('GET', picture.replace(own.id, other.id))).status).toBe(404);
    const foreign = await manage(
      'POST',
      `orders/${own.id}/slips/${id}/refuse`,
      { reason: 'x' },
      { shop: 'beta' },
    );
    expect(foreign.status).toBe(404);
  });

  it('is listed for its shop alone', async () => {
    const [alpha, beta] = [await awaited(), await awaited('beta')];
    await send(alpha.path, await drawSlip(newText()));
    await send(beta.path, await drawSlip(newText()));
    const ids = async (shop: Shop) =>
      (await manage('GET', 'slips', undefined, { shop })).reply
        .json()
        .items.map((slip: { order_id: string }) => slip.order_id);
    expect(await ids('alpha')).toContain(alpha.id);
    expect(await ids('alpha')).not.toContain(beta.id);
    expect(await ids('beta')).not.toContain(alpha.id);
  });

  it('goes with its shop, and its file with the next sweep', async () => {
    const [alpha, beta] = [await awaited(), await awaited('beta')];
    for (const { path } of [alpha, beta]) await send(path, await drawSlip(newText()));
    const [remaining, gone] = [
      (await order(alpha.id)).slips[0],
      (await order(beta.id, 'beta')).slips[0],
    ];
    const past = new Date(now.getTime() - 40 * 24 * HOUR_MS);
    await host.db
      .updateTable('shop')
      .set({ closed_at: past })
      .where('id', '=', shops.beta.id)
      .execute();
    await removeClosedShops(host.db, now);
    const later = new Date(Date.now() + 48 * HOUR_MS);
    await sweepMedia(host.db, host.host.media, host.host.jobs, later);
    const files = (await storedFiles()).join(' ');
    expect(files).toContain(remaining.id);
    expect(files).not.toContain(gone.id);
  });
});

describe('the time to pay', () => {
  it('stands still while a slip waits, and leaves a day after a refusal', async () => {
    const { id, path } = await awaited('alpha', new Date(start.getTime() + HOUR_MS));
    const late = await awaited('alpha', new Date(start.getTime() + HOUR_MS));
    expect((await order(id)).pay_by).not.toBeNull();
    await send(path, await drawSlip(newText()));
    expect((await order(id)).pay_by).toBeNull();
    now = new Date(start.getTime() + 3 * HOUR_MS);
    await expire();
    expect((await order(id)).status).toBe('placed');
    expect((await order(late.id)).status).toBe('cancelled');
    const [slip] = (await order(id)).slips;
    await manage('POST', `orders/${id}/slips/${slip.id}/refuse`, { reason: 'Too little' });
    now = new Date(start.getTime() + 26 * HOUR_MS);
    await expire();
    expect((await order(id)).status).toBe('placed');
    now = new Date(start.getTime() + 28 * HOUR_MS);
    await expire();
    expect((await order(id)).status).toBe('cancelled');
    now = start;
  });
});
