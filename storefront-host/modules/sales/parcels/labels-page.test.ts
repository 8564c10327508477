import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { readCodes } from '../../../../test/support/browser/read-qr.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { seeded } from '../../../../test/support/seeded.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

const random = seeded(13);
const digits = (count: number) => some('0123456789', count);
const signs = (count: number) => some('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', count);
function some(from: string, count: number): string {
  return Array.from({ length: count }, () => random.pick(from.split(''))).join('');
}

/** A tracking number of the form of each courier whose form is known. */
const forms: Readonly<Record<string, () => string>> = {
  'thailand-post': () => `${random.pick(['EY', 'RL', 'OA'])}${digits(9)}TH`,
  flash: () => `TH${signs(10 + random.upTo(8))}`,
  jt: () => (random.chance(0.5) ? `JTTH${signs(6 + random.upTo(8))}` : digits(10 + random.upTo(5))),
  kex: () => `${random.pick(['KEX', 'KERDO', 'SHP'])}${signs(8 + random.upTo(6))}`,
  spx: () => `SPXTH${signs(8 + random.upTo(6))}`,
  sf: () => `SF${digits(10 + random.upTo(5))}`,
  'ninja-van': () => `NV${signs(8 + random.upTo(8))}`,
};

/** Dots of a thermal printer (203 dpi) in a millimetre. */
const DOTS = 8;

/** Renders a label as a thermal printer prints it: each dot is black or white. */
function printed(drawing: string): Promise<Buffer> {
  const [, millimetres] = /width="([\d.]+)mm"/.exec(drawing) ?? [];
  const width = Number(millimetres) * DOTS;
  const sized = drawing
    .replace(/width="[\d.]+mm"/, `width="${width}" height="${10 * DOTS}"`)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return sharp(Buffer.from(sized))
    .flatten({ background: '#ffffff' })
    .threshold(128)
    .png()
    .toBuffer();
}

it('prints bars that a scanner reads as the number, of each courier’s form', async () => {
  const couriers = await host.db
    .selectFrom('courier')
    .select(['code', 'pattern'])
    .where('pattern', '<>', '')
    .execute();
  expect(couriers.map(({ code }) => code).toSorted()).toEqual(Object.keys(forms).toSorted());
  for (const { code: courier, pattern } of couriers) {
    const numbers = Array.from({ length: 20 }, () => forms[courier]?.() ?? '');
    for (const number of numbers) expect(number).toMatch(new RegExp(pattern));
    const { order_id } = await placeOrderRows(host.db, { shop_id: shops.alpha.id });
    await host.db
      .insertInto('parcel')
      .values(
        numbers.map((code, n) => ({
          shop_id: shops.alpha.id,
          id: newId(),
          order_id,
          rank: n + 1,
          courier,
          code,
          lines: '[]',
          grams: null,
          cost: null,
          sent_at: new Date(),
        })),
      )
      .execute();
    const filter = encodeURIComponent(JSON.stringify({ id: [order_id] }));
    const { body } = await host.inject({
      url: `/api/v1/manage/${shops.alpha.id}/orders/labels?filter=${filter}`,
      headers: { cookie },
    });
    const drawings = body.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    const read = [];
    for (const drawing of drawings)
      read.push(...(await readCodes(await printed(drawing), 'Code128')));
    expect(read, courier).toEqual(numbers);
  }
});
