import { expect, it } from 'vitest';
import { checkDesign } from '@talad/elements/page/check-design';
import { checkSections } from '@talad/elements/page/check-page';
import { pageOf } from '@talad/elements/page/page';
import { demoMarket } from './index.ts';
import { demoLooks } from './looks.ts';

it.each(demoLooks.map((look) => [look.shopname, look] as const))(
  'the look of %s can be saved, and names what its shop has',
  (shopname, look) => {
    const { customRoutes, legacyRedirects, customCss, layouts } = look;
    const rules = layouts.map(({ page, position }) => ({ page, position, on: 'product' }));
    expect(checkDesign({ customRoutes, legacyRedirects, customCss, layouts: rules })).toEqual([]);
    const shop = demoMarket.shops.find((one) => one.shopname === shopname);
    const has = (list: readonly { readonly key: string }[] | undefined) =>
      list?.map(({ key }) => key) ?? [];
    expect(has(shop?.categories)).toEqual(
      expect.arrayContaining(layouts.flatMap(({ categories }) => categories)),
    );
    expect(has(shop?.slides)).toEqual(
      expect.arrayContaining(look.banners.map(({ slide }) => slide)),
    );
    for (const [name, { title, sections }] of Object.entries(look.documents)) {
      expect([name, checkSections(pageOf(title, sections))]).toEqual([name, []]);
    }
    const known = Object.keys(look.documents);
    expect(known).toEqual(expect.arrayContaining(layouts.map(({ page }) => page)));
  },
);
