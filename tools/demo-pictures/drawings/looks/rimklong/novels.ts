import { leaf } from '../../garden/plants.ts';
import { moved } from '../../ink/pen.ts';
import { looks, novel, show } from './covers.ts';
import { teaCup } from '../../pottery/cups.ts';
import type { Look } from '../../scene/shot.ts';

export const novelLooks: Readonly<Record<string, Look>> = {
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
};
