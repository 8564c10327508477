import { isLayoutName } from './custom-routes.ts';
import { idsOf, oneOf, recordOf, recordsOf } from './read-record.ts';

export const layoutPages = ['product', 'search', 'category'] as const;
export const layoutPositions = ['header', 'footer', 'recommend'] as const;
export const layoutShowrooms = ['new', 'hot', 'sale', 'recommend'] as const;

/** All given conditions must match; null matches everything. */
export interface LayoutCondition {
  readonly product_ids: readonly number[] | null;
  readonly shop_ids: readonly number[] | null;
  readonly category_ids: readonly number[] | null;
  readonly showroom: (typeof layoutShowrooms)[number] | null;
}

/** An owner's document that is shown on some pages of a type (spec §2 "Page contents"). */
export interface LayoutRule {
  readonly page: string;
  readonly on: (typeof layoutPages)[number];
  readonly position: (typeof layoutPositions)[number];
  readonly condition: LayoutCondition;
}

/** The facts of a page that the rules are compared with. */
export interface LayoutSubject {
  readonly productId?: number;
  readonly shopId: number;
  readonly categoryIds: readonly number[];
  readonly showroom?: string;
}

const MAX_RULES = 100;

export function readLayoutRules(stored: unknown): readonly LayoutRule[] {
  return recordsOf(stored, MAX_RULES).flatMap((rule) => {
    const page = rule['page'];
    const on = oneOf(rule, 'on', layoutPages);
    const position = oneOf(rule, 'position', layoutPositions);
    const condition = recordOf(rule['condition']);
    if (!isLayoutName(page) || !on || !position) return [];
    return [
      {
        page,
        on,
        position,
        condition: {
          product_ids: idsOf(condition, 'product_ids'),
          shop_ids: idsOf(condition, 'shop_ids'),
          category_ids: idsOf(condition, 'category_ids'),
          showroom: oneOf(condition, 'showroom', layoutShowrooms),
        },
      },
    ];
  });
}

/** Returns the names of the documents for each place of a page, in the order of the rules. */
export function layoutsFor(
  rules: readonly LayoutRule[],
  on: LayoutRule['on'],
  subject: LayoutSubject,
): Readonly<Record<LayoutRule['position'], readonly string[]>> {
  const holding = rules.filter((rule) => rule.on === on && holds(rule.condition, subject));
  const at = (position: LayoutRule['position']) =>
    holding.filter((rule) => rule.position === position).map((rule) => rule.page);
  return { header: at('header'), footer: at('footer'), recommend: at('recommend') };
}

function holds(condition: LayoutCondition, subject: LayoutSubject): boolean {
  const { product_ids: products, shop_ids: shops, category_ids: categories, showroom } = condition;
  return (
    (products === null ||
      (subject.productId !== undefined && products.includes(subject.productId))) &&
    (shops === null || shops.includes(subject.shopId)) &&
    (categories === null || subject.categoryIds.some((id) => categories.includes(id))) &&
    (showroom === null || showroom === subject.showroom)
  );
}
