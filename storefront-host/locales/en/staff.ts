/** Who looks after a shop: flags in words, invitations, mails, and the record of who did what. */
export const staffTexts = {
  'staff.flag.owner': 'Owner',
  'staff.flag.web': 'Shop manager',
  'staff.flag.product': 'Products and stock',
  'staff.flag.design': 'Storefront design',
  'staff.flag.blog_edit': 'Blog editor',
  'staff.flag.blog_add': 'Blog writer',
  'staff.flag.dropship': 'Drop-ship contact',
  'staff.may.owner': 'Everything: staff, two-step sign-in and handing the shop over as well.',
  'staff.may.web':
    'Ships orders, answers messages, changes settings, pages and posts. Sees products but does not change them.',
  'staff.may.product':
    'Changes products, prices, pictures and stock. Does not see orders or customers.',
  'staff.may.design': 'Changes and publishes the pages and the look of the shop. Sees no orders.',
  'staff.may.blog_edit': 'Writes posts, and changes everybody’s posts.',
  'staff.may.blog_add': 'Writes posts, and changes their own posts only.',
  'staff.may.dropship': 'Sees products, prices and stock, and changes nothing.',
  'staff.mail.invite.subject': '{inviter} invites you to look after {shop}',
  'staff.mail.invite.text':
    '{inviter} would like you to help with the shop “{shop}”. This is what you could do there:',
  'staff.mail.handOver.subject': '{inviter} wants to hand {shop} over to you',
  'staff.mail.handOver.text':
    '{inviter} would like you to take over the shop “{shop}”. If you accept, you are its owner in their place.',
  'staff.mail.until': 'The link is good for 7 days and works once.',
  'staff.mail.open': 'See the invitation',
  'staff.mail.why':
    'You get this mail because {inviter} entered your address at {shop}. If you do not know them, there is nothing to do.',
  'staff.mail.handedOver.subject': '{shop} has a new owner',
  'staff.mail.handedOver.text':
    '{name} has accepted and now owns “{shop}”. You are its shop manager from now on; the new owner may change that.',
  'staff.invitation.title': 'Invitation',
  'staff.invitation.invite': '{inviter} invites you to look after “{shop}”',
  'staff.invitation.handOver': 'Take over “{shop}”?',
  'staff.invitation.handOver.lead':
    '{inviter} wants to hand the shop over to you. You become its owner; {inviter} stays as shop manager until you change that.',
  'staff.invitation.may': 'What you may do there',
  'staff.invitation.for': 'This invitation is for {email}.',
  'staff.invitation.signIn': 'Sign in to accept',
  'staff.invitation.register': 'Create an account with this address',
  'staff.invitation.other':
    'You are signed in as {current}. Please sign in with the address that was invited.',
  'staff.invitation.switch': 'Sign out and use the other account',
  'staff.invitation.unverified':
    'Please confirm your e-mail address first; then open this page again.',
  'staff.invitation.accept': 'Accept',
  'staff.invitation.takeOver': 'Yes, take over the shop',
  'staff.invitation.decline': 'Decline',
  'staff.invitation.gone.title': 'This invitation is no longer valid',
  'staff.invitation.gone':
    'It was used, taken back, or is older than 7 days. Please ask for a new one.',
  'staff.invitation.declined.title': 'You declined',
  'staff.invitation.declined': 'Nothing else happens. You can close this page.',
  'error.PROVE_AGAIN': 'Please sign in once more, then do this again.',
  'error.LAST_OWNER':
    'A shop needs an owner. Hand it over, or invite a second owner before you do this.',
  'error.OWN_ADDRESS': 'This is your own address.',
  'error.ALREADY_STAFF':
    'This person looks after the shop already. Change what they may do instead.',
  'error.ALREADY_INVITED':
    'This address has an open invitation. You can send it again or take it back.',
  'error.HAND_OVER_OPEN': 'The shop is being offered to somebody already. Take that back first.',
  'error.TOO_MANY_INVITES': 'Enough invitations for today. Please go on tomorrow.',
} as const;
