import { createHash } from 'node:crypto';
import type { Lang } from '../db/schema.ts';
import type { DemoOption, DemoProduct, DemoShop } from './content/demo-content.ts';
import { demoMarket } from './content/index.ts';
import { avatar, banner, TALL, WIDE } from './drawings/banners.ts';
import { dinpaoLooks } from './drawings/looks-dinpao.ts';
import { faicottonLooks } from './drawings/looks-faicotton.ts';
import { suansriLooks } from './drawings/looks-suansri.ts';
import { createPen, drawing, type Pen } from './drawings/pen.ts';
import { closeUp, SIDE, type Look } from './drawings/shot.ts';

export interface PlannedPicture {
  readonly shopId: number;
  /** 'salt-glaze-mug/use', 'kiln/wide', 'avatar'. */
  readonly name: string;
  readonly alt: Readonly<Record<Lang, string>>;
  readonly option?: Readonly<Record<string, string>>;
  readonly svg: () => string;
}

/** One of the widths that pages ask for, so that the original serves as the largest of them. */
const KEPT = 960;

/** Ids are given, not drawn from the sequence: the pictures' folders are named before the shops exist. */
export const demoShopIds: Readonly<Record<string, number>> = Object.fromEntries(
  [demoMarket.mall, ...demoMarket.shops].map((shop, index) => [shop.shopname, index + 1]),
);

const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  dinpao: dinpaoLooks,
  faicotton: faicottonLooks,
  suansri: suansriLooks,
};

/** Every picture of the demo market, drawn only when `svg` is called. */
export function planPictures(): readonly PlannedPicture[] {
  return [demoMarket.mall, ...demoMarket.shops].flatMap((shop) => [
    ...shop.products.flatMap((product) => productPictures(shop, product)),
    ...sitePictures(shop),
  ]);
}

/** The option whose values are seen: its pictures show one each. */
export function colorOption(product: DemoProduct): DemoOption | undefined {
  return product.options?.find((option) => option.items.every((item) => item.color));
}

/** The name of a file that is the same for the same drawing, so that a second try writes over the first. */
export function mediaIdOf(shopId: number, svg: string): string {
  const hex = createHash('sha256').update(`${shopId}:${svg}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** In the order of the gallery: the product, in use, close up, then its other colours. */
function productPictures(shop: DemoShop, product: DemoProduct): readonly PlannedPicture[] {
  const look = looks[shop.shopname]?.[product.key];
  if (!look) throw new Error(`no drawing of '${product.key}'`);
  const { title, scene, key } = product;
  const option = colorOption(product);
  const [first, ...others] = option?.items ?? [];
  const picture = (
    name: string,
    alt: PlannedPicture['alt'],
    draw: (pen: Pen) => string,
    item?: string,
  ): PlannedPicture => ({
    shopId: demoShopIds[shop.shopname] ?? 0,
    name: `${key}/${name}`,
    alt,
    ...(option && item ? { option: { [option.key]: item } } : {}),
    svg: () => square(`${key}/${name}`, draw),
  });
  const { near } = look;
  return [
    picture('front', title, (pen) => look.front(pen, first?.color ?? look.color), first?.key),
    picture('use', scene, (pen) => look.use(pen, first?.color ?? look.color)),
    // Colours are views enough.
    ...(near && others.length === 0
      ? [
          picture('near', { th: `${title.th} ระยะใกล้`, en: `${title.en}, close up` }, (pen) =>
            closeUp(look.front(pen, first?.color ?? look.color), near),
          ),
        ]
      : []),
    ...others.map((item) =>
      picture(
        item.key,
        { th: `${title.th} ${item.title.th}`, en: `${title.en}, ${item.title.en}` },
        (pen) => look.front(pen, item.color ?? look.color),
        item.key,
      ),
    ),
  ];
}

function sitePictures(shop: DemoShop): readonly PlannedPicture[] {
  const shopId = demoShopIds[shop.shopname] ?? 0;
  const slides = shop.slides.flatMap((slide) => {
    const key = `${shop.shopname}/${slide.key}`;
    return [WIDE, TALL].map((size): PlannedPicture => {
      const name = `${slide.key}/${size === WIDE ? 'wide' : 'tall'}`;
      return {
        shopId,
        name,
        alt: slide.title,
        svg: () => {
          const pen = createPen(`${key}/${name}`);
          const body = banner(pen, key, size);
          return drawing(pen, size.width, size.height, body);
        },
      };
    });
  });
  const sign: PlannedPicture = {
    shopId,
    name: 'avatar',
    alt: shop.title,
    svg: () => {
      const pen = createPen(shop.shopname);
      const body = avatar(pen, shop.shopname);
      return drawing(pen, 500, 500, body);
    },
  };
  return [...slides, sign];
}

function square(seed: string, draw: (pen: Pen) => string): string {
  const pen = createPen(seed);
  const body = draw(pen);
  return drawing(pen, SIDE, SIDE, body, KEPT / SIDE);
}
