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
  /** The last post that was not ordered. */
  readonly posted: PostedGroup | null;
  /** The account's addresses to choose from; null: a guest. */
  readonly saved: readonly SavedAddress[] | null;
}
