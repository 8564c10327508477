import type {
  ManagedSettings,
  SettingsUpdate,
} from '../../storefront-host/modules/back-office/settings/settings.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';

/** The shop's settings: one record, without a list. */
export interface SettingsCalls {
  readonly readSettings: (signal?: AbortSignal) => Promise<ManagedSettings>;
  readonly saveSettings: (update: SettingsUpdate) => Promise<ManagedSettings>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createSettingsCalls(base: string, callApi: CallApi): SettingsCalls {
  return {
    readSettings: async (signal) =>
      answerOf<ManagedSettings>(await callApi(`${base}/settings`, signal ? { signal } : {})),
    saveSettings: async (update) =>
      answerOf<ManagedSettings>(
        await callApi(`${base}/settings`, { method: 'PUT', body: JSON.stringify(update) }),
      ),
  };
}
