/**
 * Names that shops may not have, because a shop's name is a host and a path of the market, and could impersonate
 * the platform. Contains every first part of the platform's own addresses (shop-name.test.ts reads the server's
 * routes), and host names that machines look up by themselves.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  `account accounts admin administrator api app areas assets auth backoffice back-office billing cart
   checkout dashboard devadmin devmail embed errors favicon forms healthz icons id internal
   invitation invitations invoice invoices login logout manifest market marketplace mall media member members my my-account mybusiness
   myshop notifications offline operator operators order orders owner pay payment payments platform
   points presets preview readyz register robots secure security seller sellers session sessions settings shop
   shops signin signout signup sitemap sso staff static status store stores style support sw system talad
   team track user users verify wallet web wellknown well-known

   about about-us aboutus all-brands bio blog blogs brand brands browsing-history category categories
   certificate collection collections college compare contact contact-us contactus contestants coupon
   coupons data-protection exhibition expert-tips faq faqs favorites favourites find-dealers help
   legal link-in-bio menu news our-company our-history our-purpose our-story p privacy product products
   project promotion promotions recently-viewed returns review reviews search shipping showroom showrooms tagged terms

   abuse autoconfig autodiscover broadcasthost cdn dev dns ftp gateway git hostmaster imap isatap
   localhost mail mailer-daemon mobile mx noc no-reply noreply ns ns1 ns2 ns3 ns4 pop pop3 postmaster
   proxy root smtp ssl stage staging test vpn webmail webmaster wpad www www1 www2

   official police refund refunds promptpay bank google line facebook`.split(/\s+/),
);
