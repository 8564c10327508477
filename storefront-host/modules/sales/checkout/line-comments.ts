import type { StoredLine } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { type CheckoutName, readCheckoutToken } from './checkout-token.ts';
import { lockCheckout, updateContents } from './checkout.repository.ts';

/** Prefix of the form's fields for notes of lines; the product's uuid follows it. */
export const COMMENT_FIELD = 'comment_';
/** Maximum length in characters. */
export const MAX_COMMENT = 200;

/**
 * Stores the typed notes of the lines with each post of the checkout's form, whichever button was
 * pressed, so that the page shows them again and the order gets them.
 */
export async function storeComments(
  host: Host,
  token: string,
  form: Readonly<Record<string, unknown>>,
): Promise<void> {
  const name = readCheckoutToken(host, token);
  if (name) await storeCommentsOf(host, name, form);
}

export async function storeCommentsOf(
  host: Host,
  name: CheckoutName,
  form: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!Object.keys(form).some((field) => field.startsWith(COMMENT_FIELD))) return;
  await host.db.transaction().execute(async (trx) => {
    const row = await lockCheckout(trx, name);
    if (!row || row.order_id !== null) return;
    const contents = row.contents.map((line) => withComment(line, form));
    const isSame = contents.every((line, index) => line.comment === row.contents[index]?.comment);
    if (!isSame) await updateContents(trx, name, contents);
  });
}

/** A line without a field in the form keeps its note. */
function withComment(line: StoredLine, form: Readonly<Record<string, unknown>>): StoredLine {
  const typed = form[`${COMMENT_FIELD}${line.product_uuid}`];
  if (typeof typed !== 'string') return line;
  const { comment: _old, ...rest } = line;
  const comment = typed.trim().slice(0, MAX_COMMENT);
  return comment === '' ? rest : { ...rest, comment };
}
