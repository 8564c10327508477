import type { Transaction } from 'kysely';
import type { BlogEvent, Database, StoredImage } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { writeTranslation } from '../../catalog/index.ts';
import { postHtml } from './post-html.ts';

export interface NewBlog {
  readonly shopId: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly hilight: boolean;
  readonly image?: StoredImage;
  /** Event that the post announces, with registration. */
  readonly event?: BlogEvent;
  /** Undefined for a draft. */
  readonly publishedAt?: Date | undefined;
  readonly at: Date;
  /** Texts in the other language; `tags` is a list with commas, in the order of the post's tags. */
  readonly overlay?: {
    readonly lang: 'th' | 'en';
    readonly fields: Readonly<
      Partial<Record<'title' | 'summary' | 'html' | 'author' | 'tags' | 'event_place', string>>
    >;
  };
}

/** Inserts a post with sanitised HTML. */
export async function addBlog(trx: Transaction<Database>, blog: NewBlog): Promise<number> {
  const { id } = await trx
    .insertInto('blog')
    .values({
      shop_id: blog.shopId,
      slug: blog.slug,
      title: blog.title,
      summary: blog.summary,
      html: postHtml(blog.html),
      author: blog.author,
      tags: [...blog.tags],
      hilight: blog.hilight,
      image: blog.image ? JSON.stringify(blog.image) : null,
      event: blog.event ? JSON.stringify(blog.event) : null,
      published_at: blog.publishedAt ?? null,
      created_at: blog.at,
      updated_at: blog.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (blog.overlay) {
    const { lang, fields } = blog.overlay;
    const clean = fields.html === undefined ? fields : { ...fields, html: postHtml(fields.html) };
    const record = { shopId: blog.shopId, entity: 'blog', entityId: id, lang } as const;
    await writeTranslation(trx, record, clean);
  }
  await invalidatePages(trx, [pageKeys.blog(blog.shopId)]);
  return id;
}
