import { lyingCloth, soft } from '../../cloth/cloth.ts';
import { lit } from '../../ink/color.ts';
import { ellipse, moved, type Pen, radial } from '../../ink/pen.ts';
import { potAndSaucer } from '../../pottery/planter.ts';
import { plate } from '../../pottery/plates.ts';
import type { Art, Room } from '../../scene/scene.ts';

export const SAND: Room = { wall: '#e9ded0', table: '#d8bf9f', surface: 'wood' };
export const SAGE: Room = { wall: '#dfe1d3', table: '#cdb592', surface: 'wood' };
export const BLUSH: Room = { wall: '#ecdad0', table: '#dcc7b0', surface: 'linen' };
export const MIST: Room = { wall: '#dbe0e2', table: '#d3bc9b', surface: 'wood' };
export const DUSK: Room = { wall: '#54453b', table: '#7a5c42', surface: 'wood' };

export const pot = (pen: Pen, glaze: string, green: (pen: Pen) => string) => {
  const { svg, rim } = potAndSaucer(pen, { glaze });
  return { svg: svg + moved(green(pen), 0, rim + 6), foot: 170, height: 330 };
};

/** Draws a napkin below a flat object. */
export const napkin = (pen: Pen, color: string) =>
  moved(
    lyingCloth(
      pen,
      soft([
        [-300, -260],
        [-300, -260],
        [300, -270],
        [300, -270],
        [306, 270],
        [306, 270],
        [-296, 264],
        [-296, 264],
      ]),
      { color, weave: 'pinstripe', accent: lit(color, 0.6) },
      [
        [
          [-80, -250],
          [-60, 260],
        ],
      ],
    ),
    640,
    560,
    1,
    14,
  );

export function plateOf(pen: Pen) {
  return plate(pen, { glaze: '#e8dcc4', tilt: 0.3, radius: 330 });
}

/** Draws an object from above, with the shadow of its round or leaf-shaped rim. */
export function lay(pen: Pen, art: Art, x: number, y: number, scale = 1, turn = 0): string {
  const flat = art.depth ?? 1;
  const soft = `fill="${radial(pen, [
    [0.78, '#2a1a10', 0.42],
    [1, '#2a1a10', 0],
  ])}"`;
  return moved(
    ellipse(24, 26, art.foot * 1.3, art.foot * 1.28 * flat, soft) + art.svg,
    x,
    y,
    scale,
    turn,
  );
}
