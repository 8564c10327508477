import type { Transaction } from 'kysely';
import { bahtToSatang } from '@talad/elements/commerce/money';
import { newId } from '../../db/ids.ts';
import type { BlogEvent, Database } from '../../db/schema.ts';
import { addBlog, sumUp } from '../../modules/content/index.ts';
import { demoPosts } from '../../../presets/demo-market/posts/index.ts';
import { demoCoupons, type DemoCoupon } from '../../../presets/demo-market/coupons.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { demoReviews } from '../../../presets/demo-market/reviews/index.ts';
import type { DemoPost } from '../../../presets/demo-market/demo-content.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import { englishTags } from './english-tags.ts';
import { insertEnglish } from './insert-english.ts';
import type { PictureShelf } from './picture-shelf.ts';

const DAY_MS = 86_400_000;
const ENGLISH = 'en:';

/** Inserts reviews of the products: the newest of each a few days old, the others weeks apart. */
export async function insertReviews(
  trx: Transaction<Database>,
  products: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const shop of demoMarket.shops) {
    const shopId = demoShopIds[shop.shopname] ?? 0;
    const rows = shop.products.flatMap(({ key }, nth) =>
      (demoReviews[key] ?? []).map((written, index) => {
        const at = new Date(now.getTime() - (2 + (nth % 7) + index * 17) * DAY_MS);
        const id = products.get(key) ?? 0;
        return {
          shop_id: shopId,
          id: newId(at.getTime()),
          product_id: id,
          created_at: at,
          ...parse(written),
        };
      }),
    );
    if (rows.length === 0) continue;
    await trx.insertInto('review').values(rows).execute();
    await sumUp(trx, shopId, [...new Set(rows.map((row) => row.product_id))]);
  }
}

function parse(written: string) {
  const [stars = '5', who = '', body = ''] = written.split('|');
  const english = who.startsWith(ENGLISH);
  return {
    stars: Number(stars),
    reviewer_name: english ? who.slice(ENGLISH.length) : who,
    body,
    lang: english ? ('en' as const) : ('th' as const),
  };
}

export async function insertPosts(
  trx: Transaction<Database>,
  shelf: PictureShelf,
  now: Date,
): Promise<void> {
  for (const post of demoPosts) {
    const shopId = demoShopIds[post.shopname] ?? 0;
    const at = new Date(now.getTime() - post.daysOld * DAY_MS);
    await addBlog(trx, {
      shopId,
      slug: post.slug,
      title: post.title.th,
      summary: post.summary.th,
      html: paragraphs(post.body.th),
      author: post.author.th,
      tags: post.tags,
      hilight: post.hilight ?? false,
      image: shelf.image(shopId, `${post.product}/front`),
      ...(post.event && { event: eventOf(post.event, now) }),
      publishedAt: at,
      at,
      overlay: {
        lang: 'en',
        fields: {
          title: post.title.en,
          summary: post.summary.en,
          html: paragraphs(post.body.en),
          author: post.author.en,
          tags: englishTags(post.tags),
          ...(post.event && { event_place: post.event.place.en }),
        },
      },
    });
  }
}

/** Returns an event in the morning of a future day, with its place in the shop's own language. */
function eventOf(event: NonNullable<DemoPost['event']>, now: Date): BlogEvent {
  const day = new Date(now.getTime() + event.inDays * DAY_MS);
  // 10:00 in Bangkok.
  const start = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 3));
  return {
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + event.hours * 3_600_000).toISOString(),
    place: event.place.th,
    seats: event.seats,
  };
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

export async function insertCoupons(trx: Transaction<Database>, now: Date): Promise<void> {
  for (const [rank, coupon] of demoCoupons.entries()) {
    const shopId = demoShopIds[coupon.shopname] ?? 0;
    const { id } = await trx
      .insertInto('coupon')
      .values({ ...couponValues(coupon, now), shop_id: shopId, rank })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertEnglish(trx, { shopId, entity: 'coupon', id }, { title: coupon.title.en });
  }
}

function couponValues(
  { code, title, kind, value, minimum, most, quota, from, until }: DemoCoupon,
  now: Date,
) {
  return {
    code,
    title: title.th,
    kind,
    value: kind === 'amount' ? bahtToSatang(value) : value,
    minimum: bahtToSatang(minimum),
    quota: quota ?? null,
    max_discount: most === undefined ? null : bahtToSatang(most),
    begins_at: new Date(now.getTime() + from * DAY_MS),
    ends_at: new Date(now.getTime() + until * DAY_MS),
  };
}
