/** Rows that the checklist adds to the fixture market. */
export const ids = { promotion: 1, collection: 1, post: 900, coupon: 1 } as const;
