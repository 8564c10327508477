export const search = {
  'search.suggestions': 'Suggestions',
  'search.category': 'Category',
  'search.found': '{count} {count|suggestion|suggestions}',
  'facets.brand': 'Brand',
  'facets.author': 'Author',
  'facets.publisher': 'Publisher',
  'facets.more': 'Show more',
  'facets.approximate': 'Counts are based on the first 2,000 products',
} as const;
