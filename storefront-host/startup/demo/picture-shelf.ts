import type { StoredImage } from '../../db/schema.ts';
import {
  colorOption,
  type DemoProduct,
  type DemoShop,
  type Text,
} from '../../../presets/demo-market/demo-content.ts';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import type { CopiedPicture } from './copy-pictures.ts';

/** The pictures by shop and name, with their descriptions. */
export interface PictureShelf {
  readonly image: (shopId: number, name: string) => StoredImage;
  /** All pictures of one product, in the order of its gallery. */
  readonly images: (shopId: number, key: string) => readonly StoredImage[];
}

export function shelve(copied: readonly CopiedPicture[]): PictureShelf {
  const shops = new Map<string, DemoShop>(
    [demoMarket.mall, ...demoMarket.shops].map((shop) => [shop.shopname, shop]),
  );
  const galleries = new Map<string, StoredImage[]>();
  const images = new Map<string, StoredImage>();
  for (const { shipped, media } of copied) {
    const [key = '', view = ''] = shipped.name.split('/');
    const image = { media_id: media.id, ...textsOf(shops.get(shipped.shop), key, view) };
    images.set(`${media.shop_id}/${shipped.name}`, image);
    const gallery = galleries.get(`${media.shop_id}/${key}`) ?? [];
    galleries.set(`${media.shop_id}/${key}`, [...gallery, image]);
  }
  return {
    image(shopId, name) {
      const found = images.get(`${shopId}/${name}`);
      if (!found) throw new Error(`no picture '${name}' of shop ${shopId}`);
      return found;
    },
    images: (shopId, key) => galleries.get(`${shopId}/${key}`) ?? [],
  };
}

function textsOf(
  shop: DemoShop | undefined,
  key: string,
  view: string,
): Omit<StoredImage, 'media_id'> {
  const product = shop?.products.find((one) => one.key === key);
  if (product) return productTexts(product, view);
  const slide = shop?.slides.find((one) => one.key === key);
  const alt = slide?.title ?? shop?.title;
  if (!alt) throw new Error(`nothing is called '${key}'`);
  return { alt };
}

function productTexts(product: DemoProduct, view: string): Omit<StoredImage, 'media_id'> {
  const { title, scene } = product;
  const option = colorOption(product);
  const shown =
    view === 'front' ? option?.items[0] : option?.items.find((item) => item.key === view);
  const chosen = option && shown ? { option: { [option.key]: shown.key } } : {};
  return { alt: productAlt(title, scene, view, shown?.title), ...chosen };
}

function productAlt(title: Text, scene: Text | undefined, view: string, item?: Text): Text {
  if (view === 'front') return title;
  if (view === 'use') return scene ?? title;
  if (view === 'near') return { th: `${title.th} ระยะใกล้`, en: `${title.en}, close up` };
  return { th: `${title.th} ${item?.th ?? ''}`, en: `${title.en}, ${item?.en ?? ''}` };
}
