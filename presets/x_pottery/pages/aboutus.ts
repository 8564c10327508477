import type { PresetPage } from '../../define-preset.ts';

const images = '/presets/x_pottery/images';

export const aboutus = {
  title: 'เกี่ยวกับเรา',
  blocks: [
    {
      id: 'about-story',
      name: 'TopicSection',
      props: {
        title: 'ข้อความตัวอย่าง: คนปั้นคนเดียวในบ้านไม้หลังเดิม',
        description: 'ข้อความตัวอย่าง: เราปั้นทีละใบ เผาเดือนละเตา และรู้ว่าใบไหนไปอยู่บ้านใคร',
        image: `${images}/pot.webp`,
        imageAlign: 'right',
      },
      i18n: {
        en: {
          title: 'Sample text: One potter in an old wooden house',
          description:
            'Sample text: We throw one piece at a time, fire one kiln a month, and know which home each piece went to.',
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
            title: 'ข้อความตัวอย่าง: ดินท้องถิ่น',
            desc: 'ข้อความตัวอย่าง: ขุดห่างโรงปั้นไม่เกินสิบกิโลเมตร',
          },
          {
            title: 'ข้อความตัวอย่าง: ปลอดสารตะกั่ว',
            desc: 'ข้อความตัวอย่าง: ส่งตรวจทุกสูตรเคลือบ',
          },
          {
            title: 'ข้อความตัวอย่าง: แตกเปลี่ยนให้',
            desc: 'ข้อความตัวอย่าง: ถ่ายรูปส่งมาภายในเจ็ดวัน',
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
      i18n: {
        en: {
          title: 'Sample text: What we stand for',
          features: [
            {
              title: 'Sample text: Local clay',
              desc: 'Sample text: Dug within ten kilometres of the studio',
            },
            {
              title: 'Sample text: Lead-free',
              desc: 'Sample text: Every glaze is sent for testing',
            },
            {
              title: 'Sample text: Replaced if broken',
              desc: 'Sample text: Send a photo within seven days',
            },
          ],
        },
      },
    },
  ],
} as const satisfies PresetPage;
