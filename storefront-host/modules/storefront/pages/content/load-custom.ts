import { customPage } from '@talad/elements/pages/custom-page';
import { FRONT_PAGE, isFrame, titleIn } from '@talad/elements/page/page';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { pagePath, type LoadedPage, type LoadRequest } from '../../../content/index.ts';
import { renderBlocks } from '../../sections/render-blocks.ts';
import { breadcrumbData } from '../../seo/json-ld.ts';
import { readSeoHead } from '../../seo/page-seo.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { readPublishedPage } from '../../sections/published-page.read.ts';
import { readSectionData } from '../../sections/section-data.ts';
import { loadAbout } from './load-about.ts';
import { loadMissing } from '../load-missing.ts';

/** Loads a page that the owner has made and published. Five queries after the site's. */
export async function loadCustom(request: LoadRequest, name: string): Promise<LoadedPage> {
  const { host, site, deadline, draft } = request;
  const { place } = site.context;
  if (name === FRONT_PAGE && !draft) {
    return { kind: 'moved', location: place.base || '/', keys: [] };
  }
  const published = draft
    ? null
    : await deadline.required(readPublishedPage(host.db, site.shopId, name));
  const page = draft ?? published?.page;
  const key = pageKeys.page(site.shopId, name);
  if (!page) {
    if (name === 'aboutus') return loadAbout(request);
    const missing = await loadMissing(request, 'page');
    return { ...missing, keys: [...missing.keys, key] };
  }
  if (published?.isFront) {
    return { kind: 'moved', location: place.base || '/', keys: [key] };
  }
  const url = `${place.base}${pagePath(name)}`;
  const title = titleIn(page, site.context.lang) || name;
  const blocks = page.blocks.filter((block) => !isFrame(block));
  const [read, seo] = await Promise.all([
    readSectionData({ db: host.db, site, deadline }, blocks),
    published ? deadline.optional(readSeoHead(request, published.seo), {}) : {},
  ]);
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: `${title} · ${site.title}`,
      ...seo,
      canonical: canonicalUrl(site, url),
      jsonLd: [breadcrumbData(site, [{ label: title, url }])],
    },
    width: 'full',
    main: customPage(title, renderBlocks(request, blocks, read)),
    products: read.products,
    keys: [key, pageKeys.list(site.shopId), ...read.keys],
    validUntil: read.validUntil,
  };
}
