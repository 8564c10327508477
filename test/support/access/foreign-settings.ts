import { pageOf } from '@talad/elements/page/page';
import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';
import { sql } from 'kysely';
import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { toWire } from '@talad/elements/api/wire-delivery';

/** Adds a policy and a help topic of the shop's own; returns texts that only its owner may read. */
export async function insertForeignPolicy(db: Db, shop_id: number): Promise<readonly string[]> {
  const { shopname } = await db
    .selectFrom('shop')
    .select('shopname')
    .where('id', '=', shop_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shop_policy')
    .values({
      shop_id,
      document: 'shipping',
      body_th: '<p>นโยบายลับ</p>',
      body_en: '',
      updated_at: new Date(),
    })
    .execute();
  await db
    .updateTable('shop')
    .set({
      domain: 'secret.example',
      settings: sql`settings || ${JSON.stringify({
        delivery: { ...PLAIN_DELIVERY, own_remote: ['58777'] },
      })}::jsonb`,
    })
    .where('id', '=', shop_id)
    .execute();
  const key = Buffer.from('sealed');
  await db
    .insertInto('payment_account')
    .values({
      shop_id,
      provider: 'omise',
      secret_key: key,
      webhook_secret: key,
      key_end: 'q9z7',
      is_live: true,
      updated_at: new Date(),
    })
    .execute();
  await db
    .insertInto('slip_verifier')
    .values({
      shop_id,
      provider: 'slipok',
      secret_key: key,
      branch: '58123',
      key_end: 'v7x3',
      updated_at: new Date(),
    })
    .execute();
  const secret = { th: 'หัวข้อลับ', en: '' };
  const texts = { titles: JSON.stringify(secret), bodies: JSON.stringify(secret), items: '[]' };
  const hidden = { titles: { th: 'หัวข้อลับ', en: '' }, link: '/x', icon: '', on: true };
  await db
    .insertInto('bio_page')
    .values({
      shop_id,
      links: JSON.stringify([{ ...hidden, from: null, until: null }]),
      updated_at: new Date(),
    })
    .execute();
  await db
    .insertInto('help_topic')
    .values({ shop_id, topic: 'how2buy', ...texts, updated_at: new Date() })
    .execute();
  const document = JSON.stringify(pageOf('', [{ id: 'a', name: 'Headline', props: {} }]));
  await db
    .insertInto('saved_section')
    .values({ shop_id, id: newId(), name: 'ส่วนลับของเบต้า', document })
    .execute();
  return [
    'ส่วนลับของเบต้า',
    'หัวข้อลับ',
    'นโยบายลับ',
    `/web/${shopname}/shipping`,
    'secret.example',
    '58777',
    'q9z7',
    'v7x3',
  ];
}

export const settingsBodies: Readonly<Record<string, object>> = {
  '/payment-account': { provider: 'omise', secret_key: '', webhook_secret: '' },
  '/slip-verifier': { provider: 'easyslip', secret_key: '', branch: '' },
  '/shop-upload/open': { shopname: 'second-shop' },
  '/domain': { name: 'www.shop.example' },
  '/delivery/rules': { revision: '', ...toWire(PLAIN_DELIVERY) },
  '/bio/links': { revision: 0, links: [] },
  '/help-topics/:topic': { revision: 0, bodies: { th: '<p>x</p>', en: '' } },
  '/policies/:document': { revision: 0, bodies: { th: '<p>x</p>', en: '' } },
};

/** Access of each flag to settings: rows of identity/staff-matrix.test.ts. */
export const settingsRows: Readonly<Record<string, string>> = {
  //                          owner web  prod dsgn bEd  bAdd drop
  'GET /settings': '            ok  ok  403  403  403  403  403',
  'PUT /settings': '            ok  ok  403  403  403  403  403',
  'GET /payment-account': 'ok 403 403 403 403 403 403',
  'PUT /payment-account': 'ok 403 403 403 403 403 403',
  'DELETE /payment-account': 'ok 403 403 403 403 403 403',
  'GET /slip-verifier': 'ok 403 403 403 403 403 403',
  'PUT /slip-verifier': 'ok 403 403 403 403 403 403',
  'DELETE /slip-verifier': 'ok 403 403 403 403 403 403',
  'GET /domain': '              ok  403 403  403  403  403  403',
  'POST /domain/check': '       ok  403 403  403  403  403  403',
  'PUT /domain': '              ok  403 403  403  403  403  403',
  'DELETE /domain': '           ok  403 403  403  403  403  403',
  'GET /shop-file': '           ok  403 403  403  403  403  403',
  'POST /shop-file': '          ok  403 403  403  403  403  403',
  'GET /shop-file/download': '  ok  403 403  403  403  403  403',
  'GET /shop-upload': '         ok  403 403  403  403  403  403',
  'POST /shop-upload': '        ok  403 403  403  403  403  403',
  'POST /shop-upload/open': '   ok  403 403  403  403  403  403',
  'DELETE /shop-upload': '      ok  403 403  403  403  403  403',
  'GET /policies': '            ok  ok  403  403  403  403  403',
  'GET /policies/:document': '  ok  ok  403  403  403  403  403',
  'PUT /policies/:document': '  ok  ok  403  403  403  403  403',
  'DELETE /policies/:document': 'ok ok  403  403  403  403  403',
  'GET /delivery/rules': '      ok  ok  403  403  403  403  403',
  'PUT /delivery/rules': '      ok  ok  403  403  403  403  403',
  'GET /bio/links': '           ok  ok  403  ok   403  403  403',
  'PUT /bio/links': '           ok  ok  403  ok   403  403  403',
  'GET /help-topics': '         ok  ok  403  403  403  403  403',
  'GET /help-topics/:topic': '  ok  ok  403  403  403  403  403',
  'PUT /help-topics/:topic': '  ok  ok  403  403  403  403  403',
  'DELETE /help-topics/:topic': 'ok ok  403  403  403  403  403',
};
