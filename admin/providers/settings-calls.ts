import type {
  ManagedSettings,
  SettingsUpdate,
} from '../../storefront-host/modules/back-office/settings/settings.contract.ts';
import type { ManagedDomain } from '../../storefront-host/modules/back-office/settings/domain.contract.ts';
import type { HelpTopicList } from '../../storefront-host/modules/storefront/help/help-topics.contract.ts';
import type { PolicyList } from '../../storefront-host/modules/storefront/legal/policies.contract.ts';
import { answerOf, type CallApi } from './call-api.ts';

/** The shop's settings (one record, without a list), its domain, its policies and its help. */
export interface SettingsCalls {
  readonly readSettings: (signal?: AbortSignal) => Promise<ManagedSettings>;
  readonly saveSettings: (update: SettingsUpdate) => Promise<ManagedSettings>;
  readonly domain: (signal?: AbortSignal) => Promise<ManagedDomain>;
  readonly wishDomain: (name: string) => Promise<ManagedDomain>;
  readonly checkDomain: () => Promise<ManagedDomain>;
  readonly removeDomain: () => Promise<ManagedDomain>;
  readonly helpTopics: (signal?: AbortSignal) => Promise<HelpTopicList['topics']>;
  readonly resetHelpTopic: (id: string) => Promise<unknown>;
  readonly policies: (signal?: AbortSignal) => Promise<PolicyList['policies']>;
  readonly resetPolicy: (id: string) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createSettingsCalls(base: string, callApi: CallApi): SettingsCalls {
  const domain = async (path: string, options: RequestInit) =>
    answerOf<ManagedDomain>(await callApi(`${base}/domain${path}`, options));
  return {
    domain: (signal) => domain('', signal ? { signal } : {}),
    wishDomain: (name) => domain('', { method: 'PUT', body: JSON.stringify({ name }) }),
    checkDomain: () => domain('/check', { method: 'POST', body: '{}' }),
    removeDomain: () => domain('', { method: 'DELETE' }),
    readSettings: async (signal) =>
      answerOf<ManagedSettings>(await callApi(`${base}/settings`, signal ? { signal } : {})),
    saveSettings: async (update) =>
      answerOf<ManagedSettings>(
        await callApi(`${base}/settings`, { method: 'PUT', body: JSON.stringify(update) }),
      ),
    policies: async (signal) =>
      answerOf<PolicyList>(await callApi(`${base}/policies`, signal ? { signal } : {})).policies,
    helpTopics: async (signal) =>
      answerOf<HelpTopicList>(await callApi(`${base}/help-topics`, signal ? { signal } : {}))
        .topics,
    resetHelpTopic: (id) => callApi(`${base}/help-topics/${id}`, { method: 'DELETE' }),
    resetPolicy: (id) => callApi(`${base}/policies/${id}`, { method: 'DELETE' }),
  };
}
