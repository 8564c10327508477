import { expect, type Locator, type Page } from '@playwright/test';

/** Address of the demo market of this run. */
export function url(): string {
  const value = process.env['TALAD_URL'];
  if (!value) throw new Error('serve-demo.ts sets TALAD_URL');
  return value;
}

/** Returns the server's data folder, for commands that use the same data. */
export function dataDir(): string {
  const value = process.env['TALAD_DATA_DIR'];
  if (!value) throw new Error('serve-demo.ts sets TALAD_DATA_DIR');
  return value;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('talad-demo');
  await page.getByRole('button', { name: /^(เข้าสู่ระบบ|Sign in)$/ }).click();
}

/** Opens the cart's drawer from the header, once it counts this number of pieces. */
export async function openCart(page: Page, pieces: number): Promise<Locator> {
  const name = `ตะกร้าสินค้า ${pieces} ชิ้น`;
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
  const drawer = page.getByRole('dialog', { name: 'ตะกร้าสินค้า' });
  await expect(drawer).toBeVisible();
  return drawer;
}

export async function fillCheckout(page: Page): Promise<void> {
  const fields = [
    ['ชื่อ-นามสกุล', 'สมหญิง ใจดี'],
    ['เบอร์โทรศัพท์', '081-234-5678'],
    ['บ้านเลขที่', '99/1 หมู่ 4 ถนนมิตรภาพ'],
    ['ตำบล / แขวง', 'ด่านเกวียน'],
    ['อำเภอ / เขต', 'โชคชัย'],
    ['จังหวัด', 'นครราชสีมา'],
    ['รหัสไปรษณีย์', '30190'],
  ] as const;
  for (const [label, value] of fields) {
    const field = page.getByLabel(label).first();
    if ((await field.evaluate((node) => node.tagName)) === 'SELECT')
      await field.selectOption(value);
    else await field.fill(value);
  }
}
