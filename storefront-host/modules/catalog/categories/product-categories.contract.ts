/** Maximum number of categories of a product in addition to its main one. */
export const MAX_MORE_CATEGORIES = 10;
