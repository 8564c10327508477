/** All that opens over a page under an address of its own (spec §2 Modals). */
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

/** Which one: `n` counts what opens it, or its pictures, from 1. */
export interface ModalPlace {
  readonly name: string;
  readonly n: number;
}

/** The address that an open modal has (spec §2). */
export function modalHash({ name, n }: ModalPlace): string {
  return `#modal-${name}_${n}`;
}

/** What a hash asks for; null where it is a place on the page (`#style`), or nothing. */
export function modalOfHash(hash: string): ModalPlace | null {
  const [, name, n] = /^#modal-([A-Za-z]{1,40})_(\d{1,4})$/.exec(hash) ?? [];
  return name && n ? { name, n: Number(n) } : null;
}
