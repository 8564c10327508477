import { describe, expect, it } from 'vitest';
import { addReview } from '../../storefront-host/modules/content/reviews/add-review.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const { cup } = products;

const review = (stars: number, name: string, text: string) =>
  stage.host.db.transaction().execute((trx) =>
    addReview(trx, {
      shopId: shops.alpha.id,
      productId: cup.id,
      name,
      stars,
      text,
      lang: 'th',
      at: new Date(),
      accountId: accounts.shopper.id,
    }),
  );

describe('a review', () => {
  it('is answered on a phone, and the product page shows the answer', async () => {
    await review(2, 'สมหญิง', 'หูถ้วยบิ่นมา');
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/reviews'));
    await page.getByRole('link', { name: 'สมหญิง' }).click();
    await page.getByRole('textbox', { name: 'คำตอบของร้าน' }).fill('ขออภัยค่ะ ส่งใบใหม่ให้แล้ว');
    await page.getByRole('button', { name: 'เผยแพร่คำตอบ' }).click();
    await page.getByText('เผยแพร่คำตอบแล้ว').waitFor();
    await page.goto(`${stage.host.origin}/product/${cup.id}`);
    const shown = page.getByRole('article').filter({ hasText: 'หูถ้วยบิ่นมา' });
    await shown.getByRole('heading', { name: 'คำตอบจากร้าน' }).waitFor();
    expect(await shown.innerText()).toContain('ขออภัยค่ะ ส่งใบใหม่ให้แล้ว');
  });

  it('is hidden with a reason only, leaves the product page, and is shown again', async () => {
    await review(1, 'Spammer', 'buy at elsewhere.example');
    const page = await open({ email: owner });
    await page.goto(at('/reviews'));
    await page.getByLabel('Rating', { exact: true }).selectOption('1');
    await page.getByRole('link', { name: 'Spammer' }).click();
    await page.getByRole('button', { name: 'Hide review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Advertising');
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await page.getByText('Reason: Advertising').waitFor();
    const seen = async () => (await fetch(`${stage.host.origin}/product/${cup.id}`)).text();
    await expect.poll(seen).not.toContain('elsewhere.example');
    await page.getByRole('button', { name: 'Show review again' }).click();
    await page.getByText('Not answered').waitFor();
    await expect.poll(seen).toContain('elsewhere.example');
  });
});
