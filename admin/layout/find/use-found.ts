import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Hit } from '../../../storefront-host/modules/back-office/find/find.contract.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { may } from '../../providers/rights.ts';
import { useLang } from '../formats.ts';
import { usePlace } from '../ShopContext.tsx';
import type { Found } from './found.ts';
import { screensOf } from './screens.ts';

/** Debounce before the server is queried. */
const PAUSE = 200;

/** Finds records of the server and screens of the menu by these words. */
export function useFound(typed: string) {
  const { shop, resources } = usePlace();
  const lang = useLang();
  const { find } = useDataProvider<TaladDataProvider>();
  const keyword = usePaused(typed.trim());
  const { data: texts } = useQuery({
    queryKey: ['find', 'texts'],
    queryFn: readTexts,
    staleTime: Infinity,
  });
  const hits = useQuery({
    queryKey: ['find', keyword],
    queryFn: ({ signal }) => find(keyword, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const shown = resources
    .filter(({ name }) => may(resources, shop, name, 'list'))
    .map((one) => ({
      ...one,
      places: (one.places ?? []).filter(
        ({ needs }) => needs === undefined || shop.capabilities.includes(needs),
      ),
    }));
  const screens = texts ? screensOf(shown, typed, texts, lang) : [];
  const records = keyword === '' ? [] : (hits.data ?? []);
  return {
    found: [...records.map(toFound), ...screens],
    isPending: typed.trim() !== keyword || (keyword !== '' && hits.isPending),
    isFailed: hits.isError,
  };
}

/** Load both languages, because screens are found by their names in either. */
async function readTexts() {
  const [{ th }, { en }] = await Promise.all([
    import('../../locales/th.ts'),
    import('../../locales/en.ts'),
  ]);
  return { th, en };
}

function toFound({ kind, id, title, note }: Hit): Found {
  return { kind, to: pathOf(kind, id), title, note };
}

function pathOf(kind: Hit['kind'], id: string): string {
  switch (kind) {
    case 'order':
      return `/orders/${id}/show`;
    case 'product':
      return `/products/${id}`;
    case 'customer':
      return `/customers/${id}/show`;
    case 'page':
      return `/pages/${encodeURIComponent(id)}`;
  }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
