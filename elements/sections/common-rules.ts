/** Rules of fields that many sections have (spec §3 Section props). */
export const heading = { label: { th: 'หัวเรื่อง', en: 'Heading' }, maxLength: 120 };
export const description = { label: { th: 'ข้อความ', en: 'Text' }, maxLength: 2000 };
export const button = { label: { th: 'ข้อความบนปุ่ม', en: 'Button text' }, maxLength: 60 };
export const buttonLink = { label: { th: 'ลิงก์ของปุ่ม', en: 'Button link' }, maxLength: 500 };
export const cssClass = {
  label: { th: 'CSS class', en: 'CSS class' },
  hint: { th: 'สำหรับ CSS ของร้านเอง', en: "For the shop's own CSS" },
  maxLength: 120,
};
