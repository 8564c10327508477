import { text } from '../../../../locales/text.ts';
import { customerImportFields, type CustomerImportField } from './customer-import.contract.ts';

/** Column headings of owners' own tables and of other systems, in lower case. */
const others: Readonly<Record<CustomerImportField, readonly string[]>> = {
  id: ['customer id', 'id'],
  name: ['full name', 'customer', 'customer name', 'ชื่อลูกค้า', 'ชื่อ-นามสกุล', 'ชื่อ นามสกุล', 'ผู้รับ'],
  email: ['e-mail', 'email address', 'mail', 'อีเมล์'],
  phone: [
    'telephone',
    'tel',
    'mobile',
    'phone number',
    'เบอร์',
    'เบอร์โทรศัพท์',
    'เบอร์มือถือ',
    'โทรศัพท์',
    'มือถือ',
  ],
  language: ['lang', 'locale'],
  tags: ['tag', 'labels', 'ป้ายกำกับ', 'กลุ่ม'],
  notes: ['note', 'notes', 'โน้ต', 'หมายเหตุ', 'บันทึก'],
  lastAt: ['last order'],
  joinedAt: ['joined', 'member since', 'วันที่สมัคร'],
  marketing: [
    'marketing_consent',
    'marketing consent',
    'accepts email marketing',
    'accepts marketing',
  ],
  marketingAt: ['marketing_at', 'consented_at', 'consent date', 'วันที่ยินยอม'],
};

const langs = ['th', 'en'] as const;

/** Returns all headings of each field; those of our exports in both languages come first. */
export const customerHeads: ReadonlyMap<CustomerImportField, readonly string[]> = new Map(
  customerImportFields.map((field) => [
    field,
    [...langs.map((lang) => text(lang, `customerCsv.${field}`).toLowerCase()), ...others[field]],
  ]),
);

/** Headings of the shop's own figures, which exports contain and imports ignore. */
export const customerFigures: ReadonlySet<string> = new Set(
  langs.flatMap((lang) =>
    (['orders', 'spend'] as const).map((name) => text(lang, `customerCsv.${name}`).toLowerCase()),
  ),
);
