import { pageFrame } from '@talad/elements/pages/frame/page-frame';
import { ownClassCss } from '@talad/elements/pages/css/own-class-css';
import { lookSheets } from '@talad/elements/page/look-sheets';
import { pageCss } from '@talad/elements/pages/css/page-css';
import type { ExternalScript } from '@talad/elements/page/look/external-scripts';
import {
  type Assets,
  contentSecurityPolicy,
  type Deadline,
  documentHtml,
  renderTemplate,
  lookCss,
} from '../../../rendering/index.ts';
import type { RenderedPage } from '../../../cache/stored-page.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import type { PageVisit } from '../../../visits/page-visit.ts';
import { ownerSheet } from '../styles/owner-sheet.ts';
import { earliest, productKeys } from '../../catalog/index.ts';
import { holidayChange } from '../../shops/index.ts';
import { measureOf } from './measure.ts';
import type { LoadedPage } from './page-model.ts';
import type { Site } from './site.read.ts';
import { iconUrl, installHead } from './site-install.ts';
import { boxCss } from './box-css.ts';
import { frameData } from './site-view.ts';

interface PageMaking {
  readonly site: Site;
  readonly assets: Assets;
  /** Path and query of the page, without `lang`. */
  readonly url: string;
  readonly deadline: Deadline;
  /** The class that the owner chose for pages of this type. */
  readonly cssClass?: string;
  /** True for pages that visitors do not see: nothing in them measures. */
  readonly isDraft?: boolean;
  /** The owner's scripts, if they may run. */
  readonly scripts?: readonly ExternalScript[];
}

/** The mall is denser and wider than a shop (notes/look: one container width). */
const MALL_CONTAINER = ':root{--talad-container:1440px}';

/** Renders the response (markup, policy, keys) from the data. Synchronous. */
export function makePage(loaded: LoadedPage, making: PageMaking): RenderedPage {
  const { site, assets, url, deadline } = making;
  const products = loaded.kind === 'page' ? (loaded.products ?? []) : [];
  const keys = [
    ...loaded.keys,
    ...productKeys(products),
    pageKeys.shop(site.shopId),
    // The menu shows the site's categories on every page.
    ...site.categories.map((category) => pageKeys.category(category.category_id)),
  ];
  if (loaded.kind === 'moved') {
    const headers = { location: loaded.location };
    return { status: 301, headers, body: Buffer.alloc(0), keys, validUntil: null, complete: true };
  }
  const { config, lang } = site.context;
  const frame = frameData(site, {
    url,
    ...(loaded.keyword === undefined ? {} : { keyword: loaded.keyword }),
    ...(loaded.holiday ? { holiday: loaded.holiday } : {}),
  });
  const looks = lookSheets(site.design);
  const { html: markup, tags } = renderTemplate(
    pageFrame(frame, { ...loaded, cssClass: making.cssClass, isCut: deadline.cutShort }),
    looks,
  );
  const visit = making.isDraft ? undefined : visitOf(loaded, site);
  const measure = making.isDraft ? undefined : measureOf(site.settings);
  const { html, sheets } = documentHtml({
    lang,
    head: {
      ...loaded.head,
      title: titleOf(loaded.head.title, site),
      measure,
      visit,
      cartPrefix: config.cartPrefix,
      siteName: site.title,
      siteLang: site.siteLang,
      icon: site.icon ? iconUrl(site, '48.png') : '/favicon.svg',
      install: installHead(site),
    },
    css: `${lookCss(assets, site.design)}${site.kind === 'mall' ? MALL_CONTAINER : ''}${boxCss(site.look.components)}${pageCss}${loaded.css ?? ''}${ownClassCss}`,
    ownerSheet: ownerSheet(site.shopId, site.look, loaded.ownCss),
    body: markup,
    looks,
    tags,
    products,
    scripts: making.scripts ?? [],
    assets,
  });
  return {
    status: loaded.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'content-security-policy': contentSecurityPolicy(sheets, {
        platformOrigin: config.publicUrl,
        framedBy: 'platform',
        measure,
        scripts: making.scripts,
        dev: config.dev,
      }),
      'speculation-rules': '"/assets/speculation-rules.json"',
    },
    body: html,
    keys,
    validUntil: earliest([loaded.validUntil, holidayChange(site.settings, site.context.now)]),
    complete: !deadline.cutShort,
    visit,
  };
}

function visitOf(loaded: Extract<LoadedPage, { kind: 'page' }>, site: Site): PageVisit | undefined {
  if (loaded.status !== 200) return undefined;
  const { shopId, context } = site;
  return {
    shopId,
    base: context.place.base,
    ...(loaded.product && { product: loaded.product }),
  };
}

function titleOf(title: string, site: Site): string {
  return title.includes(site.title) ? title : `${title} · ${site.title}`;
}
