import type { BulkItemTable, BulkRunTable } from './schema/bulk.ts';
import type {
  BrandTable,
  CatalogueRemovalTable,
  CategoryTable,
  ProductTable,
  ReviewTable,
  SearchDueTable,
  SearchMissTable,
  SearchSynonymTable,
  SearchWordTable,
  StockSumDueTable,
  StockSumTable,
  StockTable,
  TagTable,
  StockLedgerTable,
  TranslationTable,
} from './schema/catalogue.ts';
import type { BlogTable, ContestantTable, RemotePictureTable } from './schema/content.ts';
import type { FormAnswerTable, FormEntryTable, ProductQuestionTable } from './schema/forms.ts';
import type {
  ImportChangeTable,
  ImportCustomerTable,
  ImportOutcomeTable,
  ImportRunTable,
  PastOrderTable,
} from './schema/imports.ts';
import type { MediaTable } from './schema/media.ts';
import type {
  CollectionProductTable,
  CollectionTable,
  CouponClaimTable,
  CouponCodeTable,
  CouponUseTable,
  CouponTable,
  PromotionPriceTable,
  PromotionCategoryTable,
  PromotionProductTable,
  PromotionTable,
} from './schema/offers.ts';
import type {
  DraftLinkTable,
  PageEditorTable,
  PageScheduleTable,
  PageTable,
  PageVersionTable,
  SavedSectionTable,
  SiteDesignTable,
} from './schema/pages.ts';
import type {
  AccountTable,
  OidcPayloadTable,
  SessionTable,
  UsedTokenTable,
  AccountLinkTable,
  LoginAttemptTable,
  PasskeyTable,
  RecoveryCodeTable,
  AccountEventTable,
  AccountAddressTable,
  FavouriteTable,
  ShopMemberTable,
  PointEntryTable,
  PointRuleTable,
  NotificationTable,
  ConsentEntryTable,
  ListSettingTable,
  StaffInviteTable,
} from './schema/people.ts';
import type {
  OnlinePaymentTable,
  OnlineRefundTable,
  PaymentAccountTable,
} from './schema/payments.ts';
import type { PaperSeriesTable, PaperTable, VatRateTable } from './schema/papers.ts';
import type { MailTable, OutboxTable } from './schema/post.ts';
import type {
  AccountCartLineTable,
  AccountCartTable,
  CartTable,
  CheckoutTable,
  PaymentGroupTable,
  PlatformPayeeTable,
  PostedFormTable,
  SalesOrderTable,
  CustomerConsentTable,
  CustomerNoteTable,
  CustomerSegmentTable,
  CustomerTable,
  OrderLineTable,
  OrderNoteTable,
  CourierTable,
  ParcelTable,
  OrderSeriesTable,
  OrderTagTable,
  AuditLogTable,
  JournalEntryTable,
  JournalLineTable,
} from './schema/selling.ts';
import type { OrderRefundTable, OrderReturnTable } from './schema/returns.ts';
import type { TopupOfferTable, WalletTopupTable } from './schema/topups.ts';
import type { OrderPictureTable, OrderSlipTable, SlipVerifierTable } from './schema/slips.ts';
import type {
  BioPageTable,
  HelpTopicTable,
  RedirectTable,
  ShopPolicyTable,
  ShopTable,
  StaffTable,
} from './schema/sites.ts';
import type {
  OrderSourceTable,
  VisitDayTable,
  VisitorTable,
  VisitProductTable,
  VisitSourceTable,
} from './schema/visits.ts';

export type * from './schema/bulk.ts';
export type * from './schema/catalogue.ts';
export type * from './schema/columns.ts';
export type * from './schema/content.ts';
export type * from './schema/forms.ts';
export type * from './schema/imports.ts';
export type * from './schema/media.ts';
export type * from './schema/offers.ts';
export type * from './schema/pages.ts';
export type * from './schema/papers.ts';
export type * from './schema/payments.ts';
export type * from './schema/people.ts';
export type * from './schema/post.ts';
export type * from './schema/returns.ts';
export type * from './schema/selling.ts';
export type * from './schema/sites.ts';
export type * from './schema/slips.ts';
export type * from './schema/topups.ts';
export type * from './schema/visits.ts';

/** Rows as PostgreSQL holds them: snake_case, money in satang, ids of sequences as safe integers. */
export interface Database {
  account: AccountTable;
  oidc_payload: OidcPayloadTable;
  session: SessionTable;
  used_token: UsedTokenTable;
  account_link: AccountLinkTable;
  login_attempt: LoginAttemptTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  account_event: AccountEventTable;
  account_address: AccountAddressTable;
  favourite: FavouriteTable;
  shop_member: ShopMemberTable;
  point_entry: PointEntryTable;
  point_rule: PointRuleTable;
  notification: NotificationTable;
  consent_entry: ConsentEntryTable;
  list_setting: ListSettingTable;
  staff_invite: StaffInviteTable;
  shop: ShopTable;
  shop_policy: ShopPolicyTable;
  bio_page: BioPageTable;
  help_topic: HelpTopicTable;
  redirect: RedirectTable;
  staff: StaffTable;
  brand: BrandTable;
  catalogue_removal: CatalogueRemovalTable;
  tag: TagTable;
  category: CategoryTable;
  product: ProductTable;
  stock: StockTable;
  stock_sum: StockSumTable;
  stock_sum_due: StockSumDueTable;
  stock_ledger: StockLedgerTable;
  translation: TranslationTable;
  search_word: SearchWordTable;
  search_due: SearchDueTable;
  search_miss: SearchMissTable;
  search_synonym: SearchSynonymTable;
  review: ReviewTable;
  blog: BlogTable;
  contestant: ContestantTable;
  promotion: PromotionTable;
  promotion_category: PromotionCategoryTable;
  promotion_product: PromotionProductTable;
  promotion_price: PromotionPriceTable;
  coupon: CouponTable;
  coupon_claim: CouponClaimTable;
  coupon_code: CouponCodeTable;
  coupon_use: CouponUseTable;
  collection: CollectionTable;
  collection_product: CollectionProductTable;
  form_entry: FormEntryTable;
  form_answer: FormAnswerTable;
  product_question: ProductQuestionTable;
  remote_picture: RemotePictureTable;
  bulk_run: BulkRunTable;
  bulk_item: BulkItemTable;
  import_run: ImportRunTable;
  import_outcome: ImportOutcomeTable;
  import_change: ImportChangeTable;
  import_customer: ImportCustomerTable;
  past_order: PastOrderTable;
  cart: CartTable;
  account_cart: AccountCartTable;
  account_cart_line: AccountCartLineTable;
  checkout: CheckoutTable;
  payment_group: PaymentGroupTable;
  platform_payee: PlatformPayeeTable;
  posted_form: PostedFormTable;
  online_payment: OnlinePaymentTable;
  online_refund: OnlineRefundTable;
  payment_account: PaymentAccountTable;
  sales_order: SalesOrderTable;
  customer: CustomerTable;
  customer_note: CustomerNoteTable;
  customer_consent: CustomerConsentTable;
  customer_segment: CustomerSegmentTable;
  order_line: OrderLineTable;
  order_note: OrderNoteTable;
  courier: CourierTable;
  paper: PaperTable;
  paper_series: PaperSeriesTable;
  vat_rate: VatRateTable;
  order_refund: OrderRefundTable;
  order_picture: OrderPictureTable;
  order_return: OrderReturnTable;
  order_slip: OrderSlipTable;
  slip_verifier: SlipVerifierTable;
  topup_offer: TopupOfferTable;
  wallet_topup: WalletTopupTable;
  parcel: ParcelTable;
  order_series: OrderSeriesTable;
  order_tag: OrderTagTable;
  audit_log: AuditLogTable;
  journal_entry: JournalEntryTable;
  journal_line: JournalLineTable;
  draft_link: DraftLinkTable;
  page: PageTable;
  page_schedule: PageScheduleTable;
  page_version: PageVersionTable;
  page_editor: PageEditorTable;
  saved_section: SavedSectionTable;
  site_design: SiteDesignTable;
  media: MediaTable;
  mail: MailTable;
  outbox: OutboxTable;
  visitor: VisitorTable;
  visit_day: VisitDayTable;
  visit_source: VisitSourceTable;
  visit_product: VisitProductTable;
  order_source: OrderSourceTable;
}
