import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { periodOf, type Period } from './period.ts';

/**
 * Returns the days of the address, and how to choose others. The router renders a new address when it has time;
 * until then the chosen days are state, so that a second date builds on the first.
 */
export function usePeriod(now: Date): readonly [Period, (next: Period) => void] {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<{ readonly period: Period; readonly replaces: string }>();
  const { key } = useLocation();
  const choose = ({ from, to }: Period) => {
    setChosen({ period: { from, to }, replaces: key });
    setQuery({ from, to }, { replace: true });
  };
  return [chosen?.replaces === key ? chosen.period : periodOf(query, now), choose];
}
