import type { Banner } from './banner-shape.ts';
import type { Pen } from '../ink/pen.ts';
import { bookPile } from '../paper/books.ts';
import { clipLamp } from '../paper/clip-lamp.ts';
import { inkBottle } from '../paper/ink-bottle.ts';
import { mug, teaCup } from '../pottery/cups.ts';
import type { Art } from '../scene/scene.ts';
import { at } from '../scene/shot.ts';

export const PAPER = { wall: '#8a5a48', table: '#7a5238', surface: 'wood', horizon: 0.66 } as const;

const pile = (pen: Pen, books: Parameters<typeof bookPile>[1]): Art => ({
  svg: bookPile(pen, books),
  foot: 220,
  height: books.length * 62,
  depth: 0.4,
});

export const READ = [
  { color: '#2f5f88', title: 'แหลมพรหมเทพ' },
  { color: '#d9a441', title: 'บ้านแมวสี่สิบตัว', wide: 390 },
  { color: '#7c1f2c', title: 'ฝนตกที่เยาวราช', thick: 54 },
  { color: '#3f6f5a', title: 'โจรกล้วยไม้เมืองน่าน', wide: 404 },
];

export const rimklongBanners: Readonly<Record<string, Banner>> = {
  'rimklong/shelf': {
    room: PAPER,
    things: (pen) => [
      at(clipLamp(pen, '#3f5a48'), 300, -60, 0.86),
      at(pile(pen, READ), -210, -20, 1.1),
      at(
        pile(pen, [
          { color: '#6b4f7a', title: 'ผีที่จ่ายค่าเช่า' },
          { color: '#c9573f', title: 'ครัวอีสานทุกวัน', wide: 380 },
        ]),
        200,
        110,
        0.9,
      ),
      at(teaCup(pen, { glaze: '#efe6d4', filled: '#8a5a2b' }), -420, 120, 0.66),
    ],
  },
  'rimklong/paper': {
    room: { ...PAPER, wall: '#4f6478', table: '#84603f' },
    things: (pen) => [
      at(inkBottle(pen, '#2c3f73'), -320, -30, 0.86),
      at(inkBottle(pen, '#2f6b45'), 20, -60, 0.76),
      at(inkBottle(pen, '#8f2340'), 330, -20, 0.88),
      at(
        pile(pen, [
          { color: '#d8c7a5', title: 'สมุดปกผ้า' },
          { color: '#6d7f55', title: 'สมุดปกผ้า', wide: 400 },
        ]),
        -100,
        130,
        0.9,
      ),
      at(mug(pen, { glaze: '#e9dfc8' }), 360, 130, 0.54),
    ],
  },
};
