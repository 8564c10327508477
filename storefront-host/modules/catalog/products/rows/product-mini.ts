import type { ProductMini } from '@talad/elements/api/product.contract';
import { satangToBaht } from '@talad/elements/commerce/money';
import { canAddToCart } from '@talad/elements/commerce/product/product-status';
import type { Lang, StoredImage, StoredOption } from '../../../../db/schema.ts';
import type { PictureBook, PictureRef } from '../../../../media/pictures.ts';
import { text } from '../../../../locales/text.ts';
import { links } from '../../../../rendering/index.ts';
import {
  averageStars,
  holidayAt,
  reviewPercent,
  siteUrl,
  type ReadContext,
  toShopMini,
} from '../../../shops/index.ts';
import { describe } from './describe.ts';
import { tagLabels } from '../../translations/tag-labels.ts';
import { figuresOf, flashFields, newUntil, saleFields } from './product-figures.ts';
import type { ProductRow } from './product-row.ts';
import { tagName } from './tag-name.ts';

/** Tags that steer imports and are never shown (spec §5). */
const hiddenTags = new Set(['bookmall', 'thaibook', 'lnwbook', 'pubat', 'lnwmallx']);

export function toProductMini(
  row: ProductRow,
  pictures: PictureBook,
  ctx: ReadContext,
): ProductMini {
  const figures = figuresOf(row);
  const [first, second] = imagesOf(row);
  const sub = row.parent_id === null ? undefined : row.id;
  const flags = { ready_to_sell: figures.ready, has_subproducts: figures.hasSubproducts };
  return {
    product_uuid: row.uuid,
    id: row.id,
    shop_id: row.shop_id,
    title: row.title,
    full_url: siteUrl(ctx, links.product(ctx.place, row.slug, row.main_id, sub)),
    status: figures.status,
    ...saleFields(figures),
    ...flashFields(figures),
    price_min: satangToBaht(figures.price),
    price_max: satangToBaht(figures.priceMax),
    new: newUntil(row, ctx.now) !== null,
    hot: row.showrooms.includes('hot'),
    recommend: row.showrooms.includes('recommend'),
    remain: figures.remain,
    ...flags,
    is_subproduct: row.parent_id !== null,
    can_add_to_cart: canAddToCart(flags),
    unit_name: row.unit_name,
    image: first ? pictures.picture(row.shop_id, first, ctx.lang) : null,
    image_hover: second ? pictures.picture(row.shop_id, second, ctx.lang) : null,
    product_tags: visibleTags(row, ctx.lang),
    option_text: optionText(row.options, row.option_values, ctx.lang),
    ...reviewFields(row, pictures, ctx),
    ...(row.sold > 0 ? { total_sold: row.sold } : {}),
    ...marksOf(row),
    ...addFields(row, ctx),
    shop: toShopMini(
      {
        id: row.shop_id,
        shopname: row.shop_name,
        title: row.shop_title,
        avatar: row.shop_avatar,
      },
      pictures,
      ctx,
    ),
  };
}

/** Returns the pictures that a list of boxes shows: two of each product, and the logo of its shop. */
export function pictureRefs(rows: readonly ProductRow[]): readonly PictureRef[] {
  return rows.flatMap((row) => [
    ...imagesOf(row)
      .slice(0, 2)
      .map((image) => ({ shop_id: row.shop_id, image })),
    ...(row.last_review?.avatar ? [{ shop_id: row.shop_id, image: row.last_review.avatar }] : []),
    ...(row.shop_avatar ? [{ shop_id: row.shop_id, image: row.shop_avatar }] : []),
  ]);
}

type Shown = Pick<ProductRow, 'option_values' | 'own_picture'>;

/** Returns the index of the picture that shows a variant: the one chosen for it, else that of its colour; or -1. */
export function shownIndex(images: readonly StoredImage[], row: Shown): number {
  const own = images.findIndex(({ media_id: id }) => id === row.own_picture);
  return own >= 0 ? own : images.findIndex((image) => showsOption(image, row.option_values));
}

/** Returns the pictures of a product; a variant's own picture comes first. */
export function imagesOf(row: Shown & Pick<ProductRow, 'images'>): readonly StoredImage[] {
  const own = shownIndex(row.images, row);
  const image = row.images[own];
  return image ? [image, ...row.images.filter((_, index) => index !== own)] : row.images;
}

function showsOption(image: StoredImage, values: Readonly<Record<string, string>>): boolean {
  const shown = Object.entries(image.option ?? {});
  return shown.length > 0 && shown.every(([key, item]) => values[key] === item);
}

/** 'สีคราม / M', in the order of the options. */
export function optionText(
  options: readonly StoredOption[],
  values: Readonly<Record<string, string>>,
  lang: Lang,
): string {
  return options
    .flatMap((option) => option.items.filter((item) => item.key === values[option.key]))
    .map((item) => item.title[lang] ?? item.title.th)
    .join(' / ');
}

/** Returns the visible tags in the reader's language. */
function visibleTags({ tags, tag_labels: overlay }: ProductRow, lang: Lang): string[] {
  const labels = tagLabels(tags, overlay);
  return tags.flatMap((tag, index) =>
    hiddenTags.has(tag) ? [] : [tagName(labels[index] ?? tag, lang)],
  );
}

/** Marks are absent unless set, because few products have one and lists are sent with every page. */
function marksOf(row: ProductRow) {
  return {
    ...(row.free_shipping ? { free_shipping: true } : {}),
    ...(row.has_vat ? {} : { has_vat: false }),
    ...(row.second_hand ? { second_hand_flag: true } : {}),
    ...(row.one_per_cart ? { one_per_cart: true } : {}),
    ...(row.order_limit === null ? {} : { order_limit: row.order_limit }),
  };
}

/** While the shop takes no orders, no page offers to buy (decision 465). The note takes the button's place. */
function addFields({ add_disabled: isOff, holiday }: ProductRow, { now, lang }: ReadContext) {
  const isClosed = holidayAt({ holiday }, now)?.stops_orders === true;
  if (!isClosed && !isOff) return {};
  return { add_disabled: true, add_note: text(lang, isClosed ? 'box.closed' : 'box.ask') };
}

/** A product box has room for one line of a review. */
const REVIEW_LENGTH = 80;

/** Empty without reviews: lists are sent with every page. */
function reviewFields(row: ProductRow, pictures: PictureBook, ctx: ReadContext) {
  const percent = reviewPercent(row.total_review, row.total_up_review);
  const stars = averageStars(row.total_review, row.total_stars);
  if (percent === null || stars === null) return {};
  // A text in another language than the page's would look like a fault of the page.
  const last = row.last_review?.lang === ctx.lang ? row.last_review : null;
  const avatar = last?.avatar ? pictures.picture(row.shop_id, last.avatar, ctx.lang) : null;
  return {
    review_percent: percent,
    total_review: row.total_review,
    total_up_review: row.total_up_review,
    avg_score: stars,
    ...(last ? { review_text: describe(last.text, REVIEW_LENGTH), reviewer_name: last.name } : {}),
    ...(avatar ? { reviewer_avatar: avatar } : {}),
  };
}
