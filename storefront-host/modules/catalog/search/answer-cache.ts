const KEPT = 500;

/** Answers that many ask for and that may be a minute old; each is read once at a time. */
export interface AnswerCache<T> {
  readonly get: (key: string, read: () => Promise<T>) => Promise<T>;
}

export function createAnswerCache<T>(ttlMs: number, now: () => number): AnswerCache<T> {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();
  return {
    get(key, read) {
      const known = kept.get(key);
      if (known && known.until > now()) return known.answer;
      const answer = read();
      kept.delete(key);
      kept.set(key, { until: now() + ttlMs, answer });
      answer.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
