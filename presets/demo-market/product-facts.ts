/** Shipping of a shop's products, and its options for shoppers. */
export interface DemoDispatch {
  /** TIS 1099. */
  readonly province: number;
  readonly days: number;
  /** ISO weekday: the product is sent on this day only. */
  readonly weekday?: number;
  readonly buyNow?: true;
  /** Printed books are exempt from VAT. */
  readonly noVat?: true;
}

export const demoDispatch: Readonly<Record<string, DemoDispatch>> = {
  dinpao: { province: 50, days: 2, buyNow: true },
  faicotton: { province: 50, days: 3 },
  suansri: { province: 22, days: 2, weekday: 2 },
  rimklong: { province: 10, days: 1, buyNow: true, noVat: true },
  taoun: { province: 90, days: 1 },
  homprai: { province: 71, days: 2 },
  hangbai: { province: 73, days: 1 },
};

/** Always ships free. */
export const demoFreeShipping: readonly string[] = [
  'cane-handle-teapot',
  'reactive-dinner-plate',
  'old-bangkok-maps',
  'basque-cheesecake',
];

/** A cake of the day: one per customer. */
export const demoOnePerCart: Readonly<Record<string, readonly string[]>> = {
  taoun: ['basque-cheesecake'],
};
