import type { MergeCouponsRequest, MergeCouponsResponse } from '../api/coupon.contract.ts';
import { callApi } from './api-client.ts';
import { claimedCoupons, storeCoupons, type ClaimedCoupon } from './claimed-coupons.ts';
import { tokenOf } from './session/session-memory.ts';

const isAccounts = ({ kept }: ClaimedCoupon): boolean => kept === 'account';

/**
 * Moves a guest's collected coupons to the account at sign-in and drops those that have ended.
 * After signing out removes the account's coupons from this browser. Calls `listed` when a
 * displayed list of coupons has to be loaded again.
 */
export async function followCoupons(listed: () => void): Promise<void> {
  const coupons = claimedCoupons();
  const guests = coupons.filter((one) => !isAccounts(one)).map(({ id }) => id);
  if (tokenOf(document.cookie) === null) {
    if (guests.length < coupons.length) storeCoupons(coupons.filter((one) => !isAccounts(one)));
    return;
  }
  if (guests.length === 0) return;
  const body: MergeCouponsRequest = { ids: guests };
  const answer = await callApi<MergeCouponsResponse>('/api/v1/coupons/merge', { body });
  // The next page tries again.
  if (!answer.ok) return;
  const { kept } = answer.data;
  const hasStored = storeCoupons(
    // Read again: another coupon may have been collected meanwhile.
    claimedCoupons().flatMap((one): readonly ClaimedCoupon[] => {
      if (!guests.includes(one.id)) return [one];
      return kept.includes(one.id) ? [{ ...one, kept: 'account' }] : [];
    }),
  );
  if (hasStored && kept.length > 0) listed();
}
