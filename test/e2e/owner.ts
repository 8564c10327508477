import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { png } from '../support/pictures.ts';
import { signIn, url } from './steps.ts';

export interface NewProduct {
  readonly title: string;
  readonly price: string;
  readonly stock: string;
  /** Values of the option "size". */
  readonly sizes?: readonly string[];
}

/** Walks through an owner's tasks in Thai or English, and counts the presses of each. */
export class Owner {
  readonly page: Page;
  readonly shopname: string;
  readonly #isThai: boolean;
  readonly #presses: () => number;
  readonly figures: string[] = [];

  private constructor(page: Page, presses: () => number, shopname: string, thai: boolean) {
    this.page = page;
    this.#presses = presses;
    this.shopname = shopname;
    this.#isThai = thai;
  }

  static async arrive(context: BrowserContext, shopname: string, isThai: boolean): Promise<Owner> {
    const page = await context.newPage();
    return new Owner(page, await countPresses(page), shopname, isThai);
  }

  /** Chooses the text of the owner's language. */
  say(th: string, en: string): string {
    return this.#isThai ? th : en;
  }

  at(path: string): string {
    return `${url()}/mybusiness/${this.shopname}${path}`;
  }

  async press(th: string, en: string): Promise<void> {
    const name = this.say(th, en);
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  async fill(th: string, en: string, value: string): Promise<void> {
    await this.page
      .getByLabel(this.say(th, en), { exact: true })
      .or(this.page.getByLabel(`${this.say(th, en)} *`, { exact: true }))
      .first()
      .fill(value);
  }

  async sees(th: string, en: string): Promise<void> {
    await expect(this.page.getByText(this.say(th, en)).first()).toBeVisible();
  }

  /** Notes the time and the presses of a task. */
  async task(name: string, work: () => Promise<void>): Promise<void> {
    const [began, before] = [performance.now(), this.#presses()];
    await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    this.figures.push(`${name}: ${this.#presses() - before} presses, ${seconds} s`);
  }

  async signUp(email: string, title: string, browser: Browser): Promise<void> {
    const { page } = this;
    await page.goto(`${url()}/signup`);
    await this.fill('ชื่อของคุณ', 'Your name', 'สมหญิง ใจดี');
    await this.fill('อีเมล', 'Email', email);
    await this.press('ส่งลิงก์', 'Send link');
    await page.waitForURL(/register\/sent/);
    await page.goto(await linkOfMail(browser, email));
    await page.locator('input[type=password]').first().fill('sabu-2569-bansabu');
    await page.locator('button[type=submit]').first().click();
    await this.fill('ชื่อร้าน', 'Shop name', title);
    await this.fill('ที่อยู่เว็บของร้าน', 'Shop address', this.shopname);
    await this.sees('ใช้ที่อยู่นี้ได้', 'This address is available');
    await this.press('สร้างร้านของฉัน', 'Create my shop');
    await this.sees('เตรียมร้านให้พร้อมขาย', 'Get your shop ready');
  }

  async addCategory(title: string): Promise<void> {
    await this.page.goto(this.at('/categories/create'));
    await this.fill('ชื่อภาษาไทย', 'English name', title);
    await this.press('บันทึก', 'Save');
    await this.sees('เพิ่มหมวดหมู่แล้ว', 'Category added');
  }

  async addProduct({ title, price, stock, sizes = [] }: NewProduct): Promise<void> {
    const { page } = this;
    await page.goto(this.at('/products/create'));
    await this.fill('ชื่อภาษาไทย', 'English name', title);
    const chooser = page.waitForEvent('filechooser');
    await this.press('เพิ่มรูป', 'Add images');
    const buffer = await png(800, 800, '#c8a876');
    await (await chooser).setFiles([{ name: 'soap.png', mimeType: 'image/png', buffer }]);
    await page
      .getByRole('spinbutton', { name: new RegExp(`^${this.say('ราคา', 'Price')}( \\*)?$`) })
      .fill(price);
    await page.getByRole('spinbutton', { name: this.say('สต็อก', 'Stock') }).fill(stock);
    if (sizes.length > 0) {
      await this.press('ไซซ์', 'Size');
      await page.keyboard.type(`${sizes.join(',')},`);
    }
    await expect(
      page.getByRole('img', { name: this.say('รูปที่ 1', 'Image 1') }).first(),
    ).toBeVisible();
    await this.press('บันทึก', 'Save');
    await this.sees('เพิ่มสินค้าแล้ว', 'Product added');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Uses the list's bulk change. */
  async putInto(category: string, titles: readonly string[]): Promise<void> {
    const { page } = this;
    await page.goto(this.at('/products'));
    for (const title of titles) {
      await page.getByLabel(this.say(`เลือก ${title}`, `Select ${title}`), { exact: true }).check();
    }
    await this.press('แก้ทีเดียว…', 'Change…');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(this.say('แก้อะไร', 'What to change'))
      .selectOption({ label: this.say('หมวดหมู่ของร้าน', 'Shop category') });
    await dialog
      .getByRole('combobox', { name: this.say('หมวดหมู่ของร้าน', 'Shop category') })
      .selectOption({ label: category });
    await dialog.getByRole('button', { name: this.say('ดูตัวอย่าง', 'Preview') }).click();
    await dialog.getByRole('button', { name: this.say('แก้เลย', 'Apply') }).click();
    const changed = titles.length;
    await this.sees(`แก้แล้ว ${changed} รายการ`, `${changed} products changed`);
  }
}

/** Counts presses of mouse or finger on all of its documents. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeBinding('notePress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { notePress } = globalThis as unknown as { readonly notePress: () => void };
    addEventListener('pointerdown', () => notePress(), true);
  });
  return () => presses;
}

/** Returns the link in the newest mail to an address, from the operator's mailbox. */
export async function linkOfMail(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext({ locale: 'th-TH' });
  const page = await context.newPage();
  await page.goto(`${url()}/devadmin/mail`);
  await signIn(page, 'operator@talad.test');
  const mail = page.getByRole('row').filter({ hasText: email }).first().getByRole('link');
  await page.goto(`${url()}${await mail.getAttribute('href')}/html`);
  const link = page.locator('a[href*="/account/"], a[href*="/invitation"]').first();
  const address = await link.getAttribute('href');
  await context.close();
  if (!address) throw new Error(`no link in the mail to ${email}`);
  return address;
}
