/**
 * Returns the page number of a product's answered questions: `?questions=2`, separate from `page`.
 */
export function questionPage(query: URLSearchParams): number {
  const value = query.get('questions') ?? '';
  return /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1;
}

export function withQuestionPage(path: string, page: number): string {
  return `${page > 1 ? `${path}?questions=${page}` : path}#questions`;
}
