/** Picking lists and other pages about orders for the shop's people. */
export const orderTexts = {
  'field.report_days':
    'The last day must not be before the first one, and at most {limit} days are shown.',
  'error.TOTAL_CHANGED':
    'The prices changed meanwhile. The new total is {net}. Check it and place the order again.',
  'picking.title': 'Picking list',
  'picking.none': 'No orders to print. Choose other orders in the list.',
  'picking.hint':
    'Print this page with Ctrl+P, or with Share > Print on a phone: first the list of everything, then a page for each order.',
  'picking.cut': 'Only the first {most} orders are here. Print the rest afterwards.',
  'picking.orders': '{count} orders, #{first} to #{last}',
  'picking.done': 'Done',
  'picking.product': 'Product',
  'picking.code': 'Code',
  'picking.quantity': 'Quantity',
  'picking.pieces': 'Items in all',
  'picking.customerNote': 'Customer note',
  'picking.shopNote': 'Note',
  'picking.collect': 'Collect {net} on delivery',
} as const;
