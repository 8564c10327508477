import type { Hit } from '../../../storefront-host/modules/back-office/find/find.contract.ts';

/** A record or a screen, and its path in the back office. */
export interface Found {
  readonly kind: Hit['kind'] | 'screen';
  readonly to: string;
  readonly title: string;
  readonly note: string;
}
