import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import { FRONT_PAGE, pageOf } from '@talad/elements/page/page';
import { wholeLook } from '@talad/elements/page/whole-look';
import type { Preset } from '../../../presets/define-preset.ts';
import { setShop } from '../pages/read-page.ts';
import type { TestHost } from '../test-host.ts';

/** Gives a shop the look of a theme and publishes all of its pages, with their sample texts. */
export async function wearTheme(host: TestHost, shopId: number, theme: Preset): Promise<void> {
  const at = new Date();
  await host.db.deleteFrom('page').where('shop_id', '=', shopId).execute();
  await host.db
    .insertInto('page')
    .values(
      Object.entries(theme.pages).map(([name, { title, blocks }]) => {
        const document = JSON.stringify(pageOf(title, blocks));
        return {
          shop_id: shopId,
          name,
          title,
          draft: document,
          updated_at: at,
          published: document,
          published_at: at,
        };
      }),
    )
    .execute();
  await setShop(host, shopId, { design: JSON.stringify(wholeLook(theme)) });
}

/** Returns the addresses in a shop of all pages of a theme. */
export function themePaths({ pages, customRoutes = [] }: Preset): readonly string[] {
  const names: readonly string[] = Object.keys(pages);
  const own = names.flatMap((name) => (isLayoutName(name) ? [] : [pathOf(name)]));
  const routes = customRoutes.flatMap((route) => {
    const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : '';
    return typeof path === 'string' && path ? [path.replaceAll(/\{\w+\}/g, '2569')] : [];
  });
  return [...own, ...routes];
}

function pathOf(name: string): string {
  return name === FRONT_PAGE ? '' : `/${name}`;
}
