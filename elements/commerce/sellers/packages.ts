/** Spec §9 "Package plans" for sellers. Baht, days. */
export type PackageKey = 'BASIX' | 'XTANDARD' | 'PREMIUMX';

export interface PackagePlan {
  readonly key: PackageKey;
  /** Advertising budget in baht per day. */
  readonly adsBudget: number;
  readonly months: readonly { readonly month: number; readonly day: number }[];
  /** Bonus credit in percent of the price, and its maximum. */
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
  // The duration is agreed with each seller, so there is no list of months.
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

/** Returns the bonus credit for a price; 0 while the promotion is off. */
export function freeCredit(plan: PackagePlan, price: number, isPromotionOn: boolean): number {
  if (!isPromotionOn) return 0;
  return Math.min(Math.floor((price * plan.freeCredit) / 100), plan.maxFreeCredit);
}
