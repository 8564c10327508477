import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { csvLine, thaiMinute } from '../../../http/index.ts';
import { text, type SuffixOf, type TextKey } from '../../../locales/text.ts';
import type { ExportPurpose } from './customers.contract.ts';
import { notesCell, type DatedNote } from './notes-cell.ts';

export interface ExportedCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly lang: Lang;
  readonly tags: readonly string[];
  readonly notes: readonly DatedNote[];
  readonly orders: number;
  readonly spend: number;
  readonly last_at: Date;
  readonly joined_at: Date | null;
  readonly marketing: boolean;
  readonly marketing_at: Date | null;
}

/** The text of each column's head is `customerCsv.{name}`. */
export type CustomerColumn = Exclude<SuffixOf<TextKey, 'customerCsv'>, 'yes' | 'no'>;
type Cell = (customer: ExportedCustomer, lang: Lang) => string | number | null;

const cells: Readonly<Record<CustomerColumn, Cell>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  language: ({ lang }) => lang,
  tags: ({ tags }) => tags.map((tag) => tag.replaceAll(',', String.raw`\,`)).join(', '),
  notes: ({ notes }) => notesCell(notes),
  orders: ({ orders }) => orders,
  spend: ({ spend }) => satangToBaht(toSatang(spend)),
  lastAt: ({ last_at: at }) => thaiMinute(at),
  joinedAt: ({ joined_at: at }) => thaiMinute(at),
  marketing: ({ marketing }, lang) => text(lang, `customerCsv.${marketing ? 'yes' : 'no'}`),
  marketingAt: ({ marketing_at: at }) => thaiMinute(at),
};

const columns: Readonly<Record<ExportPurpose, readonly CustomerColumn[]>> = {
  // A mailing needs no more than these.
  marketing: ['name', 'email', 'phone', 'language', 'tags', 'marketingAt'],
  all: Object.keys(cells) as CustomerColumn[],
};

export function customerHeadCsv(purpose: ExportPurpose, lang: Lang): string {
  return csvLine(columns[purpose].map((name) => text(lang, `customerCsv.${name}`)));
}

export function customerCsv(
  customer: ExportedCustomer,
  purpose: ExportPurpose,
  lang: Lang,
): string {
  return csvLine(columns[purpose].map((name) => cells[name](customer, lang)));
}
