/** Spec §9 "Package plans": what a seller can subscribe to. Baht, days. */
export type PackageKey = 'BASIX' | 'XTANDARD' | 'PREMIUMX';

export interface PackagePlan {
  readonly key: PackageKey;
  /** Baht a day that are spent on advertising. */
  readonly adsBudget: number;
  readonly months: readonly { readonly month: number; readonly day: number }[];
  /** Percent of the price that come on top, and the most that does. */
  readonly freeCredit: number;
  readonly maxFreeCredit: number;
}

export const packagePlans: readonly PackagePlan[] = [
  {
    key: 'BASIX',
    adsBudget: 100,
    months: [{ month: 3, day: 90 }],
    freeCredit: 10,
    maxFreeCredit: 900,
  },
  {
    key: 'XTANDARD',
    adsBudget: 300,
    months: [{ month: 2, day: 60 }],
    freeCredit: 20,
    maxFreeCredit: 6_000,
  },
  // For how long is agreed with each seller: no list of months.
  { key: 'PREMIUMX', adsBudget: 1_000, months: [], freeCredit: 30, maxFreeCredit: 18_000 },
];

const DAYS_A_MONTH = 30;

/** Spec §9: "30 × budget × months". */
export function packagePrice(
  { adsBudget }: Pick<PackagePlan, 'adsBudget'>,
  months: number,
): number {
  return DAYS_A_MONTH * adsBudget * months;
}

/** What comes on top of a price; nothing while the promotion is off. */
export function freeCredit(plan: PackagePlan, price: number, isPromotionOn: boolean): number {
  if (!isPromotionOn) return 0;
  return Math.min(Math.floor((price * plan.freeCredit) / 100), plan.maxFreeCredit);
}
