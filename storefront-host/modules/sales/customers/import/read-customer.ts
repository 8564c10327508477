import {
  addressRules,
  hasControl,
  normalizePhone,
} from '@talad/elements/commerce/forms/address-form';
import type { Lang } from '../../../../db/schema.ts';
import { isEmail } from '../../../../identity/index.ts';
import { text, type SuffixOf, type TextKey } from '../../../../locales/text.ts';
import { tidyTags } from '../change-tags.ts';
import { MAX_NOTE, MAX_TAG, MAX_TAGS } from '../customers.contract.ts';
import { readNotesCell } from '../notes-cell.ts';
import { parseThaiTime } from '../thai-time.ts';
import type { CustomerImportField } from './customer-import.contract.ts';

/** A customer in a file. Null: the file does not say it, so the shop's own value stays. */
export interface CustomerRow {
  readonly line: number;
  readonly id: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly lang: Lang | null;
  readonly tags: readonly string[] | null;
  readonly notes: readonly { readonly body: string; readonly at: Date | null }[];
  readonly lastAt: Date | null;
  readonly joinedAt: Date | null;
  readonly marketing: boolean | null;
  readonly marketingAt: Date | null;
}

/**
 * The reason why a row is refused. It contains no value of the row, because the report must not
 * name people.
 */
export interface CustomerRefusal {
  readonly code: SuffixOf<TextKey, 'import.refused'>;
  readonly about?: string | number;
}

type Cells = (field: CustomerImportField) => string;

const MAX_NOTES = 100;
/** The oldest and newest time that a row may have, in milliseconds. */
const EARLIEST = Date.UTC(1990, 0, 1);
const DAY = 86_400_000;

class Refused extends Error {
  readonly refusal: CustomerRefusal;

  constructor(refusal: CustomerRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Reads a row as the file's cells, which are clean and trimmed. */
export function readCustomer(line: number, cells: Cells, now: Date): CustomerRow | CustomerRefusal {
  try {
    const row = {
      line,
      id: idOf(cells('id')),
      name: nameOf(cells('name')),
      email: emailOf(cells('email')),
      phone: phoneOf(cells('phone')),
      lang: languageOf(cells('language')),
      tags: tagsOf(cells('tags')),
      notes: notesOf(cells('notes')),
      lastAt: timeOf('lastAt', cells, now),
      joinedAt: timeOf('joinedAt', cells, now),
      marketing: choiceOf(cells('marketing')),
      marketingAt: timeOf('marketingAt', cells, now),
    };
    // Without one of them the same row would be a new customer each time.
    if (row.id ?? row.email ?? row.phone) return row;
    return { code: 'NO_CONTACT' };
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

function idOf(cell: string): string | null {
  if (cell === '') return null;
  const id = cell.toLowerCase();
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return id;
  throw new Refused({ code: 'BAD_ID' });
}

function nameOf(cell: string): string | null {
  if (cell.length > addressRules.name.maxLength) throw new Refused({ code: 'NAME_TOO_LONG' });
  if (hasControl(cell)) throw new Refused({ code: 'BAD_NAME' });
  return cell === '' ? null : cell;
}

function emailOf(cell: string): string | null {
  if (cell === '') return null;
  if (isEmail(cell)) return cell;
  throw new Refused({ code: 'BAD_EMAIL' });
}

/** Excel takes the first zero away from a telephone number. */
function phoneOf(cell: string): string | null {
  if (cell === '') return null;
  const national = normalizePhone(cell) ?? normalizePhone(`0${cell}`);
  if (national !== null) return national;
  const abroad = cell.replaceAll(/[\s().-]/g, '');
  if (/^\+[1-9]\d{7,14}$/.test(abroad)) return abroad;
  throw new Refused({ code: 'BAD_PHONE' });
}

const languages: ReadonlyMap<string, Lang> = new Map([
  ['th', 'th'],
  ['thai', 'th'],
  ['ไทย', 'th'],
  ['en', 'en'],
  ['english', 'en'],
  ['อังกฤษ', 'en'],
]);

function languageOf(cell: string): Lang | null {
  if (cell === '') return null;
  const lang = languages.get(cell.toLowerCase());
  if (lang) return lang;
  throw new Refused({ code: 'BAD_LANGUAGE' });
}

function tagsOf(cell: string): readonly string[] | null {
  const tags = tidyTags(cell.split(/(?<!\\),/).map((tag) => tag.replaceAll(String.raw`\,`, ',')));
  if (tags.length > MAX_TAGS) throw new Refused({ code: 'TOO_MANY_TAGS', about: MAX_TAGS });
  if (tags.some((tag) => tag.length > MAX_TAG)) {
    throw new Refused({ code: 'TAG_TOO_LONG', about: MAX_TAG });
  }
  return tags.length === 0 ? null : tags;
}

function notesOf(cell: string): CustomerRow['notes'] {
  const notes = readNotesCell(cell).filter(({ body }) => body !== '');
  if (notes.length > MAX_NOTES || notes.some(({ body }) => body.length > MAX_NOTE)) {
    throw new Refused({ code: 'NOTE_TOO_LONG', about: MAX_NOTE });
  }
  return notes;
}

function timeOf(
  field: 'lastAt' | 'joinedAt' | 'marketingAt',
  cells: Cells,
  now: Date,
): Date | null {
  const cell = cells(field);
  if (cell === '') return null;
  const at = parseThaiTime(cell);
  const time = at?.getTime() ?? 0;
  if (at && time >= EARLIEST && time <= now.getTime() + DAY) return at;
  throw new Refused({ code: 'BAD_DATE', about: `'${cell.slice(0, 40)}'` });
}

const words = (name: 'yes' | 'no') => [
  text('th', `customerCsv.${name}`),
  text('en', `customerCsv.${name}`),
];
const yes: ReadonlySet<string> = new Set([...words('yes'), 'y', 'true', '1', 'subscribed']);
const no: ReadonlySet<string> = new Set([...words('no'), 'n', 'false', '0', 'unsubscribed']);

function choiceOf(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (word === '') return null;
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new Refused({ code: 'BAD_FLAG', about: `'${cell.slice(0, 40)}'` });
}
