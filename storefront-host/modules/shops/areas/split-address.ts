import { normalizePhone, type AddressField } from '@talad/elements/commerce/forms/address-form';
import { westernDigits } from '@talad/elements/commerce/cart/quantity';
import { areaInText, type Span } from './area-in-text.ts';
import type { KnownArea } from './areas.ts';

export type SplitField = Exclude<AddressField, 'note'> | 'note';
export type SplitValues = Readonly<Record<SplitField, string>>;

export interface SplitAddress {
  readonly values: SplitValues;
  /** Fields that the user should check. */
  readonly unsure: readonly SplitField[];
}

const PHONE_LABEL =
  '(?:เบอร์โทรศัพท์|เบอร์โทร|เบอร์ติดต่อ|เบอร์|โทรศัพท์|โทร|มือถือ|tel|phone|mobile|mob)?[\\s.:]*';
/** Mobile numbers have ten digits, others nine. */
const NUMBER =
  '(?:(?:\\+|00)?66[\\s.-]?(?:\\(0\\)|0)?|0)(?:[689](?:[\\s.-]?\\d){8}|[2-57](?:[\\s.-]?\\d){7})';
const PHONE = new RegExp(`${PHONE_LABEL}(?<![\\d/])(${NUMBER})(?![\\d/])`, 'giu');
const EMAIL = /(?:e-?mail|อีเมล)?[\s.:]*([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+)/iu;
const POSTCODE =
  /(?:รหัสไปรษณีย์|รหัส\s?ปณ\.?|ปณ\.?|ไปรษณีย์|postcode|postal code|zip(?: code)?)?[\s.:]*(?<![\d/-])([1-9]\d{4})(?![\d/-])/giu;
const NAME_LABEL = /^(?:ชื่อผู้รับ|ชื่อ\s?-?\s?(?:นาม)?สกุล|ชื่อ|ผู้รับ|ส่งถึง|ส่งที่|name|to|recipient)[\s.:-]+/iu;
const ADDRESS_LABEL = /^(?:ที่อยู่จัดส่ง|ที่อยู่|จัดส่งที่|address|addr)[\s.:-]+/iu;
const TITLE = /^(?:คุณ|นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.|mr\.?|mrs\.?|ms\.?|miss)\s*\S/iu;
/** These words begin the house part of an address, and end the name before it. */
const HOUSE =
  /(?:บ้านเลขที่|เลขที่|ที่อยู่|หมู่บ้าน|หมู่|ม\.\s?\d|ซอย|ซ\.|ถนน|ถ\.|อาคาร|ตึก|คอนโด|หอพัก|ห้อง|ชั้น|บริษัท|บจก|โรงเรียน|โรงงาน|ตลาด|วัด|\d)/u;

/**
 * Splits the text of a chat, in any order, on one line or several, into the fields of an address. Pure: `areas`
 * are the places of Thailand.
 */
export function splitAddress(input: string, areas: readonly KnownArea[]): SplitAddress {
  const text = tidy(input);
  const phones = [...text.matchAll(PHONE)].map((found) => ({
    ...spanOf(found),
    phone: normalizePhone(found[1] ?? '') ?? '',
  }));
  const email = EMAIL.exec(text);
  const read: Span[] = [...phones, ...(email ? [spanOf(email)] : [])];
  const postcode = findPostcode(cut(text, read), areas);
  if (postcode) read.push(postcode);
  const place = areaInText(cut(text, read), postcode?.code ?? null, areas);
  const pieces = cut(text, [...read, ...place.spans])
    .split('\n')
    .map((piece) => piece.replace(/^[\s,.:;|/-]+|[\s,:;|/-]+$/g, ''))
    .filter((piece) => piece !== '');
  const { name, rest, isSure } = takeName(pieces);
  const others = [...new Set(phones.slice(1).map(({ phone }) => phone))];
  return {
    values: {
      name,
      phone: phones[0]?.phone ?? '',
      email: email?.[1] ?? '',
      address: rest.join(' ').replace(/\s+/g, ' ').trim(),
      ...place.values,
      note: others.filter((phone) => phone !== phones[0]?.phone).join(', '),
    },
    unsure: [...(isSure || name === '' ? [] : (['name'] as const)), ...place.unsure],
  };
}

function tidy(input: string): string {
  return westernDigits(input)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/[\t\u00A0]/g, ' ')
    .replace(/ํา/g, 'ำ');
}

/** The last number that is a postcode, because house numbers come first; known postcodes take precedence. */
function findPostcode(text: string, areas: readonly KnownArea[]) {
  const found = [...text.matchAll(POSTCODE)].map((match) => ({
    ...spanOf(match),
    code: match[1] ?? '',
  }));
  const known = new Set(areas.map(({ postcode }) => postcode));
  return found.findLast(({ code }) => known.has(code)) ?? found.at(-1);
}

interface Named {
  readonly name: string;
  readonly rest: readonly string[];
  readonly isSure: boolean;
}

/** Returns the part with a label, else with a title, else the first one without a house. */
function takeName(pieces: readonly string[]): Named {
  const labelled = pieces.findIndex((piece) => NAME_LABEL.test(piece));
  const titled = pieces.findIndex((piece) => TITLE.test(piece));
  const plain = pieces.findIndex(
    (piece) => !ADDRESS_LABEL.test(piece) && beforeHouse(piece).length > 1,
  );
  const index = [labelled, titled, plain].find((at) => at >= 0);
  const others = pieces.map((piece) => piece.replace(ADDRESS_LABEL, ''));
  if (index === undefined) return { name: '', rest: others, isSure: true };
  const piece = (pieces[index] ?? '').replace(NAME_LABEL, '');
  const name = beforeHouse(piece);
  const house = piece
    .slice(name.length)
    .replace(/^[\s,:;/-]+/, '')
    .replace(ADDRESS_LABEL, '');
  const rest = [...others.slice(0, index), house, ...others.slice(index + 1)];
  return {
    name: name.replace(/[\s,:;-]+$/, '').replace(/\s+/g, ' '),
    rest: rest.filter((one) => one !== ''),
    isSure: index === labelled || index === titled || index === 0,
  };
}

/** Returns the part before the house. */
function beforeHouse(piece: string): string {
  const house = HOUSE.exec(piece);
  return (house ? piece.slice(0, house.index) : piece).trimEnd();
}

/** Removes these parts; the text before and after a part stays separate. */
function cut(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + '\n'.repeat(end - start) + left.slice(end),
    text,
  );
}

function spanOf(match: RegExpExecArray | RegExpMatchArray): Span {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}
