import { Type, type Static } from 'typebox';
import { Category } from './category.contract.ts';

/** GET sitemap (spec §7): a site's pages for people, and its sitemaps for search engines. */
export const SitemapResponse = Type.Object({
  pages: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  categories: Type.Array(Category),
  /** Addresses of the XML. */
  sitemaps: Type.Array(Type.String()),
});
export type SitemapResponse = Static<typeof SitemapResponse>;
