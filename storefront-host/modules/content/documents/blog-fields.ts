import type { Selectable, Transaction } from 'kysely';
import type { BlogTable, Database, Lang } from '../../../db/schema.ts';
import { isUpload } from '../../../media/uploads.ts';
import { refuseField, slugOf, splitTexts, type Changed } from '../../catalog/index.ts';
import { MAX_POST_TAGS, type BlogUpdate } from './manage-blogs.contract.ts';
import { postHtml } from './post-html.ts';

export type BlogRow = Selectable<BlogTable>;

/** A phone's clock may be fast, so a time up to this far ahead publishes at once. */
const AT_ONCE_MS = 60_000;
/** Maximum length that the filter of the blog's list accepts. */
const MAX_TAG_LENGTH = 80;

export interface BlogNext {
  readonly columns: Partial<
    Pick<
      BlogRow,
      | 'title'
      | 'summary'
      | 'html'
      | 'author'
      | 'tags'
      | 'slug'
      | 'image'
      | 'hilight'
      | 'published_at'
      | 'publish_at'
    >
  >;
  /** Fields of the overlay in the shop's other language. */
  readonly overlay: Readonly<Record<string, string>>;
}

interface NextOf {
  readonly shopId: number;
  readonly lang: Lang;
  readonly at: Date;
  /** Undefined for a new post. */
  readonly before?: BlogRow;
}

/** Returns the columns to write, or the invalid field. At most one query. */
export async function nextBlog(
  trx: Transaction<Database>,
  { shopId, lang, at, before }: NextOf,
  sent: Omit<BlogUpdate, 'revision'>,
): Promise<Changed<BlogNext>> {
  const title = splitTexts(lang, sent.titles);
  const summary = splitTexts(lang, sent.summaries);
  const html = splitTexts(lang, sent.bodies);
  const author = splitTexts(lang, sent.authors);
  const tags = splitTexts(lang, sent.tags);
  if ((title.own ?? before?.title ?? '') === '') {
    return refuseField(`titles/${lang}`, 'field.required');
  }
  const slug = sent.slug === undefined ? undefined : slugOf(sent.slug);
  if (slug === '') return refuseField('slug', 'field.invalid');
  const words = tags.own === undefined ? undefined : tagsOf(tags.own);
  if (words && !areTags(words)) return refuseField(`tags/${lang}`, 'field.invalid');
  const { image, image_alts: alts } = sent;
  if (image != null && !(await isUpload(trx, shopId, image))) {
    return refuseField('image', 'field.invalid');
  }
  return {
    ok: true,
    columns: {
      ...(title.own !== undefined && { title: title.own }),
      ...(summary.own !== undefined && { summary: summary.own }),
      ...(html.own !== undefined && { html: postHtml(html.own) }),
      ...(author.own !== undefined && { author: author.own }),
      ...(words && { tags: words }),
      ...((slug !== undefined || !before) && { slug: slug ?? slugOf(title.own ?? '') }),
      ...((image !== undefined || alts) && { image: imageOf(sent, before) }),
      ...(sent.hilight !== undefined && { hilight: sent.hilight }),
      ...(sent.publish_at !== undefined && publicationOf(sent.publish_at, at)),
    },
    overlay: {
      ...(title.other !== undefined && { title: title.other }),
      ...(summary.other !== undefined && { summary: summary.other }),
      ...(html.other !== undefined && { html: postHtml(html.other) }),
      ...(author.other !== undefined && { author: author.other }),
      ...(tags.other !== undefined && { tags: tagsOf(tags.other, true).join(', ') }),
    },
  };
}

/** Readers treat a scheduled post as a draft; `publish.blogs` publishes it (decision 170). */
export function publicationOf(sent: string | null, at: Date) {
  if (sent === null) return { published_at: null, publish_at: null };
  const requested = new Date(sent);
  if (requested.getTime() > at.getTime() + AT_ONCE_MS)
    return { published_at: null, publish_at: requested };
  return { published_at: requested < at ? requested : at, publish_at: null };
}

/** Labels are stored by place, so a tag without a translation has an empty one. */
function tagsOf(text: string, areLabels = false): string[] {
  const words = text.split(',').map((word) => word.trim());
  if (areLabels) return words.some((word) => word !== '') ? words : [];
  return [...new Set(words)].filter((word) => word !== '');
}

function areTags(tags: readonly string[]): boolean {
  return tags.length <= MAX_POST_TAGS && tags.every((tag) => tag.length <= MAX_TAG_LENGTH);
}

/** Returns the cover with its descriptions; a new picture drops those of the old one. */
function imageOf(
  { image, image_alts: alts }: Pick<BlogUpdate, 'image' | 'image_alts'>,
  before: BlogRow | undefined,
): BlogRow['image'] {
  const stored = before?.image ?? null;
  const id = image === undefined ? (stored?.media_id ?? null) : image;
  if (id === null) return null;
  const picture = stored?.media_id === id ? stored : { media_id: id, alt: {} };
  if (!alts) return picture;
  const all = Object.entries({ ...picture.alt, ...alts });
  const alt = all.map(([lang, text]) => [lang, text.trim()]).filter(([, text]) => text !== '');
  return { ...picture, alt: Object.fromEntries(alt) };
}
