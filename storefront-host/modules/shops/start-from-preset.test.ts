import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDesign } from '@talad/elements/page/check-design';
import { xDefault } from '../../../presets/x_default/preset.ts';
import { presets } from '../../../presets/index.ts';
import type { Preset } from '../../../presets/define-preset.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { createShop } from './create-shop.ts';
import { startFromPreset } from './start-from-preset.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const dealer: Preset = {
  ...xDefault,
  key: 'dealer',
  pages: {
    ...xDefault.pages,
    'layout-club': { title: 'ชมรม', blocks: [] },
  },
  footer: { slogan: 'ขับดี' },
  components: { BottomMenu: { disable: false } },
  pageSettings: { brand: { disable: true } },
  customRoutes: [{ path: '/club', title: 'ชมรม', layouts: ['layout-club'] }],
  layouts: [{ page: 'layout-club', on: 'product', position: 'header' }],
  legacyRedirects: { '/shop.html': '/' },
  customCss: '.a{color:red}',
};

it('a new shop has its theme’s look, and none of its sample texts', async () => {
  const made = await host.db
    .transaction()
    .execute((trx) => createShop(trx, { shopname: 'fresh', title: 'ร้านใหม่', ownerId: null }));
  if ('code' in made) throw new Error(made.code);
  const { body } = await host.inject('/web/fresh?lang=en');
  for (const link of ['search', 'aboutus', 'contactus']) {
    expect(body).toContain(`href="/web/fresh/${link}"`);
    expect([link, (await host.inject(`/web/fresh/${link}`)).statusCode]).toEqual([link, 200]);
  }
  const pages = await host.db.selectFrom('page').where('shop_id', '=', made.id).execute();
  expect(pages).toEqual([]);
});

it('takes every part of a theme, its layouts as drafts', async () => {
  await host.db.transaction().execute((trx) => startFromPreset(trx, 3, dealer));
  const { design } = await host.db
    .selectFrom('shop')
    .select('design')
    .where('id', '=', 3)
    .executeTakeFirstOrThrow();
  expect(design).toMatchObject({
    currentTheme: 'dealer',
    currentColors: xDefault.colors,
    header: xDefault.header,
    footer: { slogan: 'ขับดี' },
    pages: { brand: { disable: true } },
    legacyRedirects: { '/shop.html': '/' },
    customCss: '.a{color:red}',
  });
  const pages = await host.db
    .selectFrom('page')
    .select(['name', 'published'])
    .where('shop_id', '=', 3)
    .execute();
  expect(pages).toEqual([{ name: 'layout-club', published: null }]);
  expect((await host.inject('/web/beta/shop.html')).headers.location).toBe('/web/beta');
});

it.each(presets.map((preset) => [preset.key, preset] as const))(
  'the look of %s can be saved by its owner',
  async (_key, preset) => {
    await host.db.transaction().execute((trx) => startFromPreset(trx, 2, preset));
    const { design } = await host.db
      .selectFrom('shop')
      .select('design')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    expect(checkDesign(design)).toEqual([]);
  },
);
