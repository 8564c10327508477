import { describe, expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { signIn } from '../support/sign-in.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const { ownerAlpha, staffAlpha, shopper } = accounts;
const manage = `/api/v1/manage/${shops.alpha.id}`;

async function asOwner(method: 'PUT' | 'DELETE' | 'POST', path: string, payload?: object) {
  const headers = { cookie: await signIn(stage.host, ownerAlpha.email), origin: stage.host.origin };
  const reply = await stage.host.inject({
    method,
    url: `${manage}${path}`,
    headers,
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBeLessThan(300);
}

const setFlags = (flags: ('product' | 'design' | 'blog_add')[]) =>
  stage.host.db
    .insertInto('staff')
    .values({ shop_id: shops.alpha.id, account_id: staffAlpha.id, flags })
    .onConflict((conflict) => conflict.columns(['shop_id', 'account_id']).doUpdateSet({ flags }))
    .execute();

async function isStaff(): Promise<boolean> {
  const row = await stage.host.db
    .selectFrom('staff')
    .select('flags')
    .where('shop_id', '=', shops.alpha.id)
    .where('account_id', '=', staffAlpha.id)
    .executeTakeFirst();
  return row !== undefined;
}

it('choose their own notifications, in the account menu', async () => {
  await setFlags(['product']);
  const page = await open({ email: staffAlpha.email, width: 375 });
  await page.goto(at(''));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'My notifications' }).click();
  await page.getByText(`Emails go to ${staffAlpha.email}.`).waitFor();
  const mail = page.getByRole('checkbox', { name: /Low stock, Email/ });
  expect(await mail.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox').count()).toBe(2);
  await mail.click();
  await expect.poll(() => mail.isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => mail.isChecked()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
});

async function invitationLink(email: string): Promise<string> {
  const { body } = await stage.host.db
    .selectFrom('mail')
    .select('body')
    .where('recipient', '=', email)
    .where('kind', '=', 'staff.invite')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const link = new URL(/http\S+\/invitation\S+/.exec(body)?.[0] ?? '');
  return `${stage.host.origin}${link.pathname}${link.search}`;
}

describe('a new member of staff', () => {
  it('is invited with named rights, accepts on the phone, and has just those', async () => {
    const owner = await open({ email: ownerAlpha.email });
    await owner.goto(at('/staff'));
    await owner.getByRole('button', { name: 'Invite staff' }).first().click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Email').fill(shopper.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Choose at least one.').waitFor();
    await dialog.getByLabel('Products and stock').check();
    expect(await findViolations(owner)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await owner.getByText(`Invitation sent to ${shopper.email}`).waitFor();
    await owner.getByRole('heading', { name: 'Open invitations' }).waitFor();
    expect(await findViolations(owner)).toEqual([]);

    const phone = await open({ email: shopper.email, lang: 'th', width: 375 });
    await phone.goto((await invitationLink(shopper.email)).replace('lang=en', 'lang=th'));
    await phone.getByText('ดูแลสินค้าและสต็อก').waitFor();
    expect(await findViolations(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'ตอบรับ' }).click();
    await phone.waitForURL(at(''));
    await phone.getByRole('button', { name: 'เปิดเมนู' }).click();
    const menu = phone.getByRole('navigation', { name: 'เมนูหลัก' });
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual(['หน้าแรก', 'สินค้า', 'โปรโมชั่น', 'หน้าร้าน']);
    for (const path of ['/orders', '/messages', '/staff', '/activity', '/pages']) {
      await phone.goto(at(path));
      await phone.getByRole('heading', { name: 'คุณไม่มีสิทธิ์ดูหน้านี้' }).waitFor();
    }

    await owner.reload();
    await owner.getByText(shopper.name).waitFor();
    expect(await owner.getByText('Open invitations').count()).toBe(0);

    await owner.getByRole('button', { name: 'Invite staff' }).first().click();
    const email = dialog.getByLabel('Email');
    await email.fill(shopper.email);
    await dialog.getByLabel('Products and stock').check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    const problem = 'This person is already on the staff. Change their permissions instead.';
    await dialog.getByText(problem).waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('helper@example.test');
    expect(await dialog.getByText(problem).count()).toBe(0);
  });

  it('sees the removal on the open page', async () => {
    await setFlags(['product']);
    const page = await open({ email: staffAlpha.email });
    await page.goto(at('/products'));
    await page.getByRole('link', { name: products.vaseSoldOut.title }).waitFor();
    await asOwner('DELETE', `/staff/${staffAlpha.id}`);
    await page.getByRole('link', { name: products.vaseSoldOut.title }).click();
    await page
      .getByRole('heading', { name: `You no longer have access to ${shops.alpha.title}` })
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'No shop yet' }).waitFor();
  });

  it('gets a new menu when the rights change', async () => {
    await setFlags(['product']);
    const page = await open({ email: staffAlpha.email });
    await page.goto(at('/products'));
    await page.getByRole('link', { name: products.vaseSoldOut.title }).waitFor();
    await asOwner('PUT', `/staff/${staffAlpha.id}`, { flags: ['design'] });
    await page.getByRole('link', { name: products.vaseSoldOut.title }).click();
    await page.getByRole('heading', { name: 'You do not have access' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Products' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Online shop' }).count()).toBe(1);
  });

  it.each([
    ['design', 'งานของคุณคือแต่งหน้าร้าน', 'แต่งหน้าร้าน', '/mybusiness/alpha/pages'],
    ['blog_add', 'เขียนบทความให้ร้าน', 'เขียนบทความ', '/mybusiness/alpha/blogs/create'],
  ] as const)('with %s alone is told what there is to do', async (flag, title, path, address) => {
    await setFlags([flag]);
    const page = await open({ email: staffAlpha.email, lang: 'th', width: 375 });
    await page.goto(at(''));
    await page.getByText(title).waitFor();
    const link = page.getByRole('main').getByRole('link', { name: path });
    expect(await link.getAttribute('href')).toContain(address);
    expect(await findViolations(page)).toEqual([]);
  });

  it('is removed, and the keys go on where the person stood', async () => {
    await setFlags(['product']);
    const page = await open({ email: ownerAlpha.email });
    await page.goto(at('/staff'));
    await page.getByRole('button', { name: `Remove ${staffAlpha.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`${staffAlpha.name} was removed from the staff`).waitFor();
    await expect.poll(() => page.getByText(staffAlpha.email).count()).toBe(0);
    const isInside = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    await expect.poll(isInside).toBe(true);
  });

  it('is out of the editor when removed while editing', async () => {
    await setFlags(['design']);
    const page = await open({ email: staffAlpha.email });
    await page.goto(at('/pages'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    // Remove the member while the request is on its way, because any other request would reveal it
    // first.
    await page.route('**/api/v1/pages/publish/**', async (route) => {
      await asOwner('DELETE', `/staff/${staffAlpha.id}`);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page
      .getByRole('heading', { name: `You no longer have access to ${shops.alpha.title}` })
      .waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0);
  });

  it('leaves by the account menu', async () => {
    await setFlags(['product']);
    const page = await open({ email: staffAlpha.email });
    await page.goto(at(''));
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Leave this shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'No shop yet' }).waitFor();
    expect(await isStaff()).toBe(false);
  });
});

describe('an operator', () => {
  it('opens any shop by its address, and has no part in it that could be left', async () => {
    const page = await open({ email: accounts.operator.email });
    await page.goto(at('/orders'));
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Staff', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Leave this shop' }).count()).toBe(0);
    await page.goto(`${stage.host.origin}/mybusiness/no-such-shop`);
    await page.getByRole('heading', { name: 'No shop yet' }).waitFor();
  });
});

describe('the activity of a shop', () => {
  it('shows values before and after, the person, and filters', async () => {
    await asOwner('PUT', `/products/${products.cup.id}`, { revision: 1, price: 135 });
    const page = await open({ email: ownerAlpha.email });
    await page.goto(at('/activity'));
    const entry = page.getByRole('listitem').filter({ hasText: 'Changed a product' });
    await entry.getByRole('row', { name: 'Price ฿120 ฿135' }).waitFor();
    expect(await entry.innerText()).toContain(ownerAlpha.name);
    await page.getByLabel('Area').click();
    await page.getByRole('option', { name: 'Images' }).click();
    await page.getByText('No activity found').waitFor();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('media');
    const file = page.getByRole('link', { name: 'Export CSV' });
    expect(await file.getAttribute('href')).toMatch(/\/activity\.csv\?kind=media$/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await entry.getByRole('link', { name: products.cup.title }).click();
    await page.waitForURL(at(`/products/${products.cup.id}`));
  });

  it('continues with older entries', async () => {
    for (let n = 0; n < 31; n += 1) {
      await asOwner('POST', `/products/${products.cup.id}/stock`, { delta: 1, reason: 'received' });
    }
    const page = await open({ email: ownerAlpha.email, lang: 'th', width: 375 });
    await page.goto(at('/activity?kind=stock'));
    await page.getByText('รับสินค้าเข้าสต็อก').first().waitFor();
    expect(await page.getByText('รับสินค้าเข้าสต็อก').count()).toBe(30);
    await page.getByRole('button', { name: 'ดูก่อนหน้านี้' }).click();
    await expect.poll(() => page.getByText('รับสินค้าเข้าสต็อก').count()).toBe(31);
  });
});
