import type { ProductStatus, SecondHandOption, StoredOption } from '../../../db/schema.ts';

/** Fields of a product in a file. A field is absent if the file has no column for it. */
export interface DraftFields {
  readonly title: string;
  readonly slug: string;
  /** Satang. */
  readonly price: number;
  readonly full_price: number | null;
  readonly status?: ProductStatus;
  readonly description?: string;
  readonly code?: string | null;
  readonly barcode?: string | null;
  readonly tags?: readonly string[];
  readonly showrooms?: readonly string[];
  readonly weight_grams?: number | null;
  readonly width_mm?: number | null;
  readonly length_mm?: number | null;
  readonly height_mm?: number | null;
  readonly one_per_cart?: boolean;
  readonly unit_name?: string | null;
  readonly second_hand?: boolean;
  readonly second_hand_option?: SecondHandOption | null;
  readonly publish_at?: Date | null;
  /** Status that the product gets when it is published. */
  readonly publish_as?: ProductStatus | null;
  readonly free_shipping?: boolean;
  readonly has_vat?: boolean;
  readonly add_disabled?: boolean;
  readonly province_id?: number | null;
  readonly prepare_duration?: number | null;
  readonly prepare_weekday?: number | null;
  readonly order_limit?: number | null;
  readonly seo_title?: string | null;
  readonly seo_description?: string | null;
  readonly brand?: string | null;
  readonly author?: string | null;
  readonly publisher?: string | null;
  readonly isbn?: string | null;
  readonly page_count?: number | null;
  readonly language?: string | null;
  readonly published_year?: number | null;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly mall_category_id?: number | null;
  /** Texts in the shop's other language by column; '' removes a text. */
  readonly overlay?: Readonly<Record<string, string>>;
  readonly options: readonly StoredOption[];
  readonly option_values: Readonly<Record<string, string>>;
}

/** Number of pieces; null if the file has no stock. */
export type DraftStock = number | 'unlimited' | null;

export interface DraftVariant {
  readonly key: string;
  readonly fields: DraftFields;
  readonly stock: DraftStock;
}

export interface DraftPicture {
  readonly url: string;
  readonly alt: string;
  /** Option values that the picture shows; null if it shows the whole product. */
  readonly option: Readonly<Record<string, string>> | null;
  /** True if the picture is part of the description and not one of the product's pictures. */
  readonly in_text?: boolean;
}

/** A product with its variants and pictures. */
export interface ProductDraft {
  /** Unique in the shop, and the same at every import of the file. */
  readonly key: string;
  /** Numbers of its rows in the file. */
  readonly lines: readonly number[];
  readonly fields: DraftFields;
  /** Stock of the product itself if it has no variants. */
  readonly stock: DraftStock;
  readonly variants: readonly DraftVariant[];
  readonly pictures: readonly DraftPicture[];
  /** Path from the root; empty if the file has no category for it. */
  readonly category: readonly string[];
  /** Further categories; undefined if the file has no column for them. */
  readonly more?: readonly (readonly string[])[];
}
