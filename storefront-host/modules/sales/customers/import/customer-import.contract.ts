/** Fields of customers with which the columns of a file can be matched. */
export const customerImportFields = [
  'id',
  'name',
  'email',
  'phone',
  'language',
  'tags',
  'notes',
  'lastAt',
  'joinedAt',
  'marketing',
  'marketingAt',
] as const;
export type CustomerImportField = (typeof customerImportFields)[number];
