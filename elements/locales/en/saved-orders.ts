/** The orders of the cart page (parts/saved-orders/saved-orders.element.ts). */
export const savedOrders = {
  'savedOrders.title': 'Your recent orders',
  'savedOrders.note': 'Stored in this browser only: the latest {limit}.',
  'savedOrders.pieces': '{count} {count|item|items}',
  'savedOrders.view': 'View order',
  'savedOrders.continue': 'Continue checkout',
  'savedOrders.again': 'Buy again',
  'savedOrders.remove': 'Remove the order of {date} from this list',
  'savedOrders.removed': 'Order removed from the list',
  'savedOrders.undo': 'Undo',
  'savedOrders.failed': 'The products could not be loaded. Try again.',
  'savedOrders.noData': 'Error: no data',
} as const;
