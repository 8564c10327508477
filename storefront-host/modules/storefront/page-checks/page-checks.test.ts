import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../db/ids.ts';
import { pageOf, type PlainSection } from '@talad/elements/page/page';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { PageFinding } from './page-checks.contract.ts';

let host: TestHost;
let owner: Record<string, string>;
/** A picture of alpha, and one of another shop that has the same faults. */
const [small, heavy, foreign] = [newId(), newId(), newId()];

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  owner = { cookie, origin: 'http://localhost:4000' };
  const picture = { key: 'x', mime: 'image/jpeg', height: 300, color: null };
  const variants = [{ format: 'webp', width: 1600, height: 900, bytes: 900_000, key: 'y' }];
  await host.db
    .insertInto('media')
    .values([
      {
        ...picture,
        shop_id: shops.alpha.id,
        id: small,
        width: 400,
        bytes: 9_000,
        name: 'kiln.jpg',
      },
      {
        ...picture,
        shop_id: shops.alpha.id,
        id: heavy,
        width: 1_600,
        bytes: 4_000_000,
        name: 'wheel.jpg',
        alt: JSON.stringify({ th: 'แป้นหมุน' }),
        variants: JSON.stringify(variants),
      },
      { ...picture, shop_id: shops.beta.id, id: foreign, width: 10, bytes: 9, name: 'beta.jpg' },
    ])
    .execute();
});
afterAll(() => host.close());

async function put(name: string, sections: readonly PlainSection[], design?: object) {
  const { db } = host;
  const draft = JSON.stringify(pageOf(name, sections));
  await db
    .insertInto('page')
    .values({ shop_id: shops.alpha.id, name, draft })
    .onConflict((conflict) => conflict.columns(['shop_id', 'name']).doUpdateSet({ draft }))
    .execute();
  if (!design) return;
  const look = JSON.stringify(design);
  await db
    .insertInto('site_design')
    .values({ shop_id: shops.alpha.id, draft: look })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ draft: look }))
    .execute();
}
async function check(name: string) {
  const url = `/api/v1/pages/checks/${shops.alpha.id}/${name}`;
  const reply = await host.inject({ url, headers: owner });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const lines = (findings: readonly PageFinding[]) =>
  findings.map(({ code, block, item, lang, text }) =>
    [code, block, item, lang, text].filter((part) => part !== null && part !== '').join(' '),
  );
const text = (id: string, title: string, en?: string): PlainSection => ({
  id,
  name: 'Headline',
  props: { title },
  ...(en !== undefined && { i18n: { en: { title: en } } }),
});

it('finds nothing in a page that is ready', async () => {
  await put('ready', [
    text('a', 'ร้านของเรา', 'Our shop'),
    {
      id: 'b',
      name: 'ParagraphSection',
      props: {
        title: 'Talad',
        button: 'Line',
        buttonLink: `/product/${products.cup.id}`,
        description:
          '<p>Hello <a href="https://example.com">x</a> <a href="/search?page=2">y</a></p>',
      },
    },
    { id: 'c', name: 'ProductSection', props: { productNumber: 4 } },
  ]);
  const { findings, code_bytes: bytes, code_budget: budget } = await check('ready');
  expect(lines(findings)).toEqual([]);
  expect(bytes).toBeGreaterThan(3_000);
  expect(bytes).toBeLessThan(budget);
});

it('finds sample texts, missing translations and empty sections, each where it is', async () => {
  await put('texts', [
    text('sample', 'ร้านเล็กหัวมุมถนน', '<b>The small shop</b> on the corner'),
    text('half', 'ปั้นทีละใบ'),
    {
      id: 'slides',
      name: 'SlideShowSection',
      props: {
        slides: [
          { image: '', title: 'หนึ่ง' },
          { image: '', title: 'ขนมปังออกเตาหกโมงเช้า' },
        ],
      },
      i18n: { en: { slides: [{ title: 'One' }, { title: '' }] } },
    },
    { id: 'blank', name: 'ParagraphSection', props: { description: '<p> </p>', anchor: 'x' } },
    { id: 'none', name: 'ProductSection', props: { apiOptions: { category_id: 999_999 } } },
    { ...text('gone', 'นาฬิกาเตาอบของเรา') },
  ]);
  const { findings } = await check('texts');
  expect(lines(findings)).toEqual([
    'SAMPLE_TEXT sample th ร้านเล็กหัวมุมถนน',
    'SAMPLE_TEXT sample en The small shop on the corner',
    'UNTRANSLATED half en ปั้นทีละใบ',
    'SAMPLE_TEXT slides 1 th ขนมปังออกเตาหกโมงเช้า',
    'UNTRANSLATED slides 1 en ขนมปังออกเตาหกโมงเช้า',
    'EMPTY blank',
    'EMPTY none',
    'UNTRANSLATED gone en นาฬิกาเตาอบของเรา',
  ]);
});

it('finds links that lead nowhere, in sections and menus, and links to pages not yet published', async () => {
  await put('later', [text('x', 'Later')]);
  await put(
    'links',
    [
      ...[
        '/product/99999999',
        '/nothing-here',
        '#',
        '/later',
        '/search',
        '/contactus',
        '#style',
      ].map((buttonLink, index): PlainSection => ({
        id: `l${index}`,
        name: 'Headline',
        props: { title: 'x', button: 'y', buttonLink },
      })),
      {
        id: 'html',
        name: 'CustomHtmlSection',
        props: { html: '<p>x <a href="/category/888888">Tea</a></p>' },
      },
    ],
    {
      header: {
        menuListObjects: [
          { title: 'x', link: '/old-page' },
          { title: 'y', link: '/' },
        ],
      },
    },
  );
  const { findings } = await check('links');
  expect(lines(findings)).toEqual([
    'DEAD_LINK l0 /product/99999999',
    'DEAD_LINK l1 /nothing-here',
    'DEAD_LINK l2 #',
    'UNPUBLISHED_LINK l3 /later',
    'DEAD_LINK html /category/888888',
    'DEAD_LINK /old-page',
  ]);
});

it('finds pictures without alt text, with too few pixels, or too heavy', async () => {
  await put(
    'pictures',
    [
      {
        id: 'slides',
        name: 'SlideShowSection',
        props: { slides: [{ image: small }, { image: heavy }, { image: foreign }] },
      },
      {
        id: 'gallery',
        name: 'GallerySection',
        props: { galleries: [{ image: small, title: 'Kiln' }] },
      },
    ],
    {},
  );
  const { findings, picture_bytes: bytes } = await check('pictures');
  const found = lines(findings);
  expect(found.slice(0, 3)).toEqual([
    'NO_ALT slides 0 kiln.jpg',
    'PICTURE_SMALL slides 0 kiln.jpg',
    'PICTURE_HEAVY slides 1 wheel.jpg',
  ]);
  expect(found.join('\n')).not.toContain('beta.jpg');
  expect(found.filter((line) => line.startsWith('NO_ALT'))).toHaveLength(1);
  expect(bytes).toBe(909_000);
  expect(findings[1]).toMatchObject({ amount: 400, wanted: 1_200 });
});
