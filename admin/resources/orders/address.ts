import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';

const BANGKOK = /กรุงเทพ|bangkok/i;
const THAI = /\p{Script=Thai}/u;

/** Formats an address as on a parcel: Bangkok has แขวง and เขต, other provinces ตำบล and อำเภอ. */
export function addressLines(address: Order['address']): readonly string[] {
  const { sub_district, district, province, postcode } = address;
  const isBangkok = BANGKOK.test(province);
  return [
    address.address,
    `${named(isBangkok ? 'แขวง' : 'ต.', sub_district)} ${named(isBangkok ? 'เขต' : 'อ.', district)}`,
    `${isBangkok ? province : named('จ.', province)} ${postcode}`,
  ].filter((line) => line.trim() !== '');
}

function named(prefix: string, name: string): string {
  return THAI.test(name) && !name.startsWith(prefix) ? `${prefix}${name}` : name;
}

export function labelText(contact: Order['contact'], address: Order['address']): string {
  return [contact.name, ...addressLines(address), contact.phone].join('\n');
}
