import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import type { Lang, SlipDifference } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import type { GroupPayment } from '../../sales/index.ts';

type Slip = NonNullable<GroupPayment['slip']>;

/**
 * Renders the bank's answer about a slip, from the marketplace's service; empty if people checked
 * it.
 */
export function slipCheck(
  lang: Lang,
  { check, differences, state }: Pick<Slip, 'check' | 'differences' | 'state'>,
): Markup | null {
  const isAnswered = check === 'confirmed' || check === 'differs';
  if (check === null || (state !== 'waiting' && !isAnswered)) return null;
  return html`<br />${text(lang, `admin.payments.slip.check.${check}`)}
    ${differences.map((one) => html`<br />${differenceText(lang, one)}`)}`;
}

function differenceText(lang: Lang, { field, found }: SlipDifference): string {
  if (found === '' && (field === 'payee' || field === 'time')) {
    return text(lang, `admin.payments.slip.differs.${field}Unknown`);
  }
  const shown =
    field === 'amount'
      ? formatPrice(Number(found))
      : field === 'time'
        ? formatDateTime(found, lang)
        : found;
  return text(lang, `admin.payments.slip.differs.${field}`, { found: shown });
}
