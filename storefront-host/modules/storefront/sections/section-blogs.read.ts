import type { Kysely } from 'kysely';
import { formatDate } from '@talad/elements/locales/format';
import type { BlogCard } from '@talad/elements/sections/blog/blog-card';
import type { Database } from '../../../db/schema.ts';
import { links } from '../../../rendering/index.ts';
import { blogFolderOf, readBlogs, type Site } from '../../content/index.ts';
import { siteUrl } from '../../shops/index.ts';

/** Spec §9 Blog count: 3, 5 or 6; more are read, so that a hilight section can choose. */
const READ_BLOGS = 12;
const SHOWN_TAGS = 2;

/** Returns the data of the blog sections of a page. Two queries, however many sections; none in the mall. */
export async function readSectionBlogs(
  db: Kysely<Database>,
  site: Site,
): Promise<readonly BlogCard[]> {
  if (site.kind === 'mall') return [];
  const { lang, place } = site.context;
  const blogs = await readBlogs(db, { shopId: site.shopId, limit: READ_BLOGS }, lang);
  const inSite = (path: string): string => siteUrl(site.context, `${place.base}${path}`);
  return blogs.map((blog) => ({
    id: blog.id,
    title: blog.title,
    summary: blog.summary,
    url: inSite(blog.url),
    date: formatDate(blog.blog_modified, lang),
    hilight: blog.hilight,
    tags: blog.tags.slice(0, SHOWN_TAGS).map((tag, index) => ({
      title: blog.tag_labels[index] ?? tag,
      url: siteUrl(site.context, links.blogTag(place, blogFolderOf(site.kind), tag)),
    })),
    image: blog.image,
  }));
}

/** A hilight section begins with the highlighted posts. */
export function blogsFor(blogType: unknown, blogs: readonly BlogCard[]): readonly BlogCard[] {
  if (blogType !== 'hilight') return blogs;
  return blogs.toSorted((a, b) => Number(b.hilight ?? false) - Number(a.hilight ?? false));
}
