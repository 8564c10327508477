import type { ModalName } from '../../client/modals/modal-names.ts';
import type { ModalModule } from './modal-content.ts';

/** The content of each modal, loaded when it is opened. */
export const contents: Readonly<Partial<Record<ModalName, () => Promise<ModalModule>>>> = {
  GalleryProduct: () => import('./contents/gallery-product.ts'),
  Filter: () => import('./contents/filter.ts'),
  FilterSearch: () => import('./contents/filter.ts'),
  FilterDropship: () => import('./contents/filter-dropship.ts'),
  Purchase: () => import('./contents/purchase.ts'),
  JoinMember: () => import('./contents/join-member.ts'),
  ProductDetail: () => import('./contents/product-detail.ts'),
  ProductCompare: () => import('./contents/product-compare.ts'),
  TermOfService: () => import('./contents/term-of-service.ts'),
  SeminarRegister: () => import('./contents/seminar-register.ts'),
  BlogDetail: () => import('./contents/blog-detail.ts'),
  FeatureDetail: () => import('./contents/feature-detail.ts'),
  LinkInBioShare: () => import('./contents/link-in-bio-share.ts'),
  Inspiration: () => import('./contents/inspiration.ts'),
  OpenCoupon: () => import('./contents/open-coupon.ts'),
  CouponDetail: () => import('./contents/coupon-detail.ts'),
  CouponList: () => import('./contents/coupon-list.ts'),
  PdpaSetting: () => import('./contents/pdpa-setting.ts'),
  OpenWallet: () => import('./contents/open-wallet.ts'),
};
