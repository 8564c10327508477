import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import {
  devAssets,
  readAssets,
  startDeadline,
  platformPlace,
  sendOnce,
} from '../../rendering/index.ts';
import type { ReadContext } from '../shops/index.ts';
import { makePage, readSite, type Site } from '../content/index.ts';
import { myCss } from './my-css.ts';
import { myFrame } from './my-frame.ts';
import { myEntries } from './navigation.ts';
import type { MyPage } from './my-frame.ts';

export type SendMyPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: MyPage,
) => Promise<FastifyReply>;

/** Config of a route of "my account", on the platform only: a guest is redirected to the sign-in and returns. */
export const myRoute = { config: { access: 'account' as const }, schema: { hide: true } };

/**
 * Sends a page of "my account": the marketplace's frame, the list of pages at the side, and the data of one
 * person. Never cached, not even by the browser (design §10).
 */
export function createMyPages(host: Host): SendMyPage {
  const assets = host.config.dev ? devAssets : readAssets();
  return async (request, reply, page) => {
    const { lang } = request;
    const site = await mallOf(host, request);
    const made = makePage(
      {
        kind: 'page',
        status: page.status ?? 200,
        head: {
          title: page.title,
          description: '',
          canonical: `${host.config.publicUrl}${myEntries[page.section].path}`,
          noindex: true,
        },
        main: myFrame(lang, page),
        css: `${myCss}${page.css ?? ''}`,
        products: page.products ?? [],
        keys: [],
        validUntil: null,
        ...(page.notice === undefined ? {} : { notice: page.notice }),
      },
      {
        site,
        assets,
        url: request.method === 'GET' ? pathOf(request) : myEntries[page.section].path,
        deadline: startDeadline(() => undefined),
      },
    );
    return sendOnce(request, reply, made, 'never');
  };
}

/** Returns the context of these pages: their links are those of the platform. */
export function myContext(host: Host, { lang }: Pick<FastifyRequest, 'lang'>): ReadContext {
  return { config: host.config, place: platformPlace(host.config), lang, now: host.now() };
}

async function mallOf(host: Host, { lang }: FastifyRequest): Promise<Site> {
  const site = await readSite({
    db: host.db,
    config: host.config,
    ref: { kind: 'mall' },
    lang,
    now: host.now(),
  });
  if (!site) throw new Error('the market has no row of kind mall: run the migrations and the seed');
  return site;
}

/** Returns the path and query for links to the other language, without `lang`. */
function pathOf(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.delete('lang');
  return `${url.pathname}${url.search}`;
}
