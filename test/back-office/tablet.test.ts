import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../storefront-host/db/ids.ts';
import { addReview } from '../../storefront-host/modules/content/reviews/add-review.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { placeOrderRows } from '../support/placed-order.ts';
import { insertPost } from '../support/records/insert-post.ts';

const stage = backOfficeStage();

/**
 * Tests the widths at which the menu is in a drawer, and next to the page, where lists have the
 * least room.
 */
const WIDTHS = [768, 900];

beforeAll(async () => {
  const { db } = stage.host;
  const { id: shopId } = shops.alpha;
  await insertPost(db, shopId);
  await placeOrderRows(db);
  const id = newId();
  const message = 'อยากสั่งแก้วเคลือบเกลือ 30 ใบให้คาเฟ่ที่เชียงใหม่ ส่งได้เมื่อไหร่คะ';
  await db
    .insertInto('form_entry')
    .values({
      shop_id: shopId,
      id,
      form: 'contactus',
      data: JSON.stringify({ name: 'กมลชนก ใจดีมีสุข', message }),
      reply_to: null,
      lang: 'th',
      digest: Buffer.from(id),
    })
    .execute();
  const review = { name: 'สมหญิง', stars: 5, text: message, lang: 'th' } as const;
  const accountId = accounts.shopper.id;
  const about = { shopId, productId: products.cup.id, accountId, at: new Date() };
  await db.transaction().execute((trx) => addReview(trx, { ...about, ...review }));
});

it.each(WIDTHS)('lists fit a screen of %i px, each cell under its head', async (width) => {
  for (const lang of ['th', 'en'] as const) {
    const page = await stage.open({ email: accounts.ownerAlpha.email, lang, width });
    for (const list of ['orders', 'products', 'messages', 'reviews', 'blogs']) {
      await page.goto(stage.at(`/${list}`));
      const table = page.getByRole('table');
      await table.waitFor();
      const found = await table.evaluate((element) => {
        const shown = (cells: Iterable<Element>) =>
          [...cells].filter((cell) => cell.getBoundingClientRect().width > 0).length;
        const [head, row] = element.querySelectorAll('tr');
        const room = element.parentElement;
        return {
          heads: shown(head?.cells ?? []),
          cells: shown(row?.cells ?? []),
          over: (room?.scrollWidth ?? 0) - (room?.clientWidth ?? 0),
        };
      });
      expect({ list, lang, ...found }).toMatchObject({ heads: found.cells, over: 0 });
    }
    await page.context().close();
  }
});
