import { sample, words, type SectionLayout } from './define-layout.ts';

/** Last sections of a page, above the footer that all pages share. */
export const footer: readonly SectionLayout[] = [
  {
    key: 'footer-promises',
    label: words('คำสัญญาท้ายหน้า', 'Promises at the end'),
    synonyms: words('ท้ายหน้า ส่งฟรี คืนสินค้า จ่ายเงิน', 'end delivery returns payment'),
    section: {
      name: 'FeatureSection',
      props: {
        features: [
          {
            title: sample('ส่งทั่วไทย', 'All of Thailand'),
            desc: sample('เริ่ม 40 บาท', 'from 40 baht'),
          },
          {
            title: sample('พร้อมเพย์ บัตร ปลายทาง', 'PromptPay, card, cash'),
            desc: sample('เลือกตอนชำระเงิน', 'choose at checkout'),
          },
          {
            title: sample('เปลี่ยนคืน 7 วัน', '7 days to return'),
            desc: sample('ร้านออกค่าส่ง', 'we pay the way back'),
          },
        ],
        layout: 'strip',
        perRow: 3,
        perRowMobile: 1,
        divider: 'line',
      },
    },
  },
  {
    key: 'footer-links',
    label: words('ลิงก์ช่วยเหลือ', 'Help links'),
    synonyms: words('ท้ายหน้า ช่วยเหลือ เมนู', 'end support menu links'),
    section: {
      name: 'FeatureSection',
      props: {
        features: [
          {
            title: words('ช่วยเหลือ', 'Help'),
            desc: sample('วิธีสั่งและวิธีจ่าย', 'ordering and paying'),
            link: '/help',
          },
          {
            title: words('เกี่ยวกับเรา', 'About us'),
            desc: sample('ใครทำ ทำที่ไหน', 'who makes it, and where'),
            link: '/aboutus',
          },
          {
            title: words('บทความ', 'Blog'),
            desc: sample('อ่านก่อนเลือก', 'read before you choose'),
            link: '/blog',
          },
          {
            title: words('ติดต่อ', 'Contact'),
            desc: sample('ถามได้ทุกวัน', 'ask us any day'),
            link: '/contactus',
          },
        ],
        perRow: 4,
        perRowMobile: 2,
        sectionStyle: 'deep',
      },
    },
  },
  {
    key: 'footer-thanks',
    label: words('คำขอบคุณ', 'Thank you'),
    synonyms: words('ท้ายหน้า ลงท้าย ลายเซ็น', 'end closing signature'),
    section: {
      name: 'ParagraphSection',
      props: {
        description: sample(
          'ขอบคุณที่อุดหนุนร้านเล็ก\u00a0ๆ ของเรา ทุกกล่องแพ็กด้วยมือที่เชียงใหม่',
          'Thank you for buying from a small shop. Every box is packed by hand in Chiang Mai.',
        ),
        align: 'center',
        divider: 'double',
      },
    },
  },
  {
    key: 'footer-name',
    label: words('ชื่อร้านตัวใหญ่', 'Shop name in large letters'),
    synonyms: words('ท้ายหน้า ชื่อ โลโก้', 'end name wordmark'),
    section: {
      name: 'Headline',
      props: {
        title: sample('ชื่อร้าน', 'Shop name'),
        size: 'giant',
        sectionStyle: 'tint',
        isFullScreen: true,
      },
    },
  },
  {
    key: 'footer-follow',
    label: words('ชวนติดตามร้าน', 'Follow the shop'),
    synonyms: words('ท้ายหน้า โซเชียล ข่าว สมาชิก', 'end social news members'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('ของใหม่ทุกวันศุกร์', 'New pieces every Friday'),
        description: sample(
          'ติดตามเพจหรือเพิ่มเพื่อนใน LINE จะได้รู้ก่อนหมด',
          'Follow us or add us on LINE to hear first',
        ),
        button: words('ช่องทางของร้าน', 'Where to follow'),
        buttonLink: '/contactus',
        sectionStyle: 'A',
      },
    },
  },
];
