/** What a buyer can rate by itself, beside the stars for all of it (spec §3 Shop: avg_order_{type}_score). */
export const reviewTypes = ['product', 'delivery', 'service', 'payment'] as const;
export type ReviewType = (typeof reviewTypes)[number];
