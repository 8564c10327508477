import { LRUCache } from 'lru-cache';

const MAX_ANSWERS = 500;

/** Caches popular answers for a minute; concurrent requests share one read. */
export interface AnswerCache<T> {
  readonly get: (key: string, read: () => Promise<T>) => Promise<T>;
}

export function createAnswerCache<T>(ttlMs: number, now: () => number): AnswerCache<T> {
  const answers = new LRUCache<string, Promise<T>>({
    max: MAX_ANSWERS,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get(key, read) {
      const known = answers.get(key);
      if (known) return known;
      const answer = read();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
}
