import { fruitIn } from './props.ts';
import { READ } from './rimklong.ts';
import { cake, cube, ringOn, rosette } from '../baked/cakes.ts';
import { candle } from '../care/room-scents.ts';
import { mango } from '../fruit/mango.ts';
import { flowerPot } from '../garden/flower-pot.ts';
import { monstera } from '../garden/house-plants.ts';
import { cottonTwig } from '../garden/plants.ts';
import { moved, type Pen, type Svg } from '../ink/pen.ts';
import { basket } from '../packs/baskets.ts';
import { bookPile } from '../paper/books.ts';
import { teapot } from '../pottery/teapot.ts';

/** Drawings for the shops' avatars, centred at (250, 410). */
export const signs: Readonly<
  Record<string, { readonly color: string; readonly art: (pen: Pen) => Svg }>
> = {
  market: {
    color: '#0f6b5c',
    art: (pen) => moved(basket(pen, { inside: fruitIn(pen) }).svg, 250, 400, 0.62),
  },
  dinpao: {
    color: '#c07a52',
    art: (pen) => moved(teapot(pen, { glaze: '#efe6d4' }).svg, 236, 408, 0.62),
  },
  faicotton: { color: '#3d5a86', art: () => moved(cottonTwig(330), 250, 470, 0.92) },
  suansri: { color: '#6f9a4f', art: (pen) => moved(mango(pen).svg, 266, 408, 0.92) },
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
