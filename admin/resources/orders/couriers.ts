import { limitOf } from '../../forms/contract-limits.ts';
import { Tracking } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';

/** The ones that small Thai shops use most; any other can be typed. */
export const couriers: readonly string[] = [
  'ไปรษณีย์ไทย',
  'Flash Express',
  'J&T Express',
  'KEX Express',
  'SPX Express',
];

export const MAX_COURIER = limitOf(Tracking.properties.courier, 'maxLength');
export const MAX_TRACKING_CODE = limitOf(Tracking.properties.code, 'maxLength');
