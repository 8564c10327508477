import { lying } from './scene.ts';
import { book, type Cover } from './books.ts';
import { coverArt } from './cover-art.ts';
import { kidsArt } from './cover-art-kids.ts';
import { moved, type Pen, type Svg } from './pen.ts';
import { leaf } from './plants.ts';
import { teaCup } from './cups.ts';
import { mortar } from './thai-kitchen.ts';
import { SIDE, type Look } from './shot.ts';

type Table = 'oat' | 'rose' | 'sage' | 'sky' | 'wood';
const tables: Readonly<Record<Table, { color: string; surface?: 'plain' | 'wood' | 'linen' }>> = {
  oat: { color: '#eadfcb' },
  rose: { color: '#ecd3c8' },
  sage: { color: '#d7dfcf' },
  sky: { color: '#d3dfe4' },
  wood: { color: '#cda97a', surface: 'wood' },
};

const show = (pen: Pen, table: Table, ...parts: readonly Svg[]): Svg =>
  lying(pen, SIDE, SIDE, tables[table], parts.join(''));

function looks(cover: Cover, table: Table, turn: number, use?: (pen: Pen, body: Svg) => Svg): Look {
  const scale = (cover.shape ?? 0.7) > 0.85 ? 1 : 1.12;
  const front: Look['front'] = (pen) =>
    show(pen, table, moved(book(pen, cover), 490, 490, scale, turn));
  return {
    color: cover.ground,
    front,
    ...(use ? { use: (pen: Pen) => use(pen, book(pen, cover)) } : {}),
  };
}

const novel = (
  art: keyof typeof coverArt,
  ground: string,
  ink: string,
  accent: string,
  title: readonly string[],
  author: string,
  more: Partial<Cover> = {},
): Cover => ({ art: coverArt[art], ground, ink, accent, title, author, ...more });
const picture = (
  art: keyof typeof kidsArt,
  ground: string,
  ink: string,
  accent: string,
  title: readonly string[],
  author: string,
  more: Partial<Cover> = {},
): Cover => ({
  art: kidsArt[art],
  ground,
  ink,
  accent,
  title,
  author,
  shape: 0.96,
  thick: 12,
  size: 70,
  face: 'looped',
  ...more,
});

export const bookLooks: Readonly<Record<string, Look>> = {
  'last-ferry-to-thonburi': looks(
    novel('river', '#3f6f7d', '#15323d', '#f0b755', ['เรือเที่ยวสุดท้าย', 'ไปฝั่งธนฯ'], 'อรุณวดี ศรีคลอง', {
      print: '#fdf3dd',
    }),
    'oat',
    -4,
    (pen, body) =>
      show(
        pen,
        'wood',
        moved(body, 410, 480, 0.94, -12),
        moved(teaCup(pen, { glaze: '#efe6d4', tilt: 0.86, filled: '#8a5a2b' }).svg, 800, 480, 1.05),
        moved(
          leaf(0, 0, 200, 86, 140, '#5d8d42') + leaf(10, 10, 160, 74, 100, '#6d9a55'),
          730,
          760,
        ),
      ),
  ),
  'house-of-forty-cats': looks(
    novel('cats', '#f0c987', '#3a2b25', '#d5562f', ['บ้านแมว', 'สี่สิบตัว'], 'มะลิวัลย์ เหมันต์', {
      size: 76,
      face: 'looped',
    }),
    'sky',
    3,
  ),
  'train-to-nong-khai': looks(
    novel('train', '#27304f', '#0f1730', '#f4c766', ['รถด่วน', 'ขบวนหนองคาย'], 'รวมเรื่องสั้น ๑๒ เรื่อง', {
      print: '#f9e9c4',
      size: 66,
    }),
    'rose',
    -3,
  ),
  'rain-over-yaowarat': looks(
    novel('rain', '#7c1f2c', '#2a0d14', '#f6c445', ['ฝนตก', 'ที่เยาวราช'], 'ตะวัน แซ่ลิ้ม', {
      print: '#ffe3ad',
      size: 78,
    }),
    'oat',
    4,
  ),
  'letters-under-the-rain-tree': looks(
    novel('tree', '#f3e3d5', '#5b3b2f', '#d9738a', ['จดหมาย', 'ใต้ต้นจามจุรี'], 'พิมพ์ดาว รักษ์ป่า', {
      size: 62,
    }),
    'sage',
    -5,
  ),
  'rice-moon-poems': looks(
    novel('paddy', '#dfe3c4', '#3f5a3a', '#f5efd6', ['จันทร์ข้าวใหม่'], 'ครูเพ็ง บ้านนา', {
      size: 60,
      shape: 0.62,
      thick: 12,
    }),
    'oat',
    5,
  ),
  'the-lighthouse-keeper-of-phuket': looks(
    novel(
      'lighthouse',
      '#2f5f88',
      '#12283d',
      '#d94f3a',
      ['คนเฝ้าประภาคาร', 'แหลมพรหมเทพ'],
      'สมุทร อันดา',
      { print: '#fff2d6', thick: 30 },
    ),
    'rose',
    -4,
  ),
  'ghosts-who-pay-rent': looks(
    novel('windows', '#554a73', '#241d3a', '#f8d873', ['ผีที่จ่ายค่าเช่า', 'ตรงเวลา'], 'คืนพุธ', {
      print: '#f7ecff',
    }),
    'sky',
    4,
  ),
  'mango-season-english-edition': looks(
    novel(
      'mangoes',
      '#f6ead0',
      '#33533a',
      '#efaa2e',
      ['Mango Season'],
      'ten stories from Thailand',
      { size: 62 },
    ),
    'sage',
    -3,
  ),
  'the-orchid-thief-of-nan': looks(
    novel('orchid', '#dfe9df', '#34533f', '#b04f9a', ['โจรกล้วยไม้', 'เมืองน่าน'], 'ภูผา ณ น่าน', {
      size: 68,
    }),
    'oat',
    5,
  ),
  'noodle-boat-comic': looks(
    novel('bowls', '#f4d35e', '#24303f', '#d8402f', ['ก๋วยเตี๋ยวเรือ', '๙ ชาม'], 'ปูเป้ เส้นเล็ก', {
      size: 66,
      face: 'looped',
      shape: 0.74,
      thick: 14,
    }),
    'sky',
    -6,
  ),
  'everyday-isan-kitchen': looks(
    novel(
      'chillies',
      '#f7e7cd',
      '#5a4636',
      '#c9352a',
      ['ครัวอีสาน', 'ทุกวัน'],
      '๘๐ สูตร · แม่บัวลอย โคราช',
      { size: 76, shape: 0.8, thick: 30 },
    ),
    'rose',
    -3,
    (pen, body) =>
      show(
        pen,
        'wood',
        moved(body, 400, 450, 0.92, -9),
        moved(mortar(pen, { tilt: 0.5 }).svg, 800, 900, 0.8),
      ),
  ),
  'birds-of-the-city': looks(
    novel('bird', '#cfe0e3', '#2c3e46', '#d9773a', ['นกในเมือง'], 'คู่มือดูนกจากระเบียง', {
      size: 78,
      shape: 0.6,
      thick: 24,
    }),
    'oat',
    4,
  ),
  'little-money-book': looks(
    novel('coins', '#e8f0e2', '#20493c', '#eab842', ['เงินเดือน', 'เดือนชนเดือน'], 'ณัฐ ออมทีละบาท', {
      size: 68,
      face: 'sans',
    }),
    'rose',
    -4,
  ),
  'thai-typography': looks(
    novel('letter', '#efe9df', '#1d1b1a', '#d2452e', ['หัวกลมตัวกลม'], 'เรื่องของตัวพิมพ์ไทย', {
      size: 62,
      face: 'looped',
      shape: 0.78,
      thick: 26,
    }),
    'sky',
    3,
  ),
  'slow-cycling-thailand': looks(
    novel('bicycle', '#f6e2b8', '#27475a', '#d9603b', ['ปั่นช้า', '๒๔ เส้นทาง'], 'ล้อหมุน คนขี่', {
      size: 76,
      face: 'sans',
    }),
    'sage',
    -5,
  ),
  'balcony-vegetables': looks(
    novel(
      'balcony',
      '#dcebd2',
      '#3d5138',
      '#b9714e',
      ['ปลูกผักบนระเบียง', 'สองตารางเมตร'],
      'ป้าแอ๊ด ระเบียงเขียว',
      { size: 54, face: 'sans' },
    ),
    'oat',
    4,
  ),
  'old-bangkok-maps': looks(
    novel('map', '#ead9b5', '#6b4a2c', '#8fb0b4', ['แผนที่กรุงเทพฯ', 'เมื่อร้อยปีก่อน'], 'ฉบับปกแข็ง', {
      size: 60,
      shape: 0.86,
      thick: 38,
    }),
    'sky',
    -3,
  ),
  'coffee-from-zero': looks(
    novel('coffee', '#c98f5a', '#3d2416', '#f3dcb6', ['กาแฟ', 'ตั้งแต่ศูนย์'], 'บาริสต้าโอ๊ต', {
      size: 78,
      face: 'sans',
      print: '#2a1810',
    }),
    'oat',
    -5,
  ),
  'speak-with-grandmother': looks(
    novel('flowers', '#f7dfd6', '#8c3f4d', '#e58a7b', ['คุยกับยาย', '๑๐๐ คำถาม'], 'สมุดสำหรับสองรุ่น', {
      size: 74,
      face: 'looped',
    }),
    'sage',
    4,
  ),
  'elephant-cannot-sleep': looks(
    picture('elephant', '#2b4370', '#8ea2bd', '#f7d774', ['ช้างน้อยนอนไม่หลับ'], 'น้าจ๋า เล่านิทาน', {
      print: '#fdf1cf',
      size: 66,
    }),
    'rose',
    -4,
  ),
  'where-is-the-gecko': looks(
    picture('gecko', '#f2c14e', '#5b3d22', '#5f9a6b', ['ตุ๊กแกอยู่ไหน'], 'เปิด ปิด หา', {
      size: 84,
      thick: 34,
    }),
    'sky',
    4,
  ),
  'boat-of-lanterns': looks(
    picture('lantern', '#3a3f74', '#191c42', '#f5a544', ['เรือโคมลอย'], 'ดารา ลอยน้ำ', {
      print: '#ffe9b8',
      size: 88,
    }),
    'oat',
    -5,
  ),
  'ko-kai-animals': looks(
    picture(
      'chicken',
      '#f6efdc',
      '#7a3f24',
      '#d9843b',
      ['ก ไก่ สัตว์ป่าเมืองไทย'],
      '๔๔ ตัวอักษร ๔๔ ตัวจริง',
      { size: 62, thick: 30 },
    ),
    'sage',
    3,
  ),
  'counting-at-the-market': looks(
    picture('eggs', '#dff0e6', '#2e5a4c', '#c98b5a', ['นับเลขที่ตลาดเช้า'], 'ครูส้ม', { size: 66 }),
    'rose',
    5,
  ),
  'monsoon-colouring-book': looks(
    picture('umbrellas', '#f7f3ea', '#3a3f46', '#7fb0c9', ['ระบายสี', 'หน้าฝนในซอย'], 'ฟ้าหลังฝน', {
      size: 60,
      shape: 0.76,
    }),
    'sky',
    -4,
  ),
  'space-dog-somtam': looks(
    picture('rocket', '#202a52', '#3d6f9a', '#e2563b', ['ส้มตำ หมาอวกาศ'], 'เอกภพ บ้านสวน', {
      print: '#ffeeb8',
      size: 54,
      shape: 0.72,
      thick: 18,
    }),
    'oat',
    5,
  ),
  'bugs-of-the-rice-field': looks(
    picture('beetle', '#e4ebc4', '#2f3a24', '#c7462f', ['แมลงในนา'], 'เล่มแรกของนักสำรวจ', {
      size: 86,
      shape: 0.84,
    }),
    'rose',
    -3,
  ),
  'grandpa-makes-kites': looks(
    picture('kites', '#bfe0ec', '#d6523c', '#f5c24c', ['ตาทำว่าว'], 'สายลม ท้ายทุ่ง', {
      size: 92,
      print: '#2c3d52',
    }),
    'wood',
    4,
  ),
  'naga-bedtime-box': looks(
    picture('naga', '#20535a', '#f0b83f', '#4fa38a', ['นิทานพญานาค'], 'ชุด ๔ เล่มในกล่อง', {
      print: '#ffeab5',
      size: 72,
      thick: 70,
      shape: 0.84,
    }),
    'oat',
    -5,
  ),
};
