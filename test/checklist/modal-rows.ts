import type { ModalName } from '../../elements/client/modals/modal-names.ts';

/** The control that opens a modal and that a shopper can see. */
export interface ModalRow {
  readonly path: string;
  /** Selector of the opener; if absent, the modal's own `data-modal`. */
  readonly opener?: string;
  /** Wait until this element is hydrated. */
  readonly needs?: string;
  /** True for a modal that only phones have; wide screens show the same next to the list. */
  readonly phone?: true;
  /** Click this first, so that the opener appears. */
  readonly before?: readonly string[];
}

/** Contains every name of spec §2 "Modals". */
export const modals: Readonly<Record<ModalName, ModalRow>> = {
  Gallery: { path: '/web/alpha', opener: 'talad-gallery a', needs: 'talad-carousel' },
  GalleryProduct: { path: '/product/cup/101' },
  GalleryBanner: { path: '/web/alpha/large', opener: 'talad-banner a', needs: 'talad-carousel' },
  Inspiration: { path: '/collection' },
  Filter: { path: '/category/home/1', phone: true },
  FilterDropship: { path: '/seller' },
  FilterSearch: { path: '/search', phone: true },
  Purchase: { path: '/seller' },
  TermOfService: { path: '/web/alpha/contactus' },
  SeminarRegister: { path: '/web/fair/exhibition/talk/1021' },
  BlogDetail: { path: '/web/alpha/blog' },
  OpenCoupon: { path: '/web/alpha' },
  CouponDetail: { path: '/web/alpha' },
  CouponList: { path: '/product/cup/101' },
  JoinMember: { path: '/seller/2/alpha' },
  PdpaSetting: { path: '/' },
  FeatureDetail: { path: '/web/alpha/large' },
  ProductDetail: { path: '/search' },
  ProductCompare: {
    path: '/product/cup/101',
    before: ['[data-keep=compare]'],
    opener: 'talad-compare-bar [data-modal]',
  },
  LinkInBioShare: { path: '/web/alpha/link-in-bio' },
  OpenWallet: { path: '/cart' },
};
