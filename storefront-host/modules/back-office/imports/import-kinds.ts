import type { ImportKind } from '../../../db/schema.ts';
import type { ShopCapability } from '../../../identity/index.ts';

interface KindOfImports {
  readonly kind: ImportKind;
  /** Last part of the address of its routes. */
  readonly at: string;
  readonly access: ShopCapability;
  /** Name of the files' content, in summaries of the API. */
  readonly what: string;
}

/**
 * Each kind has its own routes and permission: staff who import products cannot read a file of
 * customers.
 */
export const importKinds: Readonly<Record<ImportKind, KindOfImports>> = {
  products: { kind: 'products', at: 'imports', access: 'product:write', what: 'products' },
  customers: {
    kind: 'customers',
    at: 'customer-imports',
    access: 'customer:import',
    what: 'customers',
  },
  orders: { kind: 'orders', at: 'order-imports', access: 'order:import', what: 'orders' },
};
