import { pomelo } from '../fruit/large-fruits.ts';
import { mango } from '../fruit/mango.ts';
import { mangosteen, rambutan } from '../fruit/small-fruits.ts';
import { cottonTwig, leaf } from '../garden/plants.ts';
import { moved, type Pen, type Svg } from '../ink/pen.ts';
import { potAndSaucer } from '../pottery/planter.ts';
import type { Art, Placed } from '../scene/scene.ts';
import { at, loose } from '../scene/shot.ts';

/** Draws cotton twigs for a vase below them. */
export const cotton = (x: number, y: number, s: number): Placed =>
  at(loose(cottonTwig(260)), x, y, s);

export function potted(pen: Pen, glaze: string, green: Svg): Art {
  const { svg, rim } = potAndSaucer(pen, { glaze });
  return { svg: svg + moved(green, 0, rim + 6), foot: 170, height: 330 };
}

/** Fruit in the market's basket. */
export function fruitIn(pen: Pen): Svg {
  return (
    moved(leaf(0, 0, 190, 100, -40, '#4f7f3a') + leaf(0, 0, 180, 90, 38, '#5d8d42'), 0, -110) +
    moved(pomelo(pen).svg, -96, 40, 0.56) +
    moved(mango(pen).svg, 90, 20, 0.66, 10) +
    moved(mango(pen).svg, -10, 46, 0.7, -8) +
    moved(rambutan(pen).svg, -160, 66, 0.54) +
    moved(mangosteen(pen).svg, 170, 66, 0.62)
  );
}
