import type { Module } from '../../../host.ts';
import { listRoute } from '../../../http/index.ts';
import { recordRoutes } from '../record-routes.ts';
import { createBrand, removeBrand, updateBrand } from './change-brand.ts';
import { BrandCreate, BrandUpdate, ManagedBrand, BrandRemoval } from './manage-brands.contract.ts';
import { managedBrands, readBrandRows } from './managed-brands.list.ts';

/** The brands of a shop, for its staff. */
export const manageBrands: Module = (app, host) => {
  const { db } = host;
  listRoute(app, host, managedBrands);
  recordRoutes(app, host, {
    name: 'brands',
    one: 'a brand',
    access: { read: 'product:read', write: 'product:write' },
    shown: ManagedBrand,
    read: async (reader, id) => (await readBrandRows(db, reader, [id]))[0],
    create: { body: BrandCreate, run: (change, body) => createBrand(db, change, body) },
    update: { body: BrandUpdate, run: (change, id, body) => updateBrand(db, change, id, body) },
    remove: {
      query: BrandRemoval,
      run: (change, id, query) => removeBrand(db, change, id, query),
    },
  });
};
