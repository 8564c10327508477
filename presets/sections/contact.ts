import { sample, words, type SectionLayout } from './define-layout.ts';

/** Ways to reach the shop. */
export const contact: readonly SectionLayout[] = [
  {
    key: 'contact-shop',
    label: words('หน้าร้านพร้อมรูป', 'The shop with a picture'),
    synonyms: words('ที่อยู่ แผนที่ เวลาเปิด', 'address map hours visit'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('แวะมาที่ร้าน', 'Come by'),
        bulletPoints: [
          {
            title: words('ที่อยู่', 'Address'),
            desc: sample('123 ถนนท่าแพ เมืองเชียงใหม่', '123 Tha Phae Road, Chiang Mai'),
          },
          {
            title: words('เวลา', 'Hours'),
            desc: sample('อังคารถึงอาทิตย์ 10.00–18.00', 'Tuesday to Sunday, 10 am to 6 pm'),
          },
          { title: words('โทร', 'Phone'), desc: sample('08x-xxx-xxxx', '08x-xxx-xxxx') },
        ],
        image: 'picture:wide',
        imageAlign: 'right',
        button: words('วิธีติดต่อทั้งหมด', 'All contacts'),
        buttonLink: '/contactus',
        sectionStyle: 'quiet',
      },
    },
  },
  {
    key: 'contact-ways',
    label: words('ช่องทางติดต่อสี่ช่อง', 'Four ways to reach us'),
    synonyms: words('ไลน์ โทร อีเมล เฟซบุ๊ก', 'line phone email facebook'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('คุยกับเรา', 'Talk to us'),
        features: [
          {
            title: words('LINE', 'LINE'),
            desc: sample('@ชื่อร้าน ตอบทุกวัน', '@yourshop, answered daily'),
            link: '/contactus',
          },
          {
            title: words('โทรศัพท์', 'Phone'),
            desc: sample('จันทร์ถึงศุกร์ 9.00–17.00', 'weekdays, 9 am to 5 pm'),
            link: '/contactus',
          },
          {
            title: words('อีเมล', 'Email'),
            desc: sample('สำหรับใบเสนอราคา', 'for quotations'),
            link: '/contactus',
          },
          {
            title: words('หน้าร้าน', 'The shop'),
            desc: sample('แวะลองของจริง', 'try the real thing'),
            link: '/contactus',
          },
        ],
        perRow: 4,
        perRowMobile: 1,
        sectionStyle: 'tint',
        divider: 'line',
      },
    },
  },
  {
    key: 'contact-hours',
    label: words('ตารางเวลาเปิด', 'Table of opening hours'),
    synonyms: words('เวลาทำการ วันหยุด ตาราง', 'opening times closed days'),
    section: {
      name: 'CustomHtmlSection',
      props: {
        sectionStyle: 'deep',
        title: words('เวลาเปิดร้าน', 'Opening hours'),
        html: words(
          '<table><tbody><tr><th scope="row">จันทร์</th><td>§หยุด</td></tr><tr><th scope="row">อังคาร–ศุกร์</th><td>§10.00–18.00</td></tr><tr><th scope="row">เสาร์–อาทิตย์</th><td>§9.00–20.00</td></tr></tbody></table>',
          '<table><tbody><tr><th scope="row">Monday</th><td>§closed</td></tr><tr><th scope="row">Tuesday to Friday</th><td>§10 am to 6 pm</td></tr><tr><th scope="row">Weekend</th><td>§9 am to 8 pm</td></tr></tbody></table>',
        ),
      },
    },
  },
  {
    key: 'contact-call',
    label: words('ชวนทักร้าน', 'Invitation to message'),
    synonyms: words('โทร แชต ปรึกษา', 'call chat advice'),
    section: {
      name: 'Headline',
      props: {
        title: sample('ทักมาได้ ไม่ต้องเกรงใจ', 'Write to us any time'),
        description: sample(
          'ตอบเองทุกข้อความ ทุกวัน 9.00–21.00',
          'We answer every message, 9 am to 9 pm',
        ),
        align: 'start',
        button: words('ติดต่อร้าน', 'Contact us'),
        buttonLink: '/contactus',
        sectionStyle: 'tint',
      },
    },
  },
  {
    key: 'contact-branches',
    label: words('รายชื่อสาขา', 'List of branches'),
    synonyms: words('สาขา ตัวแทนจำหน่าย ที่ตั้ง', 'branches stores dealers locations'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('หาเราได้ที่', 'Find us at'),
        features: [
          {
            image: 'picture:1',
            title: sample('เชียงใหม่', 'Chiang Mai'),
            desc: sample('ถนนท่าแพ ใกล้ประตูเมือง', 'Tha Phae Road, near the gate'),
          },
          {
            image: 'picture:2',
            title: sample('กรุงเทพฯ', 'Bangkok'),
            desc: sample('อารีย์ซอย 4 ชั้นล่าง', 'Ari Soi 4, ground floor'),
          },
        ],
        perRow: 2,
        perRowMobile: 1,
        align: 'center',
        sectionStyle: 'deep',
      },
    },
  },
];
