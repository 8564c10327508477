import type { Banner } from './banners.ts';
import { cat, grassShell } from './cat-things.ts';
import { bookPile } from './books.ts';
import { boule, croissant } from './breads.ts';
import { cake, cube, ringOn, rosette } from './cakes.ts';
import { espressoCup, mug, teaCup } from './cups.ts';
import { clipLamp, inkBottle } from './desk-things.ts';
import { burner, candle, creamJar, diffuser, dropper, pump, rollOn } from './care-things.ts';
import { flowerPot, monstera, snakePlant } from './garden-plants.ts';
import { wateringCan } from './garden-things.ts';
import { moved, type Pen } from './pen.ts';
import { boneShape, petBowl, rubberBall } from './pet-things.ts';
import { plate } from './plates.ts';
import type { Art } from './scene.ts';
import { at } from './shot.ts';
import { coffeeBag, glassJar, mokaPot, tin } from './vessels.ts';

const PAPER = { wall: '#8a5a48', table: '#7a5238', surface: 'wood', horizon: 0.66 } as const;
const OVEN = { wall: '#b98a5a', table: '#855a34', surface: 'wood', horizon: 0.66 } as const;

const pile = (pen: Pen, books: Parameters<typeof bookPile>[1]): Art => ({
  svg: bookPile(pen, books),
  foot: 220,
  height: books.length * 62,
  depth: 0.4,
});
const onPlate = (pen: Pen, svg: string, glaze: string): Art => {
  const below = plate(pen, { glaze, tilt: 0.34, radius: 300 });
  return { ...below, svg: below.svg + moved(svg, 0, -70) };
};
const READ = [
  { color: '#2f5f88', title: 'แหลมพรหมเทพ' },
  { color: '#d9a441', title: 'บ้านแมวสี่สิบตัว', wide: 390 },
  { color: '#7c1f2c', title: 'ฝนตกที่เยาวราช', thick: 54 },
  { color: '#3f6f5a', title: 'โจรกล้วยไม้เมืองน่าน', wide: 404 },
];

export const moreBanners: Readonly<Record<string, Banner>> = {
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
  'taoun/oven': {
    room: OVEN,
    things: (pen) => [
      at(
        glassJar(
          pen,
          '#8f9f3f',
          { paper: '#fbf4e2', ink: '#4f6a2a', lines: ['สังขยา', 'ใบเตย'], size: 52 },
          { lid: '#4f6a2a' },
        ),
        350,
        -50,
        0.78,
      ),
      at(onPlate(pen, moved(boule(pen, '#a8642f'), 0, -60, 0.62), '#efe6d4'), -210, 10, 1),
      at(
        onPlate(
          pen,
          moved(croissant(pen, '#cf8a3c'), -60, 10, 0.62, -8) +
            moved(croissant(pen, '#cf8a3c'), 70, 40, 0.62, 10),
          '#9bb0a5',
        ),
        250,
        120,
        0.8,
      ),
      at(espressoCup(pen, { glaze: '#3f4f57' }), -420, 140, 0.62),
    ],
  },
  'taoun/coffee-bar': {
    room: { ...OVEN, wall: '#5f4a3c', table: '#7a5638' },
    things: (pen) => [
      at(
        coffeeBag(pen, '#c9952f', { paper: '#fdf1cf', ink: '#6b2f14', lines: ['โกปี้', 'ชุมพร'] }),
        -360,
        -60,
        0.74,
      ),
      at(
        coffeeBag(pen, '#e9d3d0', {
          paper: '#fffaf2',
          ink: '#8f2f4a',
          lines: ['แม่ฮ่องสอน'],
          size: 38,
        }),
        -60,
        -70,
        0.72,
      ),
      at(mokaPot(pen, '#b9bcbf'), 270, -10, 0.84),
      at(
        tin(pen, '#2f5a4a', { paper: '#f4ead0', ink: '#1f4034', lines: ['แม่สลอง'] }),
        470,
        30,
        0.6,
      ),
      at(espressoCup(pen, { glaze: '#efe6d4' }), -190, 130, 0.72),
      at(espressoCup(pen, { glaze: '#c98b6b' }), 190, 150, 0.66),
    ],
  },
  'homprai/garden': {
    room: { ...OVEN, wall: '#6f8f72', table: '#86633f' },
    things: (pen) => [
      at(
        pump(pen, '#4f7a45', { paper: '#f4f3dc', ink: '#2f4f2a', lines: ['มะกรูด'] }),
        -360,
        -60,
        0.82,
      ),
      at(
        pump(pen, '#a9c27a', { paper: '#fbf8ea', ink: '#3f5a2a', lines: ['ใบเตย'] }),
        -80,
        -70,
        0.78,
      ),
      at(
        dropper(pen, '#a8641e', { paper: '#fbf1d8', ink: '#7a4a10', lines: ['ขมิ้นชัน'] }),
        200,
        -50,
        0.86,
      ),
      at(
        creamJar(pen, '#6f8f6a', { paper: '#f4f1e2', ink: '#34533a', lines: ['ใบบัวบก'], size: 34 }),
        400,
        60,
        0.8,
      ),
      at(
        rollOn(pen, '#8a78b0', { paper: '#f4f0fa', ink: '#5b4a82', lines: ['หลับดี'], size: 30 }),
        -200,
        120,
        0.7,
      ),
    ],
  },
  'homprai/evening': {
    room: { ...PAPER, wall: '#5f5668', table: '#6f5138' },
    things: (pen) => [
      at(
        diffuser(pen, '#d9d98a', { paper: '#fbfbf0', ink: '#55661e', lines: ['ตะไคร้'], size: 30 }),
        -330,
        -20,
        0.84,
      ),
      at(burner(pen, '#b8674a'), 20, -40, 0.9),
      at(
        candle(pen, '#f6efdc', { paper: '#ffffff', ink: '#5f8a5b', lines: ['มะลิลา'], size: 36 }),
        350,
        10,
        0.86,
      ),
      at(
        candle(pen, '#b5654a', { paper: '#efe0d3', ink: '#6b2f1c', lines: ['ฝนแรก'], size: 36 }),
        -140,
        130,
        0.66,
      ),
    ],
  },
  'hangbai/balcony': {
    room: { ...OVEN, wall: '#7fa590', table: '#8a6844' },
    things: (pen) => [
      at(flowerPot(pen, { color: '#e6dfd0', gloss: 0.5, green: monstera(pen) }), -350, -20, 0.8),
      at(flowerPot(pen, { color: '#c07a50', green: snakePlant() }), -20, -50, 0.72),
      at(wateringCan(pen, '#e0b23f'), 260, 40, 0.82),
      at(flowerPot(pen, { color: '#3a5486', gloss: 0.9 }), -180, 130, 0.5),
    ],
  },
  'hangbai/good-dog': {
    room: { ...OVEN, wall: '#c98f5a', table: '#86633f' },
    things: (pen) => [
      at(
        petBowl(pen, '#3f6f68', { art: boneShape('#efe6d2', 60), food: '#8a5a33' }),
        -260,
        30,
        0.86,
      ),
      at(rubberBall(pen, '#c8412f'), 110, 0, 0.5),
      at(
        { svg: moved(cat('#d99a52'), 0, -50, 1.15), foot: 200, height: 120, depth: 0.6 },
        360,
        60,
        1,
      ),
      at(grassShell(pen), 60, 150, 0.5),
    ],
  },
};

/** What a shop's sign shows: at (250, 410) on a round of its colour. */
export const moreSigns: Readonly<
  Record<string, { readonly color: string; readonly art: (pen: Pen) => string }>
> = {
  rimklong: { color: '#a8553f', art: (pen) => moved(bookPile(pen, READ), 250, 400, 0.86) },
  taoun: {
    color: '#c98a45',
    art: (pen) =>
      moved(
        cake(pen, {
          cream: '#fdf6e8',
          high: 200,
          layers: ['#c98a4a', '#fdf6e8', '#c98a4a', '#fdf6e8'],
          top: '#fdf6e8',
          onTop: (_s, y) =>
            ringOn(y, 150, 8, () => rosette('#f3d9c4'), 0.9) +
            ringOn(y, 40, 3, () => cube('#c9352a'), 0.9),
        }).svg,
        250,
        420,
        0.7,
      ),
  },
  homprai: {
    color: '#7d9a78',
    art: (pen) =>
      moved(
        candle(pen, '#f6efdc', { paper: '#ffffff', ink: '#5f8a5b', lines: ['หอมไพร'], size: 40 })
          .svg,
        250,
        410,
        0.86,
      ),
  },
  hangbai: {
    color: '#6f9f8c',
    art: (pen) =>
      moved(
        flowerPot(pen, { color: '#d08a4a', green: moved(monstera(pen), 0, 0, 0.8) }).svg,
        250,
        430,
        0.66,
      ),
  },
};
