import { beforeAll, describe, expect, it } from 'vitest';
import { knownAreas, type KnownArea } from './areas.ts';
import { splitAddress, type SplitValues } from './split-address.ts';

let areas: readonly KnownArea[];
beforeAll(async () => {
  areas = await knownAreas();
});

const chiangMai = {
  sub_district: 'ช้างเผือก',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  postcode: '50300',
};
const khlongTan = {
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};
const somying = { name: 'สมหญิง ใจดี', phone: '0812345678' };

const sure: readonly (readonly [how: string, text: string, expected: Partial<SplitValues>])[] = [
  [
    'with every label, a line each',
    'ชื่อ: สมหญิง ใจดี\nโทร: 081-234-5678\nบ้านเลขที่ 99/1 หมู่ 2\nต.ช้างเผือก\nอ.เมือง\nจ.เชียงใหม่\n50300',
    { ...somying, address: 'บ้านเลขที่ 99/1 หมู่ 2', ...chiangMai },
  ],
  [
    'on one line',
    'คุณสมหญิง ใจดี 99/1 หมู่ 2 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 50300 โทร 0812345678',
    { ...somying, name: 'คุณสมหญิง ใจดี', address: '99/1 หมู่ 2', ...chiangMai },
  ],
  [
    'on one line without spaces between the places',
    'สมหญิง ใจดี 99/1 ม.2 ต.ช้างเผือกอ.เมืองจ.เชียงใหม่50300 0812345678',
    { ...somying, address: '99/1 ม.2', ...chiangMai },
  ],
  [
    'without labels',
    'สมหญิง ใจดี\n99/1 หมู่ 2\nช้างเผือก เมืองเชียงใหม่ เชียงใหม่ 50300\n081 234 5678',
    { ...somying, address: '99/1 หมู่ 2', ...chiangMai },
  ],
  [
    'with +66',
    'สมหญิง ใจดี\n+66 81-234-5678\n99/1 ตำบลช้างเผือก อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50300',
    { ...somying, address: '99/1', ...chiangMai },
  ],
  [
    'with Thai digits',
    'สมหญิง ใจดี ๐๘๑-๒๓๔-๕๖๗๘\n๙๙/๑ หมู่ ๒ ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ ๕๐๓๐๐',
    { ...somying, address: '99/1 หมู่ 2', ...chiangMai },
  ],
  [
    'of the capital, with its short name and แขวง and เขต',
    'นาย วิชัย มั่นคง\n12/34 ซอยสุขุมวิท 26 ถนนสุขุมวิท\nแขวงคลองตัน เขตคลองเตย กทม. 10110\nโทร.089-999-8877',
    {
      name: 'นาย วิชัย มั่นคง',
      phone: '0899998877',
      address: '12/34 ซอยสุขุมวิท 26 ถนนสุขุมวิท',
      ...khlongTan,
    },
  ],
  [
    'of the capital, with กรุงเทพฯ',
    'ผู้รับ วิชัย มั่นคง ที่อยู่ 12/34 ซ.สุขุมวิท 26 แขวง คลองตัน เขต คลองเตย กรุงเทพฯ 10110 เบอร์ 0899998877',
    { name: 'วิชัย มั่นคง', phone: '0899998877', address: '12/34 ซ.สุขุมวิท 26', ...khlongTan },
  ],
  [
    'with the telephone number first',
    '0812345678 สมหญิง ใจดี\n99/1 หมู่ 2 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 50300',
    { ...somying, address: '99/1 หมู่ 2', ...chiangMai },
  ],
  [
    'with a landline, two numbers and an e-mail address',
    'ร้านดอกไม้\nโทร 053-123456, 081-234-5678\nmail@example.test\n8 ถ.ช้างเผือก ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 50300',
    {
      name: 'ร้านดอกไม้',
      phone: '053123456',
      note: '0812345678',
      email: 'mail@example.test',
      address: '8 ถ.ช้างเผือก',
      ...chiangMai,
    },
  ],
  [
    'with the label of the postcode, and CRLF',
    'ชื่อ-นามสกุล: สมหญิง ใจดี\r\nที่อยู่: 99/1 หมู่ 2\r\nตำบล: ช้างเผือก\r\nอำเภอ: เมือง\r\nจังหวัด: เชียงใหม่\r\nรหัสไปรษณีย์: 50300\r\nเบอร์โทร: 0812345678',
    { ...somying, address: '99/1 หมู่ 2', ...chiangMai },
  ],
  [
    'in English',
    'Name: Ann Smith\n12/34 Sukhumvit 26\nKhlong Tan, Khlong Toei, Bangkok 10110\nTel. 089-999-8877',
    {
      name: 'Ann Smith',
      phone: '0899998877',
      address: '12/34 Sukhumvit 26',
      sub_district: 'Khlong Tan',
      district: 'Khlong Toei',
      province: 'Bangkok',
      postcode: '10110',
    },
  ],
  [
    'with a house number of five digits',
    'สมหญิง ใจดี บ้านเลขที่ 10110 ม.2 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 50300 0812345678',
    { ...somying, address: 'บ้านเลขที่ 10110 ม.2', ...chiangMai },
  ],
  [
    'with spaces that do not break',
    'สมหญิง\u00A0ใจดี\u200B\n99/1 ต.ช้างเผือก\u00A0อ.เมือง จ.เชียงใหม่ 50300 0812345678',
    { ...somying, address: '99/1', ...chiangMai },
  ],
  [
    'without a postcode: its sub-district has one',
    'สมหญิง ใจดี 0812345678\n99/1 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่',
    { ...somying, address: '99/1', ...chiangMai },
  ],
];

describe('an address from a chat', () => {
  it.each(sure)('is split %s', (_how, text, expected) => {
    const { values, unsure } = splitAddress(text, areas);
    expect(values).toEqual({ email: '', note: '', ...expected });
    expect(unsure).toEqual([]);
  });

  it.each<readonly [string, string, Partial<SplitValues>, readonly string[]]>([
    [
      'a postcode of another place',
      'สมหญิง ใจดี 0812345678\n99/1 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 10110',
      { ...chiangMai, postcode: '10110' },
      ['postcode'],
    ],
    [
      'a sub-district in no list',
      'สมหญิง ใจดี 0812345678\n99/1 ต.ช้างเผือด อ.เมือง จ.เชียงใหม่ 50300',
      { ...chiangMai, sub_district: 'ช้างเผือด', address: '99/1' },
      ['sub_district'],
    ],
    [
      'a name at the end without a title',
      '99/1 หมู่ 2 ต.ช้างเผือก อ.เมือง จ.เชียงใหม่ 50300\nสมหญิง ใจดี\n0812345678',
      { ...somying, ...chiangMai, address: '99/1 หมู่ 2' },
      ['name'],
    ],
    [
      'places that its postcode says and its text does not',
      'สมหญิง ใจดี 0812345678\n99/1 หมู่ 2 ต.ช้างเผือก 50300',
      { ...chiangMai },
      ['district', 'province'],
    ],
  ])('marks %s', (_what, text, expected, unsure) => {
    const split = splitAddress(text, areas);
    expect(split.values).toMatchObject(expected);
    expect(split.unsure.toSorted()).toEqual([...unsure].toSorted());
  });

  it('leaves empty what the text does not say', () => {
    expect(splitAddress('สวัสดีค่ะ สนใจสินค้า', areas).values).toMatchObject({
      phone: '',
      sub_district: '',
      province: '',
      postcode: '',
    });
    expect(splitAddress('', areas).values.name).toBe('');
    const only = splitAddress('0812345678', areas);
    expect(only.values).toMatchObject({ name: '', phone: '0812345678', address: '' });
  });

  it('takes a long text without hanging', () => {
    const before = process.cpuUsage();
    splitAddress('ต.อ.จ. 0 '.repeat(220), areas);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
