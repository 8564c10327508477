/** Customers whose tags are changed in one request; the back office splits longer lists. */
export const BULK_CUSTOMERS = 200;
