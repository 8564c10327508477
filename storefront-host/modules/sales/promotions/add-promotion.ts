import type { Transaction } from 'kysely';
import type { Discount } from '@talad/elements/commerce/price/promotion';
import type { Database, Lang, PromotionKind, StoredImage } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { MALL_ID } from '../../shops/index.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { refreshPromotion, writeTranslation } from '../../catalog/index.ts';

export interface NewPromotion {
  readonly shopId: number;
  readonly kind: PromotionKind;
  readonly slug: string;
  readonly title: string;
  readonly summary?: string;
  readonly html?: string;
  readonly image?: StoredImage;
  /** Discount of each of its products and variants; 'gift' and 'news' change no price. */
  readonly discount?: Discount;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly rank?: number;
  /** Products in the order in which pages show them. */
  readonly productIds: readonly number[];
  readonly at: Date;
  /** Texts in the other language. */
  readonly overlay?: {
    readonly lang: Lang;
    readonly fields: Readonly<Partial<Record<'title' | 'summary' | 'html', string>>>;
  };
}

/**
 * Publishes a promotion of a shop's own products, with the price that each of them has while it
 * runs.
 */
export async function addPromotion(
  trx: Transaction<Database>,
  promotion: NewPromotion,
): Promise<number> {
  const { shopId, kind, discount, overlay, at } = promotion;
  const { id } = await trx
    .insertInto('promotion')
    .values({
      shop_id: shopId,
      kind,
      slug: promotion.slug,
      title: promotion.title,
      summary: promotion.summary ?? '',
      html: sanitiseHtml(promotion.html ?? ''),
      image: promotion.image ? JSON.stringify(promotion.image) : null,
      discount_kind: discount?.kind ?? null,
      discount_value: discount?.value ?? null,
      begins_at: promotion.beginsAt,
      ends_at: promotion.endsAt,
      rank: promotion.rank ?? 0,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (promotion.productIds.length > 0) await writeProducts(trx, promotion, id);
  await refreshPromotion(trx, { shopId, id }, at, { wasOpen: false });
  if (overlay) {
    const { html } = overlay.fields;
    const fields =
      html === undefined ? overlay.fields : { ...overlay.fields, html: sanitiseHtml(html) };
    await writeTranslation(
      trx,
      { shopId, entity: 'promotion', entityId: id, lang: overlay.lang },
      fields,
    );
  }
  await invalidatePages(trx, [
    pageKeys.offers(shopId),
    pageKeys.offers(MALL_ID),
    ...promotion.productIds.map(pageKeys.product),
  ]);
  return id;
}

/** Keep the order in which pages show them. */
async function writeProducts(
  trx: Transaction<Database>,
  { shopId, productIds }: Pick<NewPromotion, 'shopId' | 'productIds'>,
  promotionId: number,
): Promise<void> {
  await trx
    .insertInto('promotion_product')
    .values(
      productIds.map((productId, rank) => ({
        shop_id: shopId,
        promotion_id: promotionId,
        product_id: productId,
        rank,
      })),
    )
    .execute();
}
