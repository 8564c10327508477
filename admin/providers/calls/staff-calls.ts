import type {
  ActivityPage,
  ActivityQuery,
} from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import type {
  InviteRequest,
  StaffList,
  StaffRole,
} from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Calls about the shop's staff and its audit log. */
export interface StaffCalls {
  readonly readStaff: (signal?: AbortSignal) => Promise<StaffList>;
  readonly inviteStaff: (request: InviteRequest) => Promise<void>;
  readonly resendInvite: (id: string) => Promise<void>;
  readonly revokeInvite: (id: string) => Promise<void>;
  readonly changeStaff: (id: string, flags: readonly StaffRole['flag'][]) => Promise<void>;
  readonly removeStaff: (id: string) => Promise<void>;
  readonly leaveShop: () => Promise<void>;
  readonly handShopOver: (email: string) => Promise<void>;
  readonly requireSecondFactor: (required: boolean) => Promise<void>;
  readonly readActivity: (query: ActivityQuery, signal?: AbortSignal) => Promise<ActivityPage>;
}

/** `base`: the shop's own part of the API. */
export function createStaffCalls(base: string, callApi: CallApi): StaffCalls {
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    await callApi(`${base}/staff${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  return {
    readStaff: async (signal) =>
      answerOf<StaffList>(await callApi(`${base}/staff`, signal ? { signal } : {})),
    inviteStaff: (request) => send('POST', '/invites', request),
    resendInvite: (id) => send('POST', `/invites/${id}/resend`),
    revokeInvite: (id) => send('DELETE', `/invites/${id}`),
    changeStaff: (id, flags) => send('PUT', `/${id}`, { flags }),
    removeStaff: (id) => send('DELETE', `/${id}`),
    leaveShop: () => send('POST', '/leave'),
    handShopOver: (email) => send('POST', '/hand-over', { email }),
    requireSecondFactor: (required) => send('PUT', '/second-factor', { required }),
    readActivity: async (filter, signal) => {
      const fields = Object.entries(filter).map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams(fields);
      return answerOf<ActivityPage>(
        await callApi(`${base}/activity?${query}`, signal ? { signal } : {}),
      );
    },
  };
}
