/** Receipts, tax invoices and credit notes. */
export const paperTexts = {
  'paper.reason.replaced': 'Replaced by {number}',
  'paper.reason.cancelled': 'Order cancelled, money returned',
  'activity.order.paper_issued': 'Issued a receipt or tax invoice of an order',
  'activity.order.paper_voided': 'Voided a receipt or tax invoice of an order',
  'activity.field.paper': 'Document',
  'activity.field.paper_reason': 'Reason',
  'privacy.table.paper': 'Receipts and tax invoices of your orders',
  'privacy.kept.papers': 'The buyer on receipts and tax invoices',
  'privacy.kept.papers.why': 'The Revenue Code requires it (section 87/3)',
};
