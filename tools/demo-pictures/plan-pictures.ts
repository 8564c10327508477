import { createHash } from 'node:crypto';
import {
  colorOption,
  type DemoProduct,
  type DemoShop,
} from '../../presets/demo-market/demo-content.ts';
import { demoMarket } from '../../presets/demo-market/index.ts';
import { avatar } from './drawings/banners/avatar.ts';
import { TALL, WIDE } from './drawings/banners/banner-shape.ts';
import { banner } from './drawings/banners/banner.ts';
import { dinpaoLooks } from './drawings/looks/dinpao/index.ts';
import { faicottonLooks } from './drawings/looks/faicotton/index.ts';
import { hangbaiLooks } from './drawings/looks/hangbai/index.ts';
import { hompraiLooks } from './drawings/looks/homprai/index.ts';
import { rimklongLooks } from './drawings/looks/rimklong/index.ts';
import { suansriLooks } from './drawings/looks/suansri/index.ts';
import { taounLooks } from './drawings/looks/taoun/index.ts';
import { createPen, drawing, type Pen } from './drawings/ink/pen.ts';
import { closeUp, SIDE, type Look } from './drawings/scene/shot.ts';

export interface PlannedPicture {
  readonly shop: string;
  /** E.g. 'salt-glaze-mug/use', 'kiln/wide' or 'avatar'. */
  readonly name: string;
  readonly svg: () => string;
}

/**
 * Width of the originals: one of the widths that pages request, so that the original serves as the largest variant.
 */
const KEPT = 1600;
const SLIDE = 1600;
const SIGN = 480;

const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  dinpao: dinpaoLooks,
  faicotton: faicottonLooks,
  suansri: suansriLooks,
  rimklong: rimklongLooks,
  taoun: taounLooks,
  homprai: hompraiLooks,
  hangbai: hangbaiLooks,
};

/** Plans every picture of the demo market; one is drawn only when its `svg` is called. */
export function planPictures(): readonly PlannedPicture[] {
  return [demoMarket.mall, ...demoMarket.shops].flatMap((shop) => [
    ...shop.products.flatMap((product) => productPictures(shop, product)),
    ...sitePictures(shop),
  ]);
}

/** Recorded in pictures.json, so that only pictures whose drawing has changed are rendered again. */
export function drawnHash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 32);
}

/** Returns the pictures in the order of the gallery: the product, in use, close up, then its other colours. */
function productPictures(shop: DemoShop, product: DemoProduct): readonly PlannedPicture[] {
  const look = looks[shop.shopname]?.[product.key];
  if (!look) throw new Error(`no drawing of '${product.key}'`);
  const [first, ...others] = colorOption(product)?.items ?? [];
  const picture = (view: string, draw: (pen: Pen) => string): PlannedPicture => {
    const name = `${product.key}/${view}`;
    return { shop: shop.shopname, name, svg: () => square(name, draw) };
  };
  const { near, use } = look;
  const color = first?.color ?? look.color;
  return [
    picture('front', (pen) => look.front(pen, color)),
    ...(use ? [picture('use', (pen) => use(pen, color))] : []),
    // A product in several colours needs no close-up.
    ...(near && others.length === 0
      ? [picture('near', (pen) => closeUp(look.front(pen, color), near))]
      : []),
    ...others.map((item) => picture(item.key, (pen) => look.front(pen, item.color ?? look.color))),
  ];
}

function sitePictures({ shopname: shop, slides }: DemoShop): readonly PlannedPicture[] {
  const banners = slides.flatMap((slide) =>
    [WIDE, TALL].map((size): PlannedPicture => {
      const key = `${shop}/${slide.key}`;
      const name = `${slide.key}/${size === WIDE ? 'wide' : 'tall'}`;
      return {
        shop,
        name,
        svg: () => {
          const pen = createPen(`${key}/${name}`);
          const body = banner(pen, key, size);
          return drawing(
            pen,
            size.width,
            size.height,
            body,
            size === WIDE ? SLIDE / WIDE.width : 1,
          );
        },
      };
    }),
  );
  const sign: PlannedPicture = {
    shop,
    name: 'avatar',
    svg: () => {
      const pen = createPen(shop);
      const body = avatar(pen, shop);
      return drawing(pen, 500, 500, body, SIGN / 500);
    },
  };
  return [...banners, sign];
}

function square(seed: string, draw: (pen: Pen) => string): string {
  const pen = createPen(seed);
  const body = draw(pen);
  return drawing(pen, SIDE, SIDE, body, KEPT / SIDE);
}
