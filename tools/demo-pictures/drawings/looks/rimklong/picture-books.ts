import { looks, picture } from './covers.ts';
import type { Look } from '../../scene/shot.ts';

export const pictureBookLooks: Readonly<Record<string, Look>> = {
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
