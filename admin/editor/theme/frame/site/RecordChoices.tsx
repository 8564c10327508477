import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ShopSearchResponse } from '@talad/elements/api/shop-search.contract';
import type { Shop } from '@talad/elements/api/shop.contract';
import type { ManagedProduct } from '../../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useLang } from '../../../../layout/formats.ts';
import { usePlace } from '../../../../layout/ShopContext.tsx';
import { answerOf } from '../../../../providers/call-api.ts';
import type { TaladDataProvider } from '../../../../providers/data-provider.ts';
import type { FieldProps } from '../../../inspector/field-props.ts';
import { useCategories } from '../../../inspector/use-categories.ts';
import { IdsChoice, type Choice } from './IdsChoice.tsx';

const SHOWN = 20;

export function ProductsChoice(props: FieldProps) {
  const lang = useLang();
  const provider = useDataProvider<TaladDataProvider>();
  const [q, setQ] = useState('');
  const { data: found = [], isFetching } = useGetList<ManagedProduct>('products', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    filter: q ? { q } : {},
  });
  const known = useQueries({
    queries: idsOf(props.value).map((id) => ({
      queryKey: ['editor', 'product', id],
      queryFn: async () => (await provider.getOne<ManagedProduct>('products', { id })).data,
      retry: false,
      staleTime: 60_000,
    })),
  }).flatMap(({ data }) => data ?? []);
  const named = ({ id, titles }: ManagedProduct) => ({ id, label: titles[lang] || titles.th });
  return (
    <IdsChoice
      {...props}
      options={withTyped(found.map(named), q)}
      known={known.map(named)}
      isSearching={isFetching}
      onSearch={setQ}
    />
  );
}

export function CategoriesChoice(props: FieldProps) {
  const options = useCategories().map(({ category_id, category_name }) => ({
    id: category_id,
    label: category_name,
  }));
  return <IdsChoice {...props} options={options} />;
}

/** Shops of a marketplace; a shop's own site shows its own products. */
export function ShopsChoice(props: FieldProps) {
  const { shop, callApi } = usePlace();
  const [keyword, setKeyword] = useState('');
  const ids = idsOf(props.value);
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['editor', 'shops', keyword],
    queryFn: async () => {
      const filter = JSON.stringify({ limit: SHOWN, ...(keyword && { keyword }) });
      const answer = await callApi(`/api/v1/shops/search?filter=${encodeURIComponent(filter)}`);
      return answerOf<ShopSearchResponse>(answer).shops;
    },
  });
  const known = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['editor', 'shop', id],
      queryFn: async () => answerOf<Shop>(await callApi(`/api/v1/shops/${id}/detail`)),
      retry: false,
      staleTime: 60_000,
    })),
  }).flatMap(({ data }) => data ?? []);
  if (shop.kind !== 'mall' && ids.length === 0) return null;
  const named = ({ id, title }: Pick<Shop, 'id' | 'title'>) => ({ id, label: title });
  return (
    <IdsChoice
      {...props}
      options={found.map(named)}
      known={known.map(named)}
      isSearching={isFetching}
      onSearch={setKeyword}
    />
  );
}

function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

/** A marketplace shows products of other shops, which its own list does not find: an id can be typed. */
function withTyped(found: readonly Choice<number>[], typed: string): readonly Choice<number>[] {
  const id = /^\d{1,12}$/.test(typed.trim()) ? Number(typed) : 0;
  return id === 0 || found.some((one) => one.id === id)
    ? found
    : [...found, { id, label: `#${id}` }];
}
