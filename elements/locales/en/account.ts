/** The account menu and joining a shop; loaded with them. */
export const account = {
  'account.menu': 'Your account: {name}',
  'account.menuUnread': 'Your account: {name}, {count} new {count|notification|notifications}',
  'account.my': 'My account',
  'account.orders': 'My orders',
  'account.points': 'Points',
  'account.pointsHave': '{points} {points|point|points}',
  'account.notifications': 'Notifications',
  'account.unread': '{count} new',
  'account.backOffice': 'My shop',
  'account.signOut': 'Sign out',
} as const;
