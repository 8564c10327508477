import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { addReview } from '../../../storefront-host/modules/content/reviews/add-review.ts';
import type { PersonalTableName } from '../../../storefront-host/modules/my/privacy/personal-tables.ts';
import { accounts, products, shops } from '../fixture-market.ts';
import { insertImportedCustomer } from './imported-customer.ts';
import { insertPaperRow } from './paper-row.ts';
import { insertPastOrder } from './past-order-row.ts';
import {
  insertNoteRow,
  insertParcelRow,
  insertRefundRow,
  insertReminderRow,
  insertReturnRow,
  insertSlipRow,
  insertTopupRow,
} from './order-rows.ts';
import { pageInserts } from './page-rows.ts';
import { placeOrderRows } from '../placed-order.ts';

/** Values that no other fixture contains: if one of them remains, the deletion missed a record. */
export const marks = {
  email: 'somsri.forget@example.test',
  name: 'สมศรี ลืมฉันที',
  phone: '0899988877',
  line: '7/77 ซอยลืมเลือน',
} as const;
const shop_id = shops.alpha.id;

/** Inserts an account with a row in every table that concerns people, and returns its id. */
export async function insertPersonWithEverything(db: Db): Promise<string> {
  const id = newId();
  await db
    .insertInto('account')
    .values({
      id,
      email: marks.email,
      email_verified: true,
      name: marks.name,
      phone: marks.phone,
      password_hash: 'hash',
    })
    .execute();
  const { order_id } = await placeOrderRows(db, {
    account_id: id,
    contact: { name: marks.name, phone: marks.phone, email: marks.email },
  });
  await db
    .updateTable('sales_order')
    .set({ status: 'delivered' })
    .where('id', '=', order_id)
    .execute();
  await db.transaction().execute((trx) =>
    addReview(trx, {
      shopId: shop_id,
      productId: products.cup.id,
      name: marks.name,
      stars: 5,
      text: 'ถ้วยสวยมาก',
      lang: 'th',
      at: new Date(),
      orderId: order_id,
      accountId: id,
    }),
  );
  for (const insert of Object.values(inserts(db, id, order_id))) await insert();
  return id;
}

type Inserts = Readonly<
  Record<
    Exclude<PersonalTableName, 'account' | 'sales_order' | 'order_line' | 'review'>,
    () => Promise<unknown>
  >
>;

function inserts(db: Db, account_id: string, order_id: string): Inserts {
  const at = new Date();
  const later = new Date(at.getTime() + 86_400_000);
  const entry_id = newId();
  const customer_id = newId();
  const agreed = { is_given: true, source: 'checkout', version: 'v1', lang: 'th' } as const;
  return {
    account_address: () =>
      db
        .insertInto('account_address')
        .values({
          account_id,
          id: newId(),
          name: marks.name,
          phone: marks.phone,
          line: marks.line,
          subdistrict: 'คลองตัน',
          district: 'คลองเตย',
          province: 'กรุงเทพมหานคร',
          postcode: '10110',
        })
        .execute(),
    wallet_topup: () => insertTopupRow(db, account_id, at),
    journal_line: async () => {
      const entry = { shop_id, id: entry_id, kind: 'order.placed', order_id, created_at: at };
      await db.insertInto('journal_entry').values(entry).execute();
      const line = { shop_id, entry_id, account: 'wallet', holder_id: account_id };
      // Book money in and out again, because an account with money in its wallet cannot be closed.
      await db
        .insertInto('journal_line')
        .values([5_000, -5_000].map((amount, rank) => ({ ...line, rank, amount })))
        .execute();
    },
    account_cart: () => db.insertInto('account_cart').values({ account_id }).execute(),
    account_cart_line: () =>
      db
        .insertInto('account_cart_line')
        .values({
          account_id,
          shop_id,
          product_uuid: products.cup.uuid,
          quantity: 1,
          revision: 1,
          added_revision: 1,
        })
        .execute(),
    favourite: () =>
      db
        .insertInto('favourite')
        .values({ account_id, kind: 'product', item_id: products.cup.uuid })
        .execute(),
    coupon_claim: async () => {
      await db
        .insertInto('coupon')
        .values({
          shop_id,
          id: 77,
          code: 'EVERY',
          title: 'ลด',
          kind: 'amount',
          value: 1_000,
          begins_at: at,
          ends_at: later,
        })
        .execute();
      await db.insertInto('coupon_claim').values({ shop_id, coupon_id: 77, account_id }).execute();
    },
    parcel: () => insertParcelRow(db, { shop_id, order_id, sent_at: at }),
    paper: () => insertPaperRow(db, { shop_id, order_id, buyer: marks.name }),
    order_return: () => insertReturnRow(db, { shop_id, order_id, at }, marks.name),
    order_slip: () => insertSlipRow(db, { shop_id, order_id, at }),
    // The order has a slip.
    order_picture: () => Promise.resolve(),
    order_refund: () => insertRefundRow(db, { shop_id, order_id, at }),
    order_note: () => {
      const note = { account_id: accounts.ownerAlpha.id, text: `${marks.name} โทรมา` };
      return insertNoteRow(db, { shop_id, order_id, at }, note);
    },
    coupon_use: () =>
      db
        .insertInto('coupon_use')
        .values(
          [`account:${account_id}`, `phone:${marks.phone}`].map((buyer) => ({
            shop_id,
            coupon_id: 77,
            buyer,
            order_id,
            used_at: at,
          })),
        )
        .execute(),
    point_entry: () =>
      db
        .insertInto('point_entry')
        .values({ account_id, id: newId(), reason: 'order', points: 259, order_id, shop_id })
        .execute(),
    customer: () =>
      db
        .insertInto('customer')
        .values({
          shop_id,
          id: customer_id,
          account_id,
          name: marks.name,
          phone: marks.phone,
          email: marks.email,
          lang: 'th',
          tags: ['ขายส่ง'],
          last_at: at,
        })
        .execute(),
    customer_note: () =>
      db.insertInto('customer_note').values({ shop_id, customer_id, body: marks.name }).execute(),
    past_order: () => insertPastOrder(db, { shop_id, ...marks, at }),
    import_customer: () =>
      insertImportedCustomer(db, { shop_id, customer_id, name: marks.name, at }),
    customer_consent: () =>
      db
        .insertInto('customer_consent')
        .values({ shop_id, customer_id, ...agreed })
        .execute(),
    shop_member: () => db.insertInto('shop_member').values({ shop_id, account_id }).execute(),
    notification: () =>
      db
        .insertInto('notification')
        .values({
          account_id,
          id: newId(),
          kind: 'order_placed',
          data: JSON.stringify({ number: 1, shop: 'อัลฟา' }),
          path: '/my/orders',
        })
        .execute(),
    consent_entry: () =>
      db
        .insertInto('consent_entry')
        .values({ id: newId(), account_id, flags: '{"security":true}', version: 'v1', lang: 'th' })
        .execute(),
    form_entry: async () => {
      const id = newId();
      await db
        .insertInto('form_entry')
        .values({
          shop_id,
          id,
          form: 'contactus',
          data: JSON.stringify({ name: marks.name, message: 'ส่งเมื่อไรคะ' }),
          reply_to: marks.email,
          lang: 'th',
          account_id,
          digest: Buffer.from(account_id),
        })
        .execute();
      // The shop's notification about it.
      await db
        .insertInto('notification')
        .values({
          account_id: accounts.ownerAlpha.id,
          id: newId(),
          shop_id,
          kind: 'message',
          data: JSON.stringify({ shop: shops.alpha.title, name: marks.name }),
          path: `/mybusiness/alpha/messages/${id}/show`,
        })
        .execute();
    },
    form_answer: async () => {
      const entry_id = newId();
      const digest = Buffer.from(entry_id);
      await db
        .insertInto('form_entry')
        .values({ shop_id, id: entry_id, form: 'contactus', data: '{}', lang: 'th', digest })
        .execute();
      const text = { subject: 'เรื่องที่ถาม', body: 'มีสีเขียวค่ะ' };
      const ids = { shop_id, id: newId(), entry_id, account_id, mail_id: newId() };
      await db
        .insertInto('form_answer')
        .values({ ...text, ...ids, created_at: at })
        .execute();
    },
    checkout: () => insertReminderRow(db, { shop_id, email: marks.email, account_id, at: later }),
    mail: () =>
      db
        .insertInto('mail')
        .values(
          [
            { kind: 'order.placed', recipient: marks.email },
            { kind: 'order.sold', shop_id, recipient: accounts.ownerAlpha.email },
            { kind: 'form.entry', shop_id, recipient: 'shop@example.test', reply_to: marks.email },
          ].map((letter) => ({
            ...letter,
            id: newId(),
            subject: 'คำสั่งซื้อ',
            html: marks.name,
            body: `${marks.name} ${marks.phone} http://localhost:4000/orders/${order_id}/show`,
          })),
        )
        .execute(),
    account_event: () =>
      db
        .insertInto('account_event')
        .values({ account_id, id: newId(), kind: 'signed_in', user_agent: 'Firefox' })
        .execute(),
    session: () =>
      db
        .insertInto('session')
        .values({
          token_hash: Buffer.from(account_id),
          account_id,
          audience: 'platform',
          expires_at: later,
        })
        .execute(),
    passkey: () =>
      db
        .insertInto('passkey')
        .values({
          credential_id: Buffer.from(account_id),
          account_id,
          public_key: Buffer.from('key'),
          name: 'โทรศัพท์',
        })
        .execute(),
    recovery_code: () =>
      db
        .insertInto('recovery_code')
        .values({ account_id, code_hash: Buffer.from('code') })
        .execute(),
    account_link: () =>
      db
        .insertInto('account_link')
        .values({ issuer: 'https://line.example', subject: 'U1', account_id })
        .execute(),
    oidc_payload: () =>
      db
        .insertInto('oidc_payload')
        .values({
          model: 'Session',
          id: account_id,
          payload: JSON.stringify({ accountId: account_id }),
        })
        .execute(),
    staff: () =>
      db
        .insertInto('staff')
        .values({ shop_id, account_id, flags: ['product'] })
        .execute(),
    list_setting: () =>
      db.insertInto('list_setting').values({ shop_id, account_id, list: 'products' }).execute(),
    staff_invite: () =>
      db
        .insertInto('staff_invite')
        .values({
          shop_id: shops.beta.id,
          id: newId(),
          email: marks.email,
          flags: ['design'],
          token_hash: Buffer.from('token'),
          lang: 'th',
          expires_at: later,
        })
        .execute(),
    audit_log: () =>
      db
        .insertInto('audit_log')
        .values({
          shop_id,
          id: newId(),
          entity: 'product',
          entity_id: '101',
          action: 'updated',
          account_id,
        })
        .execute(),
    stock_ledger: () =>
      db
        .insertInto('stock_ledger')
        .values({
          shop_id,
          id: newId(),
          product_id: products.cup.id,
          delta: 1,
          remain_after: 1,
          reason: 'received',
          account_id,
        })
        .execute(),
    blog: () =>
      db
        .insertInto('blog')
        .values({ shop_id, slug: 'care', title: 'ดูแลถ้วย', account_id, published_at: at })
        .execute(),
    ...pageInserts(db, { shop_id, account_id, at }),
    media: () =>
      db
        .insertInto('media')
        .values(
          // One picture belongs to a review, one to the shop's library.
          [true, false].map((from_shopper) => ({
            shop_id,
            id: newId(),
            key: 'x',
            mime: 'image/webp',
            width: 1,
            height: 1,
            bytes: 1,
            account_id,
            from_shopper,
          })),
        )
        .execute(),
  };
}
