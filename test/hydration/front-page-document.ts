import { pageOf } from '../../elements/page/page.ts';

/** Builds a front page with one section of each kind. */
export const frontPageDocument = pageOf('หน้าแรก', [
  {
    id: 'slides',
    name: 'SlideShowSection',
    props: {
      slides: [
        { title: 'ถ้วยใบใหม่', desc: 'ปั้นมือทีละใบ', button: 'ดูทั้งหมด', link: '/showroom/new' },
        { title: 'จานลายคราม', desc: 'เคลือบสองชั้น', button: 'เลือกซื้อ', link: '/search' },
      ],
    },
    i18n: {
      en: {
        slides: [
          {
            title: 'New cups',
            desc: 'Made one by one',
            button: 'See all',
            link: '/showroom/new',
          },
          { title: 'Blue plates', desc: 'Glazed twice', button: 'Shop now', link: '/search' },
        ],
      },
    },
  },
  { id: 'head', name: 'Headline', props: { title: 'ของดีจากมือคนทำ' } },
  {
    id: 'popular',
    name: 'ProductSection',
    props: { title: 'ขายดี', apiOptions: { sort: 'popular' }, productNumber: 4 },
  },
  {
    id: 'text',
    name: 'ParagraphSection',
    props: { title: 'เรื่องของเรา', description: 'เราปั้นดินมาสามสิบปี' },
  },
  { id: 'gone', name: 'OldSection', props: {} },
]);
