import type { TextKey } from './en.ts';
import { signInWithTexts } from './th/sign-in-with.ts';
import { accountTexts } from './th/account.ts';
import { commerceTexts } from './th/commerce.ts';
import { devmailTexts } from './th/devmail.ts';
import { elementsTexts } from './th/elements.ts';
import { errorTexts } from './th/errors.ts';
import { mailTexts } from './th/mail.ts';
import { importTexts } from './th/imports.ts';
import { listTexts } from './th/lists.ts';
import { mediaTexts } from './th/media.ts';
import { checkoutTexts } from './th/checkout.ts';
import { frameTexts } from './th/frame.ts';
import { storefrontTexts } from './th/storefront.ts';
import { pageTexts } from './th/pages.ts';
import { operatorTexts } from './th/operators.ts';
import { offersTexts } from './th/offers.ts';
import { reviewTexts } from './th/reviews.ts';
import { contentTexts } from './th/content.ts';
import { myThingsTexts } from './th/my-things.ts';
import { privacyTexts } from './th/privacy.ts';
import { noticeTexts } from './th/notices.ts';
import { myAccountTexts } from './th/my-account.ts';
import { activityTexts } from './th/activity.ts';
import { orderTexts } from './th/orders.ts';
import { paperTexts } from './th/papers.ts';
import { slipTexts } from './th/slips.ts';
import { groupCheckoutTexts } from './th/group-checkout.ts';
import { marketAccountTexts } from './th/market-accounts.ts';
import { platformPaymentTexts } from './th/platform-payments.ts';
import { returnTexts } from './th/returns.ts';
import { staffTexts } from './th/staff.ts';
import { disputeTexts } from './th/disputes.ts';
import { openingTexts } from './th/opening.ts';
import { securityTexts } from './th/security.ts';

export const th: Readonly<Record<TextKey, string>> = {
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
};
