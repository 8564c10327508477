import { signInWithTexts } from './en/sign-in-with.ts';
import { accountTexts } from './en/account.ts';
import { commerceTexts } from './en/commerce.ts';
import { devmailTexts } from './en/devmail.ts';
import { elementsTexts } from './en/elements.ts';
import { errorTexts } from './en/errors.ts';
import { mailTexts } from './en/mail.ts';
import { importTexts } from './en/imports.ts';
import { listTexts } from './en/lists.ts';
import { mediaTexts } from './en/media.ts';
import { checkoutTexts } from './en/checkout.ts';
import { frameTexts } from './en/frame.ts';
import { storefrontTexts } from './en/storefront.ts';
import { pageTexts } from './en/pages.ts';
import { operatorTexts } from './en/operators.ts';
import { offersTexts } from './en/offers.ts';
import { reviewTexts } from './en/reviews.ts';
import { contentTexts } from './en/content.ts';
import { myThingsTexts } from './en/my-things.ts';
import { privacyTexts } from './en/privacy.ts';
import { noticeTexts } from './en/notices.ts';
import { myAccountTexts } from './en/my-account.ts';
import { activityTexts } from './en/activity.ts';
import { orderTexts } from './en/orders.ts';
import { paperTexts } from './en/papers.ts';
import { slipTexts } from './en/slips.ts';
import { groupCheckoutTexts } from './en/group-checkout.ts';
import { marketAccountTexts } from './en/market-accounts.ts';
import { platformPaymentTexts } from './en/platform-payments.ts';
import { returnTexts } from './en/returns.ts';
import { staffTexts } from './en/staff.ts';
import { disputeTexts } from './en/disputes.ts';
import { openingTexts } from './en/opening.ts';
import { securityTexts } from './en/security.ts';

/** Texts of the host in English. One file per area under en/; the Thai ones have the same keys. */
export const en = {
  ...errorTexts,
  ...operatorTexts,
  ...commerceTexts,
  ...accountTexts,
  ...signInWithTexts,
  ...mailTexts,
  ...devmailTexts,
  ...elementsTexts,
  ...mediaTexts,
  ...listTexts,
  ...importTexts,
  ...storefrontTexts,
  ...frameTexts,
  ...checkoutTexts,
  ...pageTexts,
  ...offersTexts,
  ...reviewTexts,
  ...contentTexts,
  ...myThingsTexts,
  ...privacyTexts,
  ...myAccountTexts,
  ...noticeTexts,
  ...activityTexts,
  ...orderTexts,
  ...paperTexts,
  ...returnTexts,
  ...slipTexts,
  ...groupCheckoutTexts,
  ...platformPaymentTexts,
  ...marketAccountTexts,
  ...staffTexts,
  ...disputeTexts,
  ...openingTexts,
  ...securityTexts,
} as const;

export type TextKey = keyof typeof en;
