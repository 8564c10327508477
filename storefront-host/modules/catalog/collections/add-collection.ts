import type { Transaction } from 'kysely';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { writeTranslation } from '../translations/translations.repository.ts';

export interface NewCollection {
  readonly shopId: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** If absent, its first product's picture is used. */
  readonly image?: StoredImage;
  readonly rank: number;
  /** In their display order; the marketplace's collections have products of several shops. */
  readonly products: readonly { readonly shopId: number; readonly id: number }[];
  readonly at: Date;
  /** In the other language. */
  readonly overlay?: {
    readonly lang: Lang;
    readonly fields: Readonly<Partial<Record<'title' | 'summary' | 'html', string>>>;
  };
}

/** Publishes a collection of products. */
export async function addCollection(
  trx: Transaction<Database>,
  { shopId, products, overlay, at, ...collection }: NewCollection,
): Promise<number> {
  const { id } = await trx
    .insertInto('collection')
    .values({
      shop_id: shopId,
      slug: collection.slug,
      title: collection.title,
      summary: collection.summary,
      html: sanitiseHtml(collection.html),
      image: collection.image ? JSON.stringify(collection.image) : null,
      rank: collection.rank,
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (products.length > 0) {
    await trx
      .insertInto('collection_product')
      .values(
        products.map((product, rank) => ({
          shop_id: shopId,
          collection_id: id,
          product_shop_id: product.shopId,
          product_id: product.id,
          rank,
        })),
      )
      .execute();
  }
  if (overlay) {
    const { html } = overlay.fields;
    const fields =
      html === undefined ? overlay.fields : { ...overlay.fields, html: sanitiseHtml(html) };
    const record = { shopId, entity: 'collection', entityId: id, lang: overlay.lang } as const;
    await writeTranslation(trx, record, fields);
  }
  await invalidatePages(trx, [pageKeys.offers(shopId)]);
  return id;
}
