import { createHash } from 'node:crypto';

/** Any fixed UUID will do (RFC 9562 §5.5): it keeps our names apart from other people's. */
const NAMESPACE = '6f1d9c52-5a0e-4a41-9f0e-7a1ad0000001';

/** Spec §3 `seller_uuid`: a shop has a number, and the same number always gives the same UUID (version 5). */
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
