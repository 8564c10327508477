import { createHash } from 'node:crypto';

/** A fixed random UUID (RFC 9562 §5.5), which separates our names from those of others. */
const NAMESPACE = '6f1d9c52-5a0e-4a41-9f0e-7a1ad0000001';

/** Spec §3 `seller_uuid`: the UUID (version 5) of a shop's number, which is always the same. */
export function sellerUuid(shopId: number): string {
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(`shop:${shopId}`)
    .digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
