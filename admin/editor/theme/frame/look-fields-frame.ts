import { choice, say, type FrameField } from './frame-field.ts';

const grounds = {
  light: say('Page colour', 'สีพื้นของหน้า'),
  'A-light': say('Main colour, light', 'สีหลักแบบอ่อน'),
  A: say('Main colour', 'สีหลัก'),
  'A-dark': say('Main colour, dark', 'สีหลักแบบเข้ม'),
  B: say('Second colour', 'สีรอง'),
  dark: say('Text colour', 'สีตัวอักษร'),
} as const;

export const headerFields: readonly FrameField[] = [
  {
    path: '/currentThemeExtra/header/ground',
    ...choice(
      { ...grounds, clear: say('None: part of the page', 'ไม่มี กลืนไปกับหน้า') },
      say('Ground of the header', 'สีพื้นส่วนหัว'),
    ),
  },
  {
    path: '/currentThemeExtra/header/rule',
    ...choice(
      {
        line: say('Thin line', 'เส้นบาง'),
        none: say('None', 'ไม่มี'),
        double: say('Double line', 'เส้นคู่'),
        weave: say('Woven stripe', 'แถบลายทอ'),
        awning: say('Awning', 'กันสาดหน้าร้าน'),
        ruler: say('Ruler', 'ไม้บรรทัด'),
      },
      say('Lower edge of the header', 'ขอบล่างส่วนหัว'),
    ),
  },
  {
    path: '/currentThemeExtra/header/contact',
    ...choice(
      {
        none: say('None', 'ไม่แสดง'),
        phone: say('Telephone number', 'เบอร์โทรศัพท์'),
        line: say('LINE', 'LINE'),
      },
      say('Contact above the header', 'ช่องทางติดต่อเหนือส่วนหัว'),
    ),
  },
];

export const barFields: readonly FrameField[] = [
  {
    path: '/currentThemeExtra/bar/look',
    ...choice(
      {
        text: say('Words', 'ข้อความ'),
        none: say('Hidden', 'ซ่อน'),
        tabs: say('Tabs', 'แท็บ'),
        pictures: say('Pictures', 'รูปภาพ'),
        circles: say('Round pictures', 'รูปวงกลม'),
        numbers: say('Numbered', 'มีเลขลำดับ'),
      },
      say('Look of the row of categories', 'หน้าตาแถวหมวดหมู่'),
    ),
  },
];

export const footerFields: readonly FrameField[] = [
  {
    path: '/currentThemeExtra/footer/layout',
    ...choice(
      {
        columns: say('Columns', 'คอลัมน์'),
        line: say('In lines', 'เรียงเป็นบรรทัด'),
        name: say('The name across the page', 'ชื่อร้านใหญ่เต็มความกว้าง'),
        visit: say('Address and hours first', 'ที่อยู่และเวลาทำการนำหน้า'),
      },
      say('Arrangement of the footer', 'การจัดวางส่วนท้าย'),
    ),
  },
  {
    path: '/currentThemeExtra/footer/ground',
    // The first is what a look without a choice has.
    ...choice(
      Object.assign({ 'A-dark': grounds['A-dark'] }, grounds),
      say('Ground of the footer', 'สีพื้นส่วนท้าย'),
    ),
  },
];
