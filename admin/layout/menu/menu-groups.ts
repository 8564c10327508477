import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material';
import CustomersIcon from '@mui/icons-material/GroupOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import PromotionsIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { groups, hasPage, type Group, type TaladResource } from '../../resources/resource.ts';

export const groupIcons: Readonly<Record<Group, ComponentType<SvgIconProps>>> = {
  home: HomeIcon,
  orders: OrdersIcon,
  products: ProductsIcon,
  customers: CustomersIcon,
  promotions: PromotionsIcon,
  storefront: StorefrontIcon,
  settings: SettingsIcon,
};

export interface MenuGroup {
  readonly group: Group;
  /**
   * Target of the group's own line: home, or its first entry that keeps the menu, which unfolds
   * there.
   */
  readonly to: string;
  readonly entries: readonly TaladResource[];
}

/** Returns the groups in which this person has a right; home is always among them. */
export function menuGroups(
  resources: readonly TaladResource[],
  mayList: (name: string) => boolean,
): readonly MenuGroup[] {
  return groups.flatMap((group): readonly MenuGroup[] => {
    const entries = resources.filter(
      (one) => one.group === group && hasPage(one) && mayList(one.name),
    );
    if (group === 'home') return [{ group, to: '/', entries }];
    const first = entries.find(({ isWholeWindow }) => !isWholeWindow) ?? entries[0];
    return first ? [{ group, to: `/${first.name}`, entries }] : [];
  });
}

/** Returns whether the address belongs to the group; only that group unfolds. */
export function isOpen({ group, entries }: MenuGroup, pathname: string): boolean {
  if (group === 'home' && pathname === '/') return true;
  return entries.some(({ name }) => isBelow(pathname, name));
}

export function isBelow(pathname: string, name: string): boolean {
  return pathname === `/${name}` || pathname.startsWith(`/${name}/`);
}
