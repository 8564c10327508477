import type { PlainSection } from '@talad/elements/page/page';

/** Routes, layouts, banners and old addresses of a demo shop; keys of its slides and categories. */
export interface DemoLook {
  readonly shopname: string;
  readonly customRoutes: readonly Readonly<Record<string, unknown>>[];
  readonly legacyRedirects: Readonly<Record<string, string>>;
  readonly customCss: string;
  readonly banners: readonly {
    readonly showroom: 'recommend' | 'new';
    readonly position: 'header' | 'footer';
    readonly slide: string;
    readonly title: string;
    readonly title_en: string;
    readonly link: string;
  }[];
  readonly layouts: readonly {
    readonly page: `layout-${string}`;
    readonly position: 'header' | 'footer' | 'recommend';
    /** Keys of categories. */
    readonly categories: readonly string[];
  }[];
  readonly documents: Readonly<
    Record<
      `layout-${string}`,
      { readonly title: string; readonly sections: readonly PlainSection[] }
    >
  >;
}

export const demoLooks: readonly DemoLook[] = [
  {
    shopname: 'dinpao',
    customRoutes: [
      {
        path: '/club',
        title: 'ชมรมคนรักดินเผา',
        title_en: 'The clay club',
        description: 'เปิดเตาเดือนละครั้ง ปั้นของตัวเองได้ เก็บแต้มเป็นส่วนลด',
        description_en:
          'A kiln opening every month, time at the wheel, and points that become discounts.',
        customCss: '.club{--talad-accent:#5d2a17}',
        layouts: ['layout-club'],
      },
      {
        path: '/tagged/{tag}',
        title: 'งานปั้นเรื่อง {tag}',
        title_en: 'Pottery for {tag}',
        description: 'ของจากเตาบ้านเราในหัวข้อ {tag}',
        description_en: 'Pieces from our kiln tagged {tag}',
        layouts: [],
      },
    ],
    legacyRedirects: { '/index.html': '/', '/shop.html': '/search', '/contact.html': '/contactus' },
    customCss:
      '.care::part(heading){color:var(--talad-accent-text)}@media (width >= 750px){.care{margin-block-start:16px}}',
    banners: [
      {
        showroom: 'recommend',
        position: 'header',
        slide: 'kiln',
        title: 'ที่ช่างปั้นเลือกใช้เอง',
        title_en: 'What the potters use themselves',
        link: '/club',
      },
      {
        showroom: 'new',
        position: 'footer',
        slide: 'tea',
        title: 'ชุดชาเคลือบหยก',
        title_en: 'The jade tea set',
        link: '/showroom/recommend',
      },
    ],
    layouts: [
      { page: 'layout-care', position: 'footer', categories: ['tea-coffee', 'dishes', 'kitchen'] },
    ],
    documents: {
      'layout-care': {
        title: 'ดูแลเครื่องปั้น',
        sections: [
          {
            id: 'care',
            name: 'FeatureSection',
            props: {
              title: 'ดูแลอย่างไรให้อยู่นาน',
              className: 'care',
              sectionStyle: 'quiet',
              perRow: 3,
              features: [
                { title: 'ล้างด้วยฟองน้ำนุ่ม', desc: 'เคลือบเงาอยู่นาน ถ้าไม่ขัดด้วยใยเหล็ก' },
                { title: 'เข้าไมโครเวฟได้', desc: 'เว้นใบที่มีขอบทอง ที่เขียนบอกไว้ใต้ก้น' },
                { title: 'แตกระหว่างส่ง เปลี่ยนให้', desc: 'ถ่ายรูปส่งมาภายในเจ็ดวัน' },
              ],
            },
            i18n: {
              en: {
                title: 'How to make it last',
                features: [
                  {
                    title: 'Wash with a soft sponge',
                    desc: 'The glaze stays bright without steel wool',
                  },
                  {
                    title: 'Microwave safe',
                    desc: 'Except gold-rimmed pieces, which are marked underneath',
                  },
                  {
                    title: 'Broken in transit?',
                    desc: 'Send a photo within seven days and we replace it',
                  },
                ],
              },
            },
          },
        ],
      },
      'layout-club': {
        title: 'ชมรม',
        sections: [
          {
            id: 'club',
            name: 'Headline',
            props: {
              title: 'ชมรมคนรักดินเผา',
              description:
                'วันเสาร์แรกของเดือน เราเปิดเตาพร้อมกันที่โรงปั้น มาเลือกใบแรกก่อนใคร หรือนั่งแป้นปั้นของตัวเองก็ได้',
              button: 'คุยกับเรา',
              buttonLink: '/contactus',
              className: 'club',
              sectionStyle: 'tint',
              anchor: 'member',
            },
            i18n: {
              en: {
                title: 'The clay club',
                description:
                  'On the first Saturday of the month we open the kiln together. Choose before anyone else, or sit down at a wheel and make your own.',
                button: 'Talk to us',
              },
            },
          },
          {
            id: 'club-goods',
            name: 'ProductSection',
            props: {
              title: 'สมาชิกชอบ',
              apiOptions: { showroom: 'recommend' },
              productNumber: 4,
              button: 'ดูทั้งหมด',
              buttonLink: '/showroom/recommend',
            },
            i18n: { en: { title: 'Members’ favourites', button: 'See all' } },
          },
        ],
      },
    },
  },
];
