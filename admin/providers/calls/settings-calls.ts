import type { DataProvider, Identifier } from 'react-admin';
import type { PostcodeAreas, ProvinceAreas } from '@talad/elements/api/area.contract';
import type { ManagedSettings } from '../../../storefront-host/modules/back-office/settings/settings.contract.ts';
import type { ManagedDomain } from '../../../storefront-host/modules/back-office/settings/domain.contract.ts';
import type {
  ManagedPaymentAccount,
  PaymentKeys,
} from '../../../storefront-host/modules/back-office/settings/payment-account.contract.ts';
import type {
  ManagedSlipVerifier,
  SlipVerifierKeys,
} from '../../../storefront-host/modules/back-office/settings/slip-verifier.contract.ts';
import type {
  NoticeChoice,
  OwnNotices,
  StaffNoticeList,
} from '../../../storefront-host/modules/shops/staff/staff-notices.contract.ts';
import type { HelpTopicList } from '../../../storefront-host/modules/storefront/help/help-topics.contract.ts';
import type { PolicyList } from '../../../storefront-host/modules/storefront/legal/policies.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** The shop's domain, payment provider, notifications, policies and help. */
export interface SettingsCalls {
  /** Sub-districts of a postcode, as the checkout offers them. */
  readonly areasOfPostcode: (
    lang: 'th' | 'en',
    postcode: string,
    signal?: AbortSignal,
  ) => Promise<PostcodeAreas['areas']>;
  /** Thai names of the districts of a province. */
  readonly districtsOfProvince: (province: string, signal?: AbortSignal) => Promise<string[]>;
  readonly domain: (signal?: AbortSignal) => Promise<ManagedDomain>;
  readonly requestDomain: (name: string) => Promise<ManagedDomain>;
  readonly checkDomain: () => Promise<ManagedDomain>;
  readonly removeDomain: () => Promise<ManagedDomain>;
  readonly paymentAccount: (signal?: AbortSignal) => Promise<ManagedPaymentAccount>;
  readonly connectPayments: (keys: PaymentKeys) => Promise<ManagedPaymentAccount>;
  readonly removePaymentAccount: () => Promise<ManagedPaymentAccount>;
  readonly slipVerifier: (signal?: AbortSignal) => Promise<ManagedSlipVerifier>;
  readonly connectVerifier: (keys: SlipVerifierKeys) => Promise<ManagedSlipVerifier>;
  readonly removeVerifier: () => Promise<ManagedSlipVerifier>;
  readonly staffNotices: (signal?: AbortSignal) => Promise<StaffNoticeList>;
  readonly ownNotices: (signal?: AbortSignal) => Promise<OwnNotices>;
  readonly chooseOwnNotices: (choice: NoticeChoice) => Promise<OwnNotices>;
  readonly chooseNotices: (memberId: string, choice: NoticeChoice) => Promise<StaffNoticeList>;
  readonly helpTopics: (signal?: AbortSignal) => Promise<HelpTopicList['topics']>;
  readonly resetHelpTopic: (id: string) => Promise<unknown>;
  readonly policies: (signal?: AbortSignal) => Promise<PolicyList['policies']>;
  readonly resetPolicy: (id: string) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createSettingsCalls(base: string, callApi: CallApi): SettingsCalls {
  const domain = async (path: string, options: RequestInit) =>
    answerOf<ManagedDomain>(await callApi(`${base}/domain${path}`, options));
  const account = async (options: RequestInit) =>
    answerOf<ManagedPaymentAccount>(await callApi(`${base}/payment-account`, options));
  const verifier = async (options: RequestInit) =>
    answerOf<ManagedSlipVerifier>(await callApi(`${base}/slip-verifier`, options));
  return {
    areasOfPostcode: async (lang, postcode, signal) => {
      const path = `/api/v1/areas/${lang}/postcodes/${postcode}`;
      return answerOf<PostcodeAreas>(await callApi(path, signal ? { signal } : {})).areas;
    },
    districtsOfProvince: async (province, signal) => {
      const path = `/api/v1/areas/th/provinces/${encodeURIComponent(province)}`;
      const found = answerOf<ProvinceAreas>(await callApi(path, signal ? { signal } : {}));
      return found.districts.map(({ name }) => name);
    },
    domain: (signal) => domain('', signal ? { signal } : {}),
    requestDomain: (name) => domain('', { method: 'PUT', body: JSON.stringify({ name }) }),
    checkDomain: () => domain('/check', { method: 'POST', body: '{}' }),
    removeDomain: () => domain('', { method: 'DELETE' }),
    paymentAccount: (signal) => account(signal ? { signal } : {}),
    connectPayments: (keys) => account({ method: 'PUT', body: JSON.stringify(keys) }),
    removePaymentAccount: () => account({ method: 'DELETE' }),
    slipVerifier: (signal) => verifier(signal ? { signal } : {}),
    connectVerifier: (keys) => verifier({ method: 'PUT', body: JSON.stringify(keys) }),
    removeVerifier: () => verifier({ method: 'DELETE' }),
    ownNotices: async (signal) =>
      answerOf<OwnNotices>(await callApi(`${base}/staff/my-notices`, signal ? { signal } : {})),
    chooseOwnNotices: async (choice) =>
      answerOf<OwnNotices>(
        await callApi(`${base}/staff/my-notices`, { method: 'PUT', body: JSON.stringify(choice) }),
      ),
    staffNotices: async (signal) =>
      answerOf<StaffNoticeList>(await callApi(`${base}/staff/notices`, signal ? { signal } : {})),
    chooseNotices: async (memberId, choice) =>
      answerOf<StaffNoticeList>(
        await callApi(`${base}/staff/${memberId}/notices`, {
          method: 'PUT',
          body: JSON.stringify(choice),
        }),
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

/**
 * The settings are one record at one address. Each topic edits a part of it, as a record with the topic's id, so
 * that its page is an ordinary form.
 */
export function withSettings(rest: DataProvider, base: string, callApi: CallApi): DataProvider {
  const send = async (id: Identifier, options: RequestInit) => {
    const { valuesOf } = await import('../../resources/settings/settings-form.ts');
    const settings = answerOf<ManagedSettings>(await callApi(`${base}/settings`, options));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- react-admin has any record
    return { data: { id, ...valuesOf(settings) } as never };
  };
  return {
    ...rest,
    getOne: (resource, params) =>
      resource === 'settings'
        ? send(params.id, params.signal ? { signal: params.signal } : {})
        : rest.getOne(resource, params),
    update: async (resource, params) => {
      if (resource !== 'settings') return rest.update(resource, params);
      const { updateOf } = await import('../../resources/settings/settings-form.ts');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `send` made it
      const change = updateOf(params.previousData as never, params.data as never);
      return send(params.id, { method: 'PUT', body: JSON.stringify(change) });
    },
  };
}
