import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { SvgIconProps } from '@mui/material';
import type { ShopSummary } from '../../storefront-host/modules/back-office/summary.contract.ts';

/** The menu's seven entries, in their order; an entry without a resource is hidden. */
export const groups = [
  'home',
  'orders',
  'products',
  'customers',
  'promotions',
  'storefront',
  'settings',
] as const;
export type Group = (typeof groups)[number];

/** Capabilities of the server's own table (storefront-host/identity/access.ts). */
export type Capability = `${string}:${string}`;

type Pages = Pick<ResourceProps, 'list' | 'create' | 'edit' | 'show' | 'recordRepresentation'>;

/** A place within a resource's pages that Find leads to. */
export interface Place {
  readonly to: string;
  /** Key of its name. */
  readonly key: string;
  /** Key of the page's name, for a field of it, which only a search by words finds. */
  readonly within?: string;
  readonly needs?: Capability;
}

export interface TaladResource extends Pages {
  readonly name: string;
  readonly group: Group;
  readonly icon: ComponentType<SvgIconProps>;
  /** Limits it to shops of this kind. */
  readonly shopKind?: string;
  /** The capability that each action needs, for `useMay(name, action)` and react-admin's `canAccess`. */
  readonly rights: Readonly<Record<string, Capability>>;
  /** True for a page of its own instead of list and record pages: the menu leads to `/{name}`. */
  readonly hasOwnPage?: boolean;
  /** True if its page uses the whole window, without the menu. */
  readonly isWholeWindow?: boolean;
  readonly places?: readonly Place[];
  /** A way to a new record in the top bar's "Create" menu, for those who have the right `create`. */
  readonly quick?: Place;
  /** The menu leaves it out until this is true; Find has it anyway. */
  readonly isInMenu?: (summary: ShopSummary) => boolean;
  /** The menu's badge: the number of items that wait, and the key of their label. */
  readonly waiting?: (summary: ShopSummary) => { readonly count: number; readonly label: string };
}

/** A part of the back office as data, in `all.ts` (decisions/131-resources-and-forms.md). */
export function resource<T extends TaladResource>(definition: T): T {
  return definition;
}

/** Returns whether the menu has an entry for it. */
export function hasPage(one: TaladResource): boolean {
  return one.list !== undefined || one.hasOwnPage === true;
}
