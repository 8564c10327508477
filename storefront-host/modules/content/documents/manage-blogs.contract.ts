import { Type, type Static } from 'typebox';
import { Nullable } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { BothTexts, TextsInput } from '../../catalog/translations/texts.contract.ts';

const Time = Type.String({ format: 'date-time' });

export const MAX_POST_TAGS = 20;

export const BlogState = Type.Union([
  Type.Literal('published'),
  Type.Literal('scheduled'),
  Type.Literal('draft'),
]);
export type BlogState = Static<typeof BlogState>;

/** A row of `GET /api/v1/manage/:shop_id/blogs`. */
export const ManagedBlog = Type.Object({
  id: Type.Integer(),
  titles: BothTexts,
  state: BlogState,
  picture: Type.Union([Picture, Type.Null()]),
  hilight: Type.Boolean(),
  /** Time at which it was or will be published; null for a draft. */
  publish_at: Type.Union([Time, Type.Null()]),
  /** The account that wrote it; null means an import. */
  account_id: Type.Union([Type.String(), Type.Null()]),
  /** Path of its page in the shop. */
  full_url: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  updated_at: Time,
});
export type ManagedBlog = Static<typeof ManagedBlog>;

/** The post with all fields of its form. */
export const ManagedBlogDetail = Type.Object({
  ...ManagedBlog.properties,
  summaries: BothTexts,
  /** Sanitised HTML. */
  bodies: BothTexts,
  authors: BothTexts,
  tags: BothTexts,
  slug: Type.String(),
  /** The uploaded picture's id. */
  image: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  /** The cover's description in this post; an empty one falls back to the library's. */
  image_alts: BothTexts,
});
export type ManagedBlogDetail = Static<typeof ManagedBlogDetail>;

/** `q` is searched in the titles of both languages. */
export const BlogListFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    state: Type.Optional(BlogState),
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 100 }),
    ),
  },
  { additionalProperties: false },
);
export type BlogListFilter = Static<typeof BlogListFilter>;

/** Answer of `GET blogs/tags`: tags of the shop's posts, the most used first. */
export const PostTags = Type.Object({
  tags: Type.Array(Type.Object({ names: BothTexts, count: Type.Integer() })),
});
export type PostTags = Static<typeof PostTags>;

const Fields = Type.Object({
  titles: TextsInput(200),
  summaries: TextsInput(500),
  /** HTML; scripts and styles are removed before it is stored. */
  bodies: TextsInput(60_000),
  authors: TextsInput(100),
  /** Tags with commas between them, in the same order in both languages. */
  tags: TextsInput(400),
  /** The last part of the address; the old one redirects. */
  slug: Type.String({ minLength: 1, maxLength: 120 }),
  /** An upload of this shop (POST media). */
  image: Nullable(Type.String({ format: 'uuid' })),
  image_alts: TextsInput(200),
  /** Shown first in the list. */
  hilight: Type.Boolean(),
  /** A time in the future, from which pages show it; null means a draft. */
  publish_at: Nullable(Time),
});

/** Requires a title in the shop's base language; the address is derived from it, and the account is the author. */
export const BlogCreate = Type.Object(
  { ...Type.Partial(Fields).properties, titles: Fields.properties.titles },
  { additionalProperties: false },
);
export type BlogCreate = Static<typeof BlogCreate>;

/** Changes only the sent fields. A revision other than the stored one answers 409 CONFLICT. */
export const BlogUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Fields).properties },
  { additionalProperties: false },
);
export type BlogUpdate = Static<typeof BlogUpdate>;
