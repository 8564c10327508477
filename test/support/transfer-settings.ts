import type { ManageShop } from './manage-shop.ts';

/** Payment settings of a shop that accepts transfers and cash on delivery. */
export const transferSettings = {
  cod: true,
  transfer: true,
  promptpay: '0812345678',
  promptpay_name: 'Alpha Pottery',
  pay_hours: 6,
  accounts: [],
};

/** Saves the payment settings of a shop: those above with `change`. */
export async function offerTransfers(manage: ManageShop, change: object = {}) {
  const { body } = await manage('GET', 'settings');
  const payments = { ...transferSettings, ...change };
  return manage('PUT', 'settings', { revision: body.revision, payments });
}
