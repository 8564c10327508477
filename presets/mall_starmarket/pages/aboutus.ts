import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/mall_starmarket/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        side: 'end',
        slides: [
          {
            image: `${images}/hero.webp`,
            imageMobile: `${images}/hero-mobile.webp`,
            title: 'ข้อความตัวอย่าง: จากสวนถึงแผงในวันเดียว',
            desc: 'ข้อความตัวอย่าง: รถออกจากสวนตีสาม ถึงแผงหกโมง ของที่เหลือไม่ค้างคืน',
            ground: 'deep',
          },
        ],
      },
      i18n: {
        en: {
          slides: [
            {
              image: `${images}/hero.webp`,
              imageMobile: `${images}/hero-mobile.webp`,
              title: 'Sample text: From orchard to stall in a day',
              desc: 'Sample text: The truck leaves the orchard at three and reaches the stall at six. Nothing stays overnight.',
              ground: 'deep',
            },
          ],
        },
      },
    },
    {
      id: 'about-values',
      name: 'FeatureSection',
      props: {
        title: 'ข้อความตัวอย่าง: สิ่งที่เรายึดถือ',
        features: [
          {
            title: 'ข้อความตัวอย่าง: ชั่งครบ',
            desc: 'ข้อความตัวอย่าง: ชั่งต่อหน้า ถ่ายรูปส่งให้',
          },
          {
            title: 'ข้อความตัวอย่าง: รู้ที่มา',
            desc: 'ข้อความตัวอย่าง: บอกชื่อสวนทุกชนิด',
          },
          {
            title: 'ข้อความตัวอย่าง: หวานแน่',
            desc: 'ข้อความตัวอย่าง: ไม่หวานคืนเงิน',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        layout: 'schedule',
        sectionStyle: 'tint',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Full weight',
              desc: 'Sample text: Weighed with a photo',
            },
            {
              title: 'Sample text: Known growers',
              desc: 'Sample text: Every orchard is named',
            },
            {
              title: 'Sample text: Sweet or refunded',
              desc: 'Sample text: Refunded if it is not',
            },
          ],
        },
      },
    },
    {
      id: 'about-products',
      name: 'ProductSection',
      props: {
        title: 'ราคาวันนี้',
        apiOptions: { sort: 'popular' },
        productNumber: 8,
        layout: 'board',
      },
      i18n: { en: { title: 'Today’s prices' } },
    },
  ],
} as const satisfies PresetPage;
