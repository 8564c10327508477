import { useLocation } from 'react-router';

/** Returns the keyword for which a new record is created; undefined if the form was opened otherwise. */
export function useMissedKeyword(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('keyword' in state)) return undefined;
  return typeof state.keyword === 'string' ? state.keyword : undefined;
}
