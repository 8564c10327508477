/** Which page of a product's reviews was asked for: `?reviews=2`, a query of its own. */
export function reviewPage(query: URLSearchParams): number {
  const value = query.get('reviews') ?? '';
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1;
}

export function withReviewPage(path: string, page: number): string {
  return `${path}${page > 1 ? `?reviews=${page}` : ''}#reviews`;
}
