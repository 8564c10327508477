import type { Kysely } from 'kysely';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Database } from '../../../db/schema.ts';
import { links } from '../../../rendering/index.ts';
import { blogFolderOf, pagePath } from '../../content/index.ts';
import { siteUrl, type ReadContext, type ShopRow } from '../../shops/index.ts';

/** Drafts of these names are parts of other pages (spec §4: invalid as pages). */
const notPages = ['frontpage', 'global', 'state'];

/** Lists a site's pages for people: home, all products, the blog, the owner's own. One query. */
export async function listSitePages(db: Kysely<Database>, shop: ShopRow, ctx: ReadContext) {
  const { lang, place } = ctx;
  const own = await db
    .selectFrom('page')
    .select(['name', 'title'])
    .where('shop_id', '=', shop.id)
    .where('published', 'is not', null)
    .where('is_front', '=', false)
    .where('name', 'not in', notPages)
    .where('name', 'not like', 'layout-%')
    .orderBy('name')
    .execute();
  const pages = [
    { title: shop.title, url: links.home(place) },
    { title: pageText(lang, 'search.title'), url: links.search(place) },
    ...(shop.kind === 'mall'
      ? []
      : [
          {
            title: pageText(lang, shop.kind === 'bookfair' ? 'exhibition.title' : 'blog.title'),
            url: links.blog(place, blogFolderOf(shop.kind)),
          },
        ]),
    ...own.map(({ name, title }) => ({
      title: title || name,
      url: `${place.base}${pagePath(name)}`,
    })),
  ];
  return pages.map(({ title, url }) => ({ title, url: siteUrl(ctx, url) }));
}
