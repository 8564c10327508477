import { Type, type Static } from 'typebox';
import { Picture } from './picture.contract.ts';

/** An event that a post announces and that visitors can register for. Times are ISO 8601. */
export const BlogEvent = Type.Object({
  starts_at: Type.String({ format: 'date-time' }),
  ends_at: Type.Optional(Type.String({ format: 'date-time' })),
  place: Type.String(),
  seats: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type BlogEvent = Static<typeof BlogEvent>;

/** A post as lists and cards show it. Times are ISO 8601. */
export const BlogMini = Type.Object({
  id: Type.Integer(),
  shop_id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  /** The tags that the author wrote; each has its page under /blog/search/tag/. */
  tags: Type.Array(Type.String()),
  /** The tags in the reader's language, in the same order. */
  tag_labels: Type.Array(Type.String()),
  author: Type.String(),
  hilight: Type.Boolean(),
  event: Type.Optional(Type.Union([BlogEvent, Type.Null()])),
  blog_created: Type.String({ format: 'date-time' }),
  blog_modified: Type.String({ format: 'date-time' }),
  /** Address of its page; the data of a section has it without the site's base. */
  url: Type.String(),
});
export type BlogMini = Static<typeof BlogMini>;

/** GET contents/{id} (spec §7): one post. `html` was sanitised when it was written. */
export const Blog = Type.Intersect([
  BlogMini,
  Type.Object({ html: Type.String(), event: Type.Union([BlogEvent, Type.Null()]) }),
]);
export type Blog = Static<typeof Blog>;

export const BlogOrder = Type.Union([
  Type.Literal('blog_modified DESC'),
  Type.Literal('blog_modified ASC'),
  Type.Literal('blog_created DESC'),
  Type.Literal('blog_created ASC'),
]);
export type BlogOrder = Static<typeof BlogOrder>;

/** `filter` of GET contents/ (spec §7), sent as JSON in the query. */
export const BlogFilter = Type.Object(
  {
    tag: Type.Optional(Type.String({ maxLength: 80 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    order: Type.Optional(BlogOrder),
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type BlogFilter = Static<typeof BlogFilter>;

/** Null in the mall, which has no blog of its own (spec §5). */
export const BlogListResponse = Type.Object({
  blogs: Type.Union([Type.Array(BlogMini), Type.Null()]),
  total: Type.Integer({ minimum: 0 }),
});
export type BlogListResponse = Static<typeof BlogListResponse>;

export const BlogResponse = Type.Object({ blog: Type.Union([Blog, Type.Null()]) });
export type BlogResponse = Static<typeof BlogResponse>;
