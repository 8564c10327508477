import type { Module } from '../../../host.ts';
import { findShopById } from '../../shops/index.ts';
import { shopFiles } from './stored-shop-file.ts';
import { writeShopFile } from './write-shop-file.ts';

/** Writes the files that owners requested, and deletes them a day later. */
export const shopFileJobs: Module = (_app, host) => {
  const files = shopFiles(host.config);
  host.jobs.handle('shop.file', async ({ shop_id: shopId }) => {
    let isDone = false;
    try {
      const shop = await findShopById(host.db, shopId);
      if (!shop) return;
      await writeShopFile(host, { shop, path: files.path(shopId) });
      isDone = true;
    } finally {
      await files.end(shopId, isDone);
    }
  });
  host.jobs.handle('shop.file.sweep', () => files.sweep(host.now()));
};
