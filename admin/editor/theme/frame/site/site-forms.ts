import { layoutShowrooms } from '@talad/elements/page/look/layout-rules';
import { MAX_IDS, MAX_LAYOUTS, MAX_ROUTES, MAX_RULES } from '@talad/elements/page/look/check-look';
import { choice, list, say, when, words, type FrameField } from '../frame-field.ts';
import { showrooms } from '../site-fields.ts';
import { ANY, conditionPages, routesOfForm, rulesOfForm, rulesToForm } from './layout-form.ts';

/** Records of the shop, which PickedList chooses by name. */
const picked = (label: ReturnType<typeof say>, maxItems = MAX_IDS) => list(label, maxItems, {});
const on = (name: keyof typeof conditionPages, options: ReturnType<typeof picked>) =>
  when('on', conditionPages[name], options);

/** Layouts on pages of other kinds (spec §2 "Page contents"). */
export const layoutFields: readonly FrameField[] = [
  {
    path: '/layouts',
    isPicked: true,
    ...list(say('Layouts', 'เลย์เอาต์'), MAX_RULES, {
      page: words(say('Layout', 'เลย์เอาต์'), 64),
      on: choice(
        {
          product: say('Product pages', 'หน้าสินค้า'),
          category: say('Category pages', 'หน้าหมวดหมู่'),
          search: say('Search and showrooms', 'หน้าค้นหาและโชว์รูม'),
        },
        say('Shown on', 'แสดงที่'),
      ),
      position: choice(
        {
          header: say('Above', 'ด้านบน'),
          footer: say('Below', 'ด้านล่าง'),
          recommend: say('With the recommended products', 'ร่วมกับสินค้าแนะนำ'),
        },
        say('Place', 'ตำแหน่ง'),
      ),
      product_ids: on('product_ids', picked(say('Only these products', 'เฉพาะสินค้าเหล่านี้'))),
      category_ids: on('category_ids', picked(say('Only these categories', 'เฉพาะหมวดหมู่เหล่านี้'))),
      showroom: on(
        'showroom',
        choice(
          {
            [ANY]: say('Any', 'ทุกกลุ่ม'),
            ...Object.fromEntries(layoutShowrooms.map((name) => [name, showrooms[name]])),
          },
          say('Only this showroom', 'เฉพาะโชว์รูม'),
        ),
      ),
      shop_ids: on('shop_ids', picked(say('Only these shops', 'เฉพาะร้านเหล่านี้'))),
    }),
    form: { read: rulesToForm, write: rulesOfForm },
  },
];

/** Pages at addresses of the owner's own (spec §3 customRoutes). */
export const routeFields: readonly FrameField[] = [
  {
    path: '/customRoutes',
    isPicked: true,
    ...list(say('Addresses', 'ที่อยู่'), MAX_ROUTES, {
      path: words(
        say('Address', 'ที่อยู่'),
        199,
        say('Such as /club, or /tagged/{tag} for many', 'เช่น /club หรือ /tagged/{tag} สำหรับหลายหน้า'),
      ),
      title: words(say('Title', 'ชื่อหน้า')),
      title_en: words(say('Title in English', 'ชื่อหน้าภาษาอังกฤษ')),
      description: words(say('Description', 'คำอธิบาย'), 2_000),
      description_en: words(say('Description in English', 'คำอธิบายภาษาอังกฤษ'), 2_000),
      layouts: picked(say('Layouts, in order', 'เลย์เอาต์ ตามลำดับ'), MAX_LAYOUTS),
      customCss: words(say('CSS of this page', 'CSS เฉพาะหน้านี้'), 20_000),
    }),
    form: { read: (value) => value, write: routesOfForm },
  },
];
