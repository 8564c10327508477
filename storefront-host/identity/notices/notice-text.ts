import type { Notification } from '@talad/elements/api/notification.contract';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../db/schema.ts';
import { text, type TextVars } from '../../locales/text.ts';
import type { NoticeRow } from './notices.read.ts';

/** Returns a notice in the reader's language; `origin` is the platform's. */
export function notificationOf(row: NoticeRow, lang: Lang, origin: string): Notification {
  const vars = varsOf(row.data);
  return {
    id: row.id,
    kind: row.kind,
    title: text(lang, `notice.${row.kind}.title`, vars),
    text: text(lang, `notice.${row.kind}.text`, vars),
    url: `${origin}${row.path}`,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  };
}

function varsOf(data: NoticeRow['data']): TextVars {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => {
      if (key === 'net' && typeof value === 'number')
        return [[key, formatPrice(satangToBaht(toSatang(value)))]];
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );
}
