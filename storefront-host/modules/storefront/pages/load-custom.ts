import { customPage } from '@talad/elements/pages/custom-page';
import { FRONT_PAGE, isFrame, titleIn, type PageDocument } from '@talad/elements/page/page';
import { pageKeys } from '../../../ssr/page-keys.ts';
import type { PageRoute } from '../../../ssr/resolve-route.ts';
import { drawBlocks } from '../draw-blocks.ts';
import { breadcrumbData } from '../json-ld.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { readPublishedPage } from '../published-page.read.ts';
import { readSectionData } from '../section-data.ts';
import { loadMissing } from './load-missing.ts';

type CustomRoute = Extract<PageRoute, { readonly type: 'custom' }>;

/** Spec §2: one page, several addresses; the first that has a page is its own. */
const aliases: Readonly<Record<string, string>> = {
  contact: 'contactus',
  'contact-us': 'contactus',
  about: 'aboutus',
};

/** A page that the owner has made and published. Five queries beside the site's. */
export async function loadCustom(asked: PageAsked, route: CustomRoute): Promise<LoadedPage> {
  const { host, site, deadline, draft } = asked;
  const { place } = site.context;
  if (route.name === FRONT_PAGE && !draft) {
    return { kind: 'moved', location: place.base || '/', keys: [] };
  }
  const alias = aliases[route.name];
  const names = alias === undefined ? [route.name] : [route.name, alias];
  const named = draft
    ? { name: route.name, page: draft }
    : await deadline.required(firstPublished(asked, names));
  const keys = names.map((name) => pageKeys.page(site.shopId, name));
  if (!named) {
    const missing = await loadMissing(asked, 'page');
    return { ...missing, keys: [...missing.keys, ...keys] };
  }
  const { name, page } = named;
  const url = `${place.base}/${encodeURIComponent(name)}`;
  const title = titleIn(page, site.context.lang) || name;
  const blocks = page.blocks.filter((block) => !isFrame(block));
  const read = await readSectionData({ db: host.db, site, deadline }, blocks);
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: `${title} · ${site.title}`,
      canonical: canonicalUrl(site, url),
      jsonLd: [breadcrumbData(site, [{ label: title, url }])],
    },
    width: 'full',
    main: customPage(title, drawBlocks(asked, blocks, read)),
    products: read.products,
    keys: [...keys, pageKeys.list(site.shopId), ...read.keys],
    validUntil: read.validUntil,
  };
}

async function firstPublished(
  { host, site }: PageAsked,
  names: readonly string[],
): Promise<{ readonly name: string; readonly page: PageDocument } | null> {
  const pages = await Promise.all(
    names.map((name) => readPublishedPage(host.db, site.shopId, name)),
  );
  const index = pages.findIndex((page) => page !== null);
  const [name, page] = [names[index], pages[index]];
  return name !== undefined && page ? { name, page } : null;
}
