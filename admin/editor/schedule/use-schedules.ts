import { useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlace } from '../../layout/ShopContext.tsx';
import { createSchedulesApi } from './schedules-api.ts';

const queryKey = ['editor', 'schedules'];
/** A schedule goes live by itself, so the bar asks again. */
const EVERY = 60_000;

/** The scheduled publications of the shop, and their calls. */
export function useSchedules() {
  const { shop, callApi } = usePlace();
  const queries = useQueryClient();
  const api = useMemo(() => createSchedulesApi(callApi, shop.id), [callApi, shop.id]);
  const { data: schedules } = useQuery({
    queryKey: [...queryKey, shop.id],
    queryFn: api.list,
    refetchInterval: EVERY,
  });
  return {
    api,
    schedules,
    of: (page: string) => schedules?.find((one) => one.page === page),
    refresh: () => queries.invalidateQueries({ queryKey }),
  };
}
