/** All modals that have an address (spec §2 Modals). */
export const modalNames = [
  'Gallery',
  'GalleryProduct',
  'GalleryBanner',
  'Inspiration',
  'Filter',
  'FilterDropship',
  'FilterSearch',
  'Purchase',
  'TermOfService',
  'SeminarRegister',
  'BlogDetail',
  'OpenCoupon',
  'CouponDetail',
  'CouponList',
  'JoinMember',
  'PdpaSetting',
  'FeatureDetail',
  'ProductDetail',
  'ProductCompare',
  'LinkInBioShare',
  'OpenWallet',
] as const;

export type ModalName = (typeof modalNames)[number];

/** Number of a modal: `n` numbers its openers, or its pictures, from 1. */
export interface ModalPlace {
  readonly name: string;
  readonly n: number;
}

/** Returns the hash of an open modal (spec §2). */
export function modalHash({ name, n }: ModalPlace): string {
  return `#modal-${name}_${n}`;
}

/** Parses a hash; null if it is an anchor of the page (`#style`) or empty. */
export function modalOfHash(hash: string): ModalPlace | null {
  const [, name, n] = /^#modal-([A-Za-z]{1,40})_(\d{1,4})$/.exec(hash) ?? [];
  return name && n ? { name, n: Number(n) } : null;
}
