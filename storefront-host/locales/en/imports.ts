/** Imports: reasons why a row or a file is refused, and values that a row loses. */
export const importTexts = {
  'import.refused.CELL_TOO_LONG':
    'a cell is longer than 1,000,000 characters, or a quote is not closed before that',
  'import.refused.QUOTE_NEVER_CLOSED':
    'the quote that opens here is never closed: the file to line {about} is inside it',
  'import.refused.HALF_ROW': 'half a row: {about} columns',
  'import.refused.LONG_ROW': 'more columns than the header: {about}',
  'import.refused.BROKEN_CHARACTERS': 'broken characters (�): save the file as UTF-8 again',
  'import.refused.SHEET_ERROR': 'a spreadsheet error (#REF!, #N/A …) in the place of a value',
  'import.refused.FORMULA': 'a formula in the place of its result: save the sheet as values',
  'import.refused.NO_KEY': 'nothing to know the product by: {about} is empty',
  'import.refused.KEY_TOO_LONG': 'what the product is known by is longer than 255 characters',
  'import.refused.NO_TITLE': 'the title is empty',
  'import.refused.TITLE_TOO_LONG': 'the title is longer than 500 characters',
  'import.refused.TEXT_TOO_LONG': 'the description is longer than 50,000 characters',
  'import.refused.BAD_PRICE': 'no price: {about}',
  'import.refused.NO_PRICE': 'the price is empty: --price gives a rule for such products',
  'import.refused.TOO_FINE_PRICE': 'a price with more than two decimals: {about}',
  'import.refused.TOO_HIGH_PRICE': 'a price of more than 100,000,000 baht: {about}',
  'import.refused.BAD_STOCK': 'no number of pieces: {about}',
  'import.refused.BAD_WEIGHT': 'no weight: {about}',
  'import.refused.BAD_LENGTH': 'no length, or one of more than 10 metres: {about}',
  'import.refused.BAD_NUMBER': 'no number that fits: {about}',
  'import.refused.BAD_DATE': 'no date: {about} (write 2026-12-31 or 2026-12-31 09:00)',
  'import.refused.BAD_YEAR': 'no year: {about}',
  'import.refused.BAD_FLAG': 'neither yes nor no: {about}',
  'import.refused.BAD_STATUS': 'no status that is known: {about}',
  'import.refused.OTHER_PRODUCT': 'another product with a handle that line {about} has already',
  'import.refused.SAME_CHOICE': 'the same options as line {about}',
  'import.refused.NO_CHOICE': 'an option without its value',
  'import.refused.EMPTY_ROW': 'neither a combination nor a picture',
  'import.refused.NO_PARENT': "a variation of '{about}', which is not in the file",
  'import.refused.GROUPED': 'a group of other products, not a product',
  'import.refused.EXTERNAL': 'sold on another site',
  'import.refused.UNKNOWN_TYPE': 'a kind of product that is not known: {about}',
  'import.refused.NO_VARIATIONS': 'a product with variations, of which the file has none',
  'import.refused.SHARED_STOCK':
    'its pieces are counted for several options together: count them for each',
  'import.refused.TOO_MANY_ROWS': 'more than 2,000 rows for one product',
  'import.refused.WITH_LINE':
    'belongs to the product of line {about}, which is refused: products are taken over whole',
  'import.refused.REMOVED_HERE': 'this shop removed the product: it stays removed',
  'import.refused.NO_CONTACT': 'neither a telephone number nor an e-mail address nor a customer ID',
  'import.refused.BAD_ID':
    'the customer ID is not one of an export: leave it empty for new customers',
  'import.refused.NAME_TOO_LONG': 'the name is longer than 100 characters',
  'import.refused.BAD_NAME': 'the name has characters that no name has',
  'import.refused.BAD_EMAIL': 'no e-mail address',
  'import.refused.BAD_PHONE':
    'no telephone number: 9 or 10 digits with the first 0, or + and the country',
  'import.refused.BAD_LANGUAGE': 'no language of the shop: write th or en',
  'import.refused.TOO_MANY_TAGS': 'more than {about} tags',
  'import.refused.TAG_TOO_LONG': 'a tag is longer than {about} characters',
  'import.refused.NOTE_TOO_LONG':
    'a note is longer than {about} characters, or there are more than 100',
  'import.refused.SAME_CUSTOMER': 'the same customer as line {about}',
  'import.refused.TWO_CUSTOMERS':
    'telephone number or e-mail address are those of several customers here: the customer ID says which one is meant',
  'import.refused.ERASED_HERE': 'this customer was erased at their own request: they stay erased',
  'import.refused.NO_ORDER_NUMBER': 'the order number is empty',
  'import.refused.LONG_ORDER_NUMBER': 'the order number is longer than {about} characters',
  'import.refused.NO_ORDER_DATE': 'the time of the order is empty',
  'import.refused.ORDER_ROWS_DIFFER':
    'the rows of this order do not agree: another value in “{about}” than before',
  'import.refused.WITH_ORDER_LINE':
    'belongs to the order of line {about}, which is refused: orders are imported whole',
  'import.refused.ORDER_CELL_TOO_LONG': 'the text in “{about}” is too long',
  'import.refused.BAD_AMOUNT': 'no amount in baht: {about}',
  'import.refused.NOT_BAHT': 'not in baht: {about}',
  'import.refused.ORDER_HERE_DIFFERS':
    'this shop has an order with this number, with another value in “{about}”: it stays as it is',
  'import.refused.PAST_ORDER_DIFFERS':
    'an order with this number was imported before, with another value in “{about}”: take that import back first',
  'import.noted.NO_MALL_CATEGORY': 'the marketplace has no category {about}',
  'import.noted.DATED_SALE':
    'the sale price with its dates is left out, make a promotion of it: {about}',
  'import.noted.OWN_CONTACT':
    'the customer has an account: name, contact and language stay as they gave them',
  'import.noted.CONSENT_WITHDRAWN': 'this customer declined offers in this shop: it stays so',
  'import.noted.CONSENT_UNDATED':
    'consent to offers without the time at which it was given is left out',
  'import.noted.CONSENT_SINCE': 'this customer has consented to offers here since: it stays so',
  'import.kept.CHANGED_SINCE': 'changed after the import: it stays as it is',
  'import.kept.SOLD_SINCE': 'sold after the import: it stays',
  'import.kept.ORDERED_SINCE': 'ordered after the import: they stay',
  'error.IMPORT_EMPTY_FILE': 'This file is empty.',
  'error.IMPORT_OLD_EXCEL_FILE':
    'This is an Excel file of the old form (.xls). Save it as .xlsx and upload it again.',
  'error.IMPORT_BROKEN_SHEET':
    'This workbook could not be read. Open it in Excel, save it again and retry.',
  'error.IMPORT_SHEET_TOO_LARGE':
    'This workbook is too large. Save the sheet as “CSV UTF-8” and upload that.',
  'error.IMPORT_NOT_TEXT': 'This file is neither CSV nor an Excel workbook.',
  'error.IMPORT_UNKNOWN_ENCODING':
    'The characters of this file could not be read. Save it as “CSV UTF-8” and retry.',
  'error.IMPORT_NO_HEADER': 'The first line of this file has to name its columns.',
  'error.IMPORT_TOO_MANY_ROWS':
    'This file has more than {limit} rows. Split it into several files.',
  'error.BULK_RUNNING': 'Another bulk change of this shop is running. Wait until it is finished.',
  'error.BULK_TOO_MANY': 'At most {limit} products can be changed at once. Narrow the filter.',
  'bulk.outcome.waiting': 'Not changed yet',
  'bulk.outcome.changed': 'Changed',
  'bulk.outcome.unchanged': 'Was so already',
  'bulk.outcome.refused': 'Refused',
  'bulk.outcome.undone': 'As before',
  'bulk.outcome.kept': 'Kept by the undo',
  'error.IMPORT_RUNNING': 'Another import of this shop is running. Wait until it is finished.',
  'error.IMPORT_COLUMN_MISSING': 'Choose the column with the {field}.',
  'import.outcome.created': 'created',
  'import.outcome.updated': 'updated',
  'import.outcome.unchanged': 'unchanged',
  'import.outcome.refused': 'refused',
  'import.outcome.noted': 'something left out',
  'import.outcome.kept': 'kept by the undo',
} as const;
