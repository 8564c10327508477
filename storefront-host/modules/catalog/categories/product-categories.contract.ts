/** How many categories a product may have besides its main one. */
export const MAX_MORE_CATEGORIES = 10;
