import { croissant } from '../baked/buns.ts';
import { boule } from '../baked/loaves.ts';
import type { Banner } from './banner-shape.ts';
import { moved, type Pen } from '../ink/pen.ts';
import { coffeeBag } from '../packs/paper-packs.ts';
import { glassJar, tin } from '../packs/tins-and-jars.ts';
import { espressoCup } from '../pottery/cups.ts';
import { plate } from '../pottery/plates.ts';
import type { Art } from '../scene/scene.ts';
import { at } from '../scene/shot.ts';
import { mokaPot } from '../table/coffee-makers.ts';

export const OVEN = { wall: '#b98a5a', table: '#855a34', surface: 'wood', horizon: 0.66 } as const;

const onPlate = (pen: Pen, svg: string, glaze: string): Art => {
  const below = plate(pen, { glaze, tilt: 0.34, radius: 300 });
  return { ...below, svg: below.svg + moved(svg, 0, -70) };
};

export const taounBanners: Readonly<Record<string, Banner>> = {
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
};
