import { html } from 'lit';
import { localised, oneOf, recordsOf, textOf } from '@talad/elements/page/look/read-record';
import { brandPage } from '@talad/elements/pages/brand-page';
import { brandCss } from '@talad/elements/pages/css/brand-css';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { siteHref } from '@talad/elements/sections/section-link';
import type { Lang } from '../../../../db/schema.ts';
import type { Picture } from '@talad/elements/api/picture.contract';
import { loadPictures } from '../../../../media/pictures.ts';
import { links } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { listBrands, type Brand, describe } from '../../../catalog/index.ts';
import {
  presetPictures,
  type LoadedPage,
  type LoadRequest,
  type Site,
  siteData,
} from '../../../content/index.ts';
import { breadcrumbData, itemListData } from '../../seo/json-ld.ts';
import { listQueryText } from '../../lists/list-query.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { isMediaId } from '../../sections/section-blocks.ts';
import { readSectionData } from '../../sections/section-data.ts';

/** Maximum number of brands in the owner's list. */
const MAX_CHOSEN = 60;
/** Maximum number of brands with pictures; further ones are a list of names. */
const MAX_PICTURES = 24;

/**
 * Loads the brands: those that the owner names (`pages.brand.brands` of the look: title, image,
 * link, imageType), then all brands of products, the largest with a picture. Six queries after the
 * site's, and those of the owner's sections.
 */
export async function loadBrands(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const shopId = site.kind === 'mall' ? null : site.shopId;
  const [brands, chosen, own] = await Promise.all([
    deadline.required(listBrands(host.db, shopId, lang)),
    deadline.optional(chosenBrands(request), []),
    readOwnSections(request, 'all-brands'),
  ]);
  const urlOf = (brand: string) =>
    `${links.search(place)}${listQueryText({ filter: { brand }, page: 1 })}`;
  const url = links.brands(place);
  const heading = pageText(lang, 'brands.title');
  const description = pageText(lang, 'brands.description', { name: site.title });
  const crumbs = [{ label: heading, url }];
  const images = await imagesOf(request, brands);
  const named = brands.map(({ name, title, count }) => {
    return { name: title, count, url: urlOf(name), image: images.get(name) ?? null };
  });
  const isEmpty = named.length === 0 && chosen.length === 0;
  return {
    kind: 'page',
    status: 200,
    head: {
      title: heading,
      description: describe(
        [description, ...named.slice(0, 8).map(({ name }) => name)].join(' · '),
      ),
      canonical: canonicalUrl(site, url),
      noindex: isEmpty,
      jsonLd: [
        breadcrumbData(site, crumbs),
        ...(named.length > 0
          ? [
              itemListData(
                site,
                named.map(({ name, url: link }) => ({ title: name, url: link })),
              ),
            ]
          : []),
      ],
    },
    main: html`${own.at('all-brands')}${brandPage(siteData(site), {
      crumbs,
      heading,
      description,
      chosen,
      letters: byLetter(named, lang),
    })}`,
    css: brandCss,
    products: own.products,
    keys: [pageKeys.list(site.shopId), ...own.keys],
    validUntil: own.validUntil,
  };
}

/** Returns the logo of each brand; for the largest ones without a logo, the picture of a best-selling product. */
async function imagesOf(
  { host, site, deadline }: LoadRequest,
  brands: readonly Brand[],
): Promise<ReadonlyMap<string, Picture | null>> {
  const largest = brands.toSorted((a, b) => b.count - a.count).slice(0, MAX_PICTURES);
  const also = largest.map(({ name }) => ({ brand: name, limit: 1 }));
  const logos = brands.flatMap(({ media_id: id }) => (id === null ? [] : [id]));
  const [read, pictures] = await Promise.all([
    readSectionData({ db: host.db, site, deadline, also }, []),
    picturesOf(host, site, logos),
  ]);
  const best = largest.map(
    ({ name }, index) => [name, read.also[index]?.[0]?.image ?? null] as const,
  );
  const own = brands.flatMap(({ name, media_id: id }) => {
    const logo = id === null ? undefined : pictures.get(id);
    return logo ? [[name, logo] as const] : [];
  });
  return new Map([...best, ...own]);
}

async function chosenBrands({ host, site }: LoadRequest) {
  const { lang, place } = site.context;
  const given = recordsOf(site.look.pages.brand.own['brands'], MAX_CHOSEN).flatMap((brand) => {
    const title = localised(brand, 'title', lang).slice(0, 120);
    const link = siteHref(place.base, textOf(brand, 'link', 2_000));
    const fills = oneOf(brand, 'imageType', ['cover', 'contain']) === 'cover';
    return title === '' || link === '#'
      ? []
      : [{ title, link, fills, reference: textOf(brand, 'image', 300) }];
  });
  const pictures = await picturesOf(
    host,
    site,
    given.map(({ reference }) => reference),
  );
  return given.map(({ reference, ...brand }) => ({
    ...brand,
    image: pictures.get(reference) ?? null,
  }));
}

/** Returns the shop's own pictures by media id, those of presets by path. */
async function picturesOf(
  { db }: LoadRequest['host'],
  site: Site,
  references: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const ids = references.filter(isMediaId);
  const refs = ids.map((id) => ({ shop_id: site.shopId, image: { media_id: id, alt: {} } }));
  const [book, bundled] = await Promise.all([loadPictures(db, refs), presetPictures()]);
  const found = refs.flatMap(({ image }) => {
    const picture = book.picture(site.shopId, image, site.context.lang);
    return picture ? [[image.media_id, picture] as const] : [];
  });
  return new Map([
    ...found,
    ...references.flatMap((path) => {
      const picture = bundled.get(path)?.picture;
      return picture ? [[path, picture] as const] : [];
    }),
  ]);
}

/**
 * Groups brands by their first letter: the first consonant of a Thai name, the capital of any other; '#' for the
 * rest. The reader's own alphabet comes first.
 */
function byLetter<T extends Pick<Brand, 'name'>>(
  brands: readonly T[],
  lang: Lang,
): readonly { readonly letter: string; readonly brands: readonly T[] }[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, lang))
    .map(([letter, own]) => ({ letter, brands: own }));
}

function letterOf(name: string): string {
  return /^[เแโใไ]?([ก-ฮ]|\p{L})/u.exec(name.trim())?.[1]?.toUpperCase() ?? '#';
}
