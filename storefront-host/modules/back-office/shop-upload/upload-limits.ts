import type { ShopFileLimits } from '../shop-file/shop-file-format.ts';

/** Bytes of an uploaded file; larger ones go through the command line. */
export const MAX_UPLOAD_BYTES = 1_000_000_000;

/** Limits of files of owners, who share a disk. */
export const ownerLimits: ShopFileLimits = {
  packedBytes: MAX_UPLOAD_BYTES,
  bytes: 2 * MAX_UPLOAD_BYTES,
  rows: 500_000,
  pictures: 20_000,
};
