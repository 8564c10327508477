import { answerOf, type CallApi } from '../../providers/call-api.ts';
import type {
  PageSchedule,
  ScheduleMake,
} from '../../../storefront-host/modules/content/schedules/schedules.contract.ts';

interface Times {
  /** Undefined while the page is live. */
  readonly startsAt: string | undefined;
  readonly endsAt: string | null;
}

/** Calls of publications at a chosen time (decision 500). */
export interface SchedulesApi {
  readonly list: () => Promise<readonly PageSchedule[]>;
  /** Schedules the saved draft as it is now. */
  readonly make: (page: string, schedule: ScheduleMake) => Promise<void>;
  /** Changes the times and keeps the version. */
  readonly move: (page: string, times: Times) => Promise<void>;
  readonly cancel: (page: string) => Promise<void>;
}

export function createSchedulesApi(callApi: CallApi, shopId: number): SchedulesApi {
  const base = `/api/v1/pages/schedules/${shopId}`;
  const path = (page: string) => `${base}/${encodeURIComponent(page)}`;
  return {
    async list() {
      return answerOf<readonly PageSchedule[]>(await callApi(base));
    },
    async make(page, schedule) {
      await callApi(path(page), { method: 'PUT', body: JSON.stringify(schedule) });
    },
    async move(page, { startsAt: starts_at, endsAt: ends_at }) {
      const body = JSON.stringify({ starts_at, ends_at });
      await callApi(path(page), { method: 'POST', body });
    },
    async cancel(page) {
      await callApi(path(page), { method: 'DELETE' });
    },
  };
}
