import type { layoutShowrooms } from '@talad/elements/page/look/layout-rules';
import { presets } from '../../../../presets/index.ts';
import { trades } from '../../../../presets/trades.ts';
import { choice, image, link, list, say, toggle, words, type FrameField } from './frame-field.ts';

export const showrooms: Readonly<Record<(typeof layoutShowrooms)[number], ReturnType<typeof say>>> =
  {
    new: say('New arrivals', 'สินค้าใหม่'),
    hot: say('Best sellers', 'สินค้าขายดี'),
    sale: say('On sale', 'สินค้าลดราคา'),
    recommend: say('Recommended', 'สินค้าแนะนำ'),
  };

/** The choice that stores no template. */
const AS_THEME = 'theme';

/** Fields of the whole site (decisions 490, 491). */
export const siteFields: readonly FrameField[] = [
  {
    path: '/landingPageEnable',
    ...toggle(say('Show the designed front page', 'แสดงหน้าแรกที่ออกแบบไว้'), true),
  },
  { path: '/logoImage', ...image(say('Logo of the shop', 'โลโก้ร้าน')) },
  { path: '/coverImage', ...image(say('Cover of the shop', 'รูปปกร้าน')) },
  {
    // The first is the default of a design (spec §9).
    path: '/categoryName',
    ...choice(
      Object.fromEntries(trades.map(({ key, label }) => [key, label])),
      say('Trade of the shop', 'ประเภทร้าน'),
    ),
  },
  {
    path: '/currentTemplate',
    ...choice(
      {
        [AS_THEME]: say('As the theme', 'ตามธีมที่ใช้'),
        ...Object.fromEntries(presets.map(({ key, label }) => [key, label])),
      },
      say('Templates of new pages', 'แม่แบบของหน้าใหม่'),
    ),
    form: {
      read: (value) => value ?? AS_THEME,
      write: (value) => (value === AS_THEME ? undefined : value),
    },
  },
];

/** Pictures above or below the products of a showroom (spec §2 "Page contents"). */
export const bannerFields: readonly FrameField[] = [
  {
    path: '/pages/search/banners',
    ...list(say('Banners of showrooms', 'แบนเนอร์ของโชว์รูม'), 20, {
      showroom: choice(showrooms, say('Showroom', 'โชว์รูม')),
      position: choice(
        { header: say('Above', 'ด้านบน'), footer: say('Below', 'ด้านล่าง') },
        say('Place', 'ตำแหน่ง'),
      ),
      image: image(say('Image', 'รูป')),
      imageMobile: image(say('Image on phones', 'รูปบนมือถือ')),
      title: words(say('Text', 'ข้อความ')),
      title_en: words(say('Text in English', 'ข้อความภาษาอังกฤษ')),
      link: link(say('Link', 'ลิงก์')),
    }),
    // A new line shows its first choices, which pages read from what is saved.
    form: {
      read: (value) => value,
      write: (value) =>
        Array.isArray(value)
          ? value.map((line: object) => ({ showroom: 'new', position: 'header', ...line }))
          : value,
    },
  },
];
