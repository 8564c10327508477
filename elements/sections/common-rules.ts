/** Rules of fields that all sections have (spec §3 Section props). */
export const heading = { label: { th: 'หัวเรื่อง', en: 'Heading' }, maxLength: 120 };
export const description = { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 2000 };
export const button = { label: { th: 'ข้อความบนปุ่ม', en: 'Button text' }, maxLength: 60 };
export const buttonLink = { label: { th: 'ลิงก์ของปุ่ม', en: 'Button link' }, maxLength: 500 };
export const link = { label: { th: 'ลิงก์', en: 'Link' }, maxLength: 500 };
export const target = {
  label: { th: 'เปิดลิงก์ใน', en: 'Opens in' },
  optionLabels: {
    _self: { th: 'หน้าเดิม', en: 'Same tab' },
    _blank: { th: 'แท็บใหม่', en: 'New tab' },
  },
};
export const align = {
  label: { th: 'จัดแนวข้อความ', en: 'Alignment' },
  optionLabels: {
    start: { th: 'ชิดซ้าย', en: 'Left' },
    center: { th: 'กึ่งกลาง', en: 'Centre' },
  },
};
export const image = { label: { th: 'รูปภาพ', en: 'Image' }, maxLength: 500 };
export const imageMobile = {
  label: { th: 'รูปภาพบนมือถือ', en: 'Image on phones' },
  hint: { th: 'ไม่ใส่ก็ได้ จะใช้รูปเดียวกัน', en: 'Optional. If empty, the same image is used.' },
  maxLength: 500,
};
export const cssClass = {
  label: { th: 'CSS class', en: 'CSS class' },
  hint: { th: 'สำหรับ CSS ของร้านเอง', en: 'For the shop’s own CSS' },
  maxLength: 120,
};
export const anchor = {
  label: { th: 'ชื่อจุดในหน้า', en: 'Anchor' },
  hint: {
    th: 'ลิงก์ #ชื่อนี้ จะเลื่อนมาที่ส่วนนี้ (อังกฤษตัวเล็ก ตัวเลข และขีด)',
    en: 'A link to #name scrolls here (lowercase letters, digits, hyphens)',
  },
  maxLength: 40,
};

export const groundLabels = {
  plain: { th: 'พื้นของหน้า', en: 'Page background' },
  quiet: { th: 'เทาอ่อน', en: 'Light grey' },
  tint: { th: 'สีอ่อนของธีม', en: 'Light theme colour' },
  deep: { th: 'สีเข้มของธีม', en: 'Dark theme colour' },
  A: { th: 'สีหลักของธีม', en: 'Main theme colour' },
  B: { th: 'สีรองของธีม', en: 'Second theme colour' },
};

export const textRules = { heading, description, button, buttonLink, buttonTarget: target };

export const lookRules = {
  sectionStyle: {
    label: { th: 'พื้นหลัง', en: 'Background' },
    optionLabels: groundLabels,
  },
  divider: {
    label: { th: 'เส้นคั่นด้านบน', en: 'Divider above' },
    optionLabels: {
      none: { th: 'ไม่มี', en: 'None' },
      line: { th: 'เส้นบาง', en: 'Thin line' },
      double: { th: 'เส้นคู่', en: 'Double line' },
      weave: { th: 'ลายสาน', en: 'Woven stripe' },
      awning: { th: 'กันสาด', en: 'Awning' },
      contour: { th: 'เส้นชั้นความสูง', en: 'Contour lines' },
    },
  },
  backgroundImage: {
    label: { th: 'รูปพื้นหลัง', en: 'Background image' },
    hint: {
      th: 'ระบบทำให้ภาพจางลงเพื่อให้อ่านข้อความได้',
      en: 'Dimmed so that text stays readable',
    },
    maxLength: 500,
  },
  isFullScreen: { label: { th: 'เต็มความกว้างหน้าจอ', en: 'Full width' } },
  hasAnimation: {
    label: { th: 'เคลื่อนไหวเมื่อเลื่อนมาถึง', en: 'Animate on scroll' },
    hint: {
      th: 'ในหน้าแก้ไขจะหยุดนิ่ง กดดูตัวอย่างเพื่อดูการเคลื่อนไหว',
      en: 'Still while you edit. Open the preview to see it move.',
    },
  },
  animation: {
    label: { th: 'แบบการเคลื่อนไหว', en: 'Animation' },
    optionLabels: {
      fade: { th: 'ค่อย\u00a0ๆ ปรากฏ', en: 'Fade' },
      rise: { th: 'ลอยขึ้น', en: 'Rise' },
      slide: { th: 'เลื่อนจากด้านข้าง', en: 'Slide from the side' },
      zoom: { th: 'ขยายเข้ามา', en: 'Zoom' },
    },
  },
  cssClass,
  anchor,
};

/** Spec §9 Slideshow. */
export const AUTOPLAY_SPEEDS = [2000, 2500, 3000, 5000, 7000];
export const slidingRules = {
  slidesToShow: { label: { th: 'แสดงพร้อมกันกี่ภาพ', en: 'Visible at once' }, min: 1, max: 6 },
  slidesToScroll: {
    label: { th: 'เลื่อนครั้งละกี่ภาพ', en: 'Slides to scroll at once' },
    hint: { th: 'กดลูกศรหนึ่งครั้งจะข้ามไปเท่านี้', en: 'One press of an arrow moves this many' },
    min: 1,
    max: 6,
  },
  autoplay: { label: { th: 'เลื่อนเอง', en: 'Autoplay' } },
  autoplaySpeed: {
    label: { th: 'แสดงภาพละกี่วินาที', en: 'Seconds per slide' },
    shownAs: 'seconds' as const,
    min: 2000,
    max: 7000,
    oneOf: AUTOPLAY_SPEEDS,
  },
  dots: { label: { th: 'แสดงจุดบอกตำแหน่ง', en: 'Show dots' } },
  arrows: { label: { th: 'แสดงลูกศร', en: 'Show arrows' } },
};
