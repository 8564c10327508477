import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import type { Lang } from '../../../db/schema.ts';
import type { GroupCheckout } from '../../sales/index.ts';
import type { FieldError, SavedAddress } from '../../shops/index.ts';
import type { PostedGroup } from './posted-group.ts';

export interface GroupView {
  readonly lang: Lang;
  readonly group: GroupCheckout;
  /** Path of this page. */
  readonly action: string;
  readonly values: AddressValues;
  readonly errors: readonly FieldError[];
  /** The last post, if it was not ordered. */
  readonly posted: PostedGroup | null;
  /** Addresses of the account to choose from; null for a guest. */
  readonly saved: readonly SavedAddress[] | null;
}
