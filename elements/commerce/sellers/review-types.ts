/**
 * The aspects that a buyer can rate in addition to the overall stars (spec §3 Shop:
 * avg_order_{type}_score).
 */
export const reviewTypes = ['product', 'delivery', 'service', 'payment'] as const;
export type ReviewType = (typeof reviewTypes)[number];
