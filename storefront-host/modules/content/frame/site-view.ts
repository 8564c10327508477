import { readComponentsLook } from '@talad/elements/page/look/components-look';
import { readFooterLook } from '@talad/elements/page/look/footer-look';
import { readHeaderLook } from '@talad/elements/page/look/header-look';
import type { FrameData } from '@talad/elements/pages/frame/page-frame';
import type { SiteData } from '@talad/elements/pages/page-data';
import { text } from '../../../locales/text.ts';
import { links } from '../../../rendering/index.ts';
import { footerView } from './footer-view.ts';
import { categoryBarView, headerView, type FrameWhere } from './header-view.ts';
import { bottomMenuView, contactView } from './phone-view.ts';
import { holidayAt, holidayMessage, holidayText } from '../../shops/index.ts';
import type { Site } from './site.read.ts';

export function siteData(site: Site): SiteData {
  const { place, lang } = site.context;
  const { hasCrumbs, crumbsLabel } = readHeaderLook(site.look.header, lang);
  return {
    lang,
    name: site.title,
    isMall: site.kind === 'mall',
    base: place.base,
    api: '/api/v1',
    homeUrl: links.home(place),
    searchUrl: links.search(place),
    cartUrl: links.cart(place),
    ...(hasCrumbs ? {} : { noCrumbs: true }),
    ...(crumbsLabel ? { crumbsLabel } : {}),
  };
}

function isCheckoutOrAccount(site: Site, url: string): boolean {
  const [path = ''] = url.split('?');
  const { place } = site.context;
  return path === links.cart(place) || /^\/my(\/|$)/.test(path);
}

/** Returns the frame of a site's pages: the same for every visitor, so that pages can be cached. */
export function frameData(site: Site, where: FrameWhere): FrameData {
  const { lang } = site.context;
  const look = readHeaderLook(site.look.header, lang);
  const components = readComponentsLook(site.look.components);
  const header = headerView(site, look, where);
  return {
    site: siteData(site),
    header,
    hasCart: look.hasCart,
    categoryBar: categoryBarView(site, look, where),
    footer: footerView(site, readFooterLook(site.look.footer, lang), header.menu),
    bottomMenu: components.hasBottomMenu
      ? { label: text(lang, 'frame.phoneMenu'), items: bottomMenuView(site, where.url) }
      : null,
    // The floating contact button would cover the total.
    contact: isCheckoutOrAccount(site, where.url) ? null : contactView(site, components),
    holiday: holidayView(site, where),
  };
}

function holidayView(site: Site, where: FrameWhere): FrameData['holiday'] {
  const { lang, now } = site.context;
  const holiday =
    holidayAt(site.settings, now) ?? holidayAt({ holiday: where.holiday ?? null }, now);
  if (!holiday) return null;
  return { text: holidayText(holiday, lang), message: holidayMessage(holiday, lang) };
}
