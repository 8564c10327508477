import type { ShopFileLimits } from '../shop-file/shop-file-format.ts';

/** Maximum bytes of an uploaded file; larger ones are imported on the command line. */
export const MAX_UPLOAD_BYTES = 1_000_000_000;

/** Limits for owners, who share the disk of the market. */
export const ownerLimits: ShopFileLimits = {
  packedBytes: MAX_UPLOAD_BYTES,
  bytes: 2 * MAX_UPLOAD_BYTES,
  rows: 500_000,
  pictures: 20_000,
};
