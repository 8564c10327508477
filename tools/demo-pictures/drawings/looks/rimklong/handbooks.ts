import { moved } from '../../ink/pen.ts';
import { looks, novel, show } from './covers.ts';
import { mortar } from '../../pottery/mortar.ts';
import type { Look } from '../../scene/shot.ts';

export const handbookLooks: Readonly<Record<string, Look>> = {
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
};
