import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { BlogFilter, BlogListResponse, BlogResponse } from '@talad/elements/api/blog.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { BLOG_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Module } from '../../../host.ts';
import { ApiFailure, readFilter } from '../../../http/index.ts';
import { readApiSite, SiteQuery, type ApiSite, pictureOrigin, siteUrl } from '../../shops/index.ts';
import { countBlogs, readBlog, readBlogs } from './contents.read.ts';

const config = { access: 'public', origin: 'any' } as const;

/** Spec §7: contents/ and contents/{id}, a shop's blog. The mall has none: null (spec §5). */
export const contents: Module = (app, host) => {
  app.get(
    '/api/v1/contents',
    {
      config,
      schema: {
        tags: ['contents'],
        summary: 'A page of blog posts',
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ filter: Type.Optional(Type.String({ maxLength: 2_000 })) }),
        ]),
        response: { 200: BlogListResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const filter = readFilter(request.query.filter, BlogFilter) ?? {};
      const site = await readApiSite(host, request);
      if (site.onlyShop === null) return { blogs: null, total: 0 };
      const { page = 1, ...wanted } = filter;
      const query = {
        ...wanted,
        shopId: site.onlyShop,
        limit: BLOG_PAGE_SIZE,
        offset: (page - 1) * BLOG_PAGE_SIZE,
      };
      const [blogs, total] = await Promise.all([
        readBlogs(host.db, query, site.ctx.lang, pictureOrigin(site.ctx)),
        countBlogs(host.db, query),
      ]);
      return { blogs: blogs.map((blog) => placed(blog, site)), total };
    },
  );

  app.get(
    '/api/v1/contents/:id',
    {
      config,
      schema: {
        tags: ['contents'],
        summary: 'One blog post',
        params: Type.Object({ id: Id }),
        querystring: SiteQuery,
        response: { 200: BlogResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiSite(host, request);
      if (site.onlyShop === null) return { blog: null };
      const { lang } = site.ctx;
      const blog = await readBlog(host.db, site.onlyShop, request.params.id, lang, {
        pictureOrigin: pictureOrigin(site.ctx),
      });
      if (!blog) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return { blog: placed(blog, site) };
    },
  );
};

/** Returns the record with addresses relative to the caller's site. */
function placed<T extends { readonly url: string }>(blog: T, { ctx }: ApiSite): T {
  return { ...blog, url: siteUrl(ctx, `${ctx.place.base}${blog.url}`) };
}
