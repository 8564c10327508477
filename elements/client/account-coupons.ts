import type { MergeCouponsRequest, MergeCouponsResponse } from '../api/coupon.contract.ts';
import { callApi } from './api-client.ts';
import { claimedCoupons, keepCoupons, type ClaimedCoupon } from './claimed-coupons.ts';
import { tokenOf } from './session/session-memory.ts';

const isAccounts = ({ kept }: ClaimedCoupon): boolean => kept === 'account';

/**
 * What a guest has collected becomes the account's at sign-in; what is over by then is let go. Once
 * signed out nothing is left here of what is the account's. `listed` is told when a list of one's
 * coupons would be longer now.
 */
export async function followCoupons(listed: () => void): Promise<void> {
  const coupons = claimedCoupons();
  const guests = coupons.filter((one) => !isAccounts(one)).map(({ id }) => id);
  if (tokenOf(document.cookie) === null) {
    if (guests.length < coupons.length) keepCoupons(coupons.filter((one) => !isAccounts(one)));
    return;
  }
  if (guests.length === 0) return;
  const body: MergeCouponsRequest = { ids: guests };
  const answer = await callApi<MergeCouponsResponse>('/api/v1/coupons/merge', { body });
  // The next page asks again.
  if (!answer.ok) return;
  const { kept } = answer.data;
  const isKept = keepCoupons(
    // As they are now: another one may have been collected meanwhile.
    claimedCoupons().flatMap((one): readonly ClaimedCoupon[] => {
      if (!guests.includes(one.id)) return [one];
      return kept.includes(one.id) ? [{ ...one, kept: 'account' }] : [];
    }),
  );
  if (isKept && kept.length > 0) listed();
}
