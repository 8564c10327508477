import type { Banner } from './banner-shape.ts';
import { PAPER } from './rimklong.ts';
import { OVEN } from './taoun.ts';
import { dropper, pump, rollOn } from '../care/bottles.ts';
import { creamJar } from '../care/pots-and-tubes.ts';
import { burner, candle, diffuser } from '../care/room-scents.ts';
import { at } from '../scene/shot.ts';

export const hompraiBanners: Readonly<Record<string, Banner>> = {
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
};
