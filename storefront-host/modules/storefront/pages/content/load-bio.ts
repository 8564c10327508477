import { bioPage, type BioPageData } from '@talad/elements/pages/bio-page';
import type { Picture } from '@talad/elements/api/picture.contract';
import { bioCss } from '@talad/elements/pages/css/bio-css';
import { localised, recordsOf, textOf } from '@talad/elements/page/look/read-record';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { describe, earliest } from '../../../catalog/index.ts';
import {
  socialLinks,
  type LoadedPage,
  type LoadRequest,
  type Site,
  siteData,
} from '../../../content/index.ts';
import { homeUrl, schemaContext } from '../../seo/json-ld.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { readBioPage } from '../../bio/bio.read.ts';
import { nextChange, shownLinks } from '../../bio/shown-links.ts';
import type { BioLink } from '../../../../db/schema.ts';
import { readOwnPictures } from '../own-picture.read.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { readPinned } from '../../sections/pinned-products.read.ts';
import { shareImage } from '../../seo/share-image.ts';
import { uniqueProducts } from '../../lists/unique-products.ts';

/** Spec §2 "link-in-bio": more buttons are hard to scan on a phone. */
const MAX_BUTTONS = 20;

/** Loads the links of a site on one narrow page. At most seven queries after the site's, without own sections. */
export async function loadBio(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const { own } = site.look.pages.bio;
  const [document, pinned, page] = await Promise.all([
    readOwnSections(request, 'link-in-bio'),
    readPinned(request, own['products']),
    deadline.optional(readBioPage(host.db, site.shopId), null),
  ]);
  const shown = shownLinks(page?.links ?? [], site.context.now);
  const [avatar = null, ...images] = await deadline.optional(
    readOwnPictures(host, site, [
      page?.avatar ?? own['avatar'],
      ...shown.map((link) => link.image),
    ]),
    [],
  );
  const url = `${place.base}/link-in-bio`;
  const canonical = canonicalUrl(site, url);
  const name = localised(own, 'name', lang) || site.title;
  const slogan = localised(own, 'slogan', lang) || site.slogan;
  const image = avatar ?? site.logo;
  const data: BioPageData = {
    name,
    slogan,
    avatar: image,
    buttons: page && page.links.length > 0 ? buttonsOf(site, shown, images) : builtButtons(site),
    socials: socialLinks(site.socials).map(({ title: social, link }) => ({
      name: social,
      url: link,
    })),
    products: pinned.products,
    url: canonical,
    shopUrl: links.home(place),
  };
  const description = pageText(lang, 'bio.description', { name });
  return {
    kind: 'page',
    status: 200,
    head: {
      title: name,
      description: describe([slogan, description].filter((text) => text).join(' · ')),
      canonical,
      ...(image ? { image: shareImage(site, image) } : {}),
      jsonLd: [
        {
          ...schemaContext,
          '@type': 'ProfilePage',
          url: canonical,
          mainEntity: { '@type': 'Organization', name, url: homeUrl(site) },
        },
      ],
    },
    css: bioCss,
    bare: true,
    width: 'full',
    main: bioPage(siteData(site), data, document.sections('link-in-bio')),
    products: uniqueProducts([...pinned.products, ...document.products]),
    keys: [...document.keys, pageKeys.list(site.shopId)],
    validUntil: earliest([
      pinned.validUntil,
      document.validUntil,
      nextChange(page?.links ?? [], site.context.now),
    ]),
  };
}

function buttonsOf(
  { context: { lang } }: Site,
  links: readonly BioLink[],
  images: readonly (Picture | null)[],
): BioPageData['buttons'] {
  return links.map(({ titles, link, icon }, index) => ({
    title: titles[lang] || titles.th || titles.en,
    link,
    icon,
    image: images[index] ?? null,
  }));
}

/** Returns the buttons of the look, else built-in links to the shop. */
function builtButtons(site: Site): BioPageData['buttons'] {
  const { lang } = site.context;
  const own = recordsOf(site.look.pages.bio.own['buttons'], MAX_BUTTONS).flatMap((button) => {
    const title = localised(button, 'title', lang);
    const link = textOf(button, 'link', 2_000);
    return title && link ? [{ title, link }] : [];
  });
  if (own.length > 0) return own;
  const built = [
    { title: pageText(lang, 'search.title'), link: '/search' },
    ...(site.kind === 'mall' ? [] : [{ title: pageText(lang, 'blog.title'), link: '/blog' }]),
    { title: pageText(lang, 'help.title'), link: '/help' },
    { title: pageText(lang, 'contact.title'), link: '/contactus' },
  ];
  return built;
}
