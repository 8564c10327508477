import { localised, oneOf, recordsOf, textOf } from '@talad/elements/page/look/read-record';
import type { SiteLook } from '@talad/elements/page/look/site-look';
import { sectionBlock, type PageBlock } from '@talad/elements/page/page';
import type { Lang } from '../../../db/schema.ts';

const positions = ['header', 'footer'] as const;
const MAX_BANNERS = 20;

export type SearchBanners = Readonly<Record<(typeof positions)[number], readonly PageBlock[]>>;

/**
 * Returns the banners of a showroom's page (spec §2 "Page contents": `pages.search.banners` of the look, each
 * `{showroom, position, image, imageMobile, title, link}`), as sections; null if it has none.
 */
export function searchBanners(
  look: SiteLook,
  showroom: string | undefined,
  lang: Lang,
): SearchBanners | null {
  if (showroom === undefined) return null;
  const given = recordsOf(look.pages.search.own['banners'], MAX_BANNERS).filter(
    (banner) => textOf(banner, 'showroom') === showroom && textOf(banner, 'image') !== '',
  );
  const [header, footer] = positions.map((position) => {
    const banners = given
      .filter((banner) => (oneOf(banner, 'position', positions) ?? 'header') === position)
      .map((banner) => ({
        image: textOf(banner, 'image'),
        imageMobile: textOf(banner, 'imageMobile'),
        title: localised(banner, 'title', lang),
        link: textOf(banner, 'link'),
      }));
    const props = { banners, slidesToShow: 1, dots: banners.length > 1 };
    return banners.length === 0
      ? []
      : [sectionBlock({ id: `banner-${position}`, name: 'BannerSlick', props })];
  });
  if (!header?.length && !footer?.length) return null;
  return { header: header ?? [], footer: footer ?? [] };
}
