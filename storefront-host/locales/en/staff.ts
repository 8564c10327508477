/** Staff of a shop: names of flags, invitations, mails, and the audit log. */
export const staffTexts = {
  'staff.flag.owner': 'Owner',
  'staff.flag.web': 'Shop manager',
  'staff.flag.product': 'Products and stock',
  'staff.flag.design': 'Storefront design',
  'staff.flag.blog_edit': 'Blog editor',
  'staff.flag.blog_add': 'Blog writer',
  'staff.flag.dropship': 'Drop-ship contact',
  'staff.may.owner': 'Everything, including staff, two-step sign-in and transferring the shop.',
  'staff.may.web':
    'Ships orders, replies to messages, and edits settings, pages and posts. Can view products but not change them.',
  'staff.may.product': 'Edits products, prices, images and stock. Cannot see orders or customers.',
  'staff.may.design': 'Edits and publishes pages and the theme. Cannot see orders.',
  'staff.may.blog_edit': 'Writes posts and edits all posts.',
  'staff.may.blog_add': 'Writes posts and edits only their own.',
  'staff.may.dropship': 'Views products, prices and stock. Cannot change anything.',
  'staff.mail.invite.subject': '{inviter} invites you to help run {shop}',
  'staff.mail.invite.text':
    '{inviter} would like you to help run the shop “{shop}”. You will be able to:',
  'staff.mail.handOver.subject': '{inviter} wants to transfer {shop} to you',
  'staff.mail.handOver.text':
    '{inviter} would like you to take over the shop “{shop}”. If you accept, you will become its owner in their place.',
  'staff.mail.until': 'The link is valid for 7 days and works once.',
  'staff.mail.open': 'View invitation',
  'staff.mail.why':
    'You received this email because {inviter} entered your address at {shop}. If you do not know them, you can ignore it.',
  'staff.mail.handedOver.subject': '{shop} has a new owner',
  'staff.mail.handedOver.text':
    '{name} has accepted and now owns “{shop}”. You are now its shop manager; the new owner can change that.',
  'staff.invitation.title': 'Invitation',
  'staff.invitation.invite': '{inviter} invites you to help run “{shop}”',
  'staff.invitation.handOver': 'Take over “{shop}”?',
  'staff.invitation.handOver.lead':
    '{inviter} wants to transfer the shop to you. You will become its owner; {inviter} stays on as shop manager until you change that.',
  'staff.invitation.may': 'What you will be able to do',
  'staff.invitation.for': 'This invitation is for {email}.',
  'staff.invitation.signIn': 'Sign in to accept',
  'staff.invitation.register': 'Create an account with this address',
  'staff.invitation.other':
    'You are signed in as {current}. Please sign in with the invited address.',
  'staff.invitation.switch': 'Sign out and use the other account',
  'staff.invitation.unverified': 'Confirm your email address first, then open this page again.',
  'staff.invitation.accept': 'Accept',
  'staff.invitation.takeOver': 'Yes, take over the shop',
  'staff.invitation.decline': 'Decline',
  'staff.invitation.gone.title': 'This invitation is no longer valid',
  'staff.invitation.gone':
    'It has been used or cancelled, or is older than 7 days. Please ask for a new one.',
  'staff.invitation.declined.title': 'Invitation declined',
  'staff.invitation.declined': 'You can close this page.',
  'error.PROVE_AGAIN': 'Please sign in again to do this.',
  'error.LAST_OWNER': 'A shop needs an owner. Transfer it or invite a second owner first.',
  'error.OWN_ADDRESS': 'This is your own email address.',
  'error.ALREADY_STAFF': 'This person is already on the staff. Change their permissions instead.',
  'error.ALREADY_INVITED':
    'This address already has an open invitation. You can resend or cancel it.',
  'error.HAND_OVER_OPEN':
    'You have already offered to transfer this shop. Cancel that offer first.',
  'error.TOO_MANY_INVITES': 'You have reached today’s invitation limit. Please try again tomorrow.',
} as const;
