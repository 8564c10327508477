import { sample, words, type SectionLayout } from './define-layout.ts';

/** Answers to what customers ask. */
export const questions: readonly SectionLayout[] = [
  {
    key: 'questions-fold',
    label: words('คำถามที่กดเปิดได้', 'Questions that open'),
    synonyms: words('ถามบ่อย พับ แอคคอร์เดียน', 'faq accordion fold'),
    section: {
      name: 'ParagraphSection',
      props: {
        title: words('คำถามที่พบบ่อย', 'Frequently asked questions'),
        description: words(
          '<details><summary>§ส่งของกี่วัน</summary><p>§กรุงเทพฯ 1–2 วัน ต่างจังหวัด 2–3 วัน</p></details><details><summary>§จ่ายปลายทางได้ไหม</summary><p>§ได้ ยอดไม่เกิน 3,000 บาท</p></details><details><summary>§เปลี่ยนหรือคืนอย่างไร</summary><p>§แจ้งภายใน 7 วัน ร้านออกค่าส่งกลับให้</p></details><details><summary>§ออกใบกำกับภาษีไหม</summary><p>§ออกให้ทุกคำสั่งซื้อ กรอกข้อมูลตอนชำระเงิน</p></details>',
          '<details><summary>§How long is delivery?</summary><p>§1 to 2 days in Bangkok, 2 to 3 elsewhere.</p></details><details><summary>§Can I pay on delivery?</summary><p>§Yes, up to 3,000 baht.</p></details><details><summary>§How do I return something?</summary><p>§Tell us within 7 days; we pay the way back.</p></details><details><summary>§Do you issue tax invoices?</summary><p>§For every order. Enter your details at checkout.</p></details>',
        ),
      },
    },
  },
  {
    key: 'questions-two',
    label: words('ถามตอบสองคอลัมน์', 'Answers in two columns'),
    synonyms: words('ถามบ่อย เห็นหมด คำตอบ', 'faq open columns answers'),
    section: {
      name: 'FeatureSection',
      props: {
        title: words('ถามบ่อย', 'Good to know'),
        features: [
          {
            title: sample('ส่งของกี่วัน', 'How long is delivery?'),
            desc: sample(
              'กรุงเทพฯ 1–2 วัน ต่างจังหวัด 2–3 วัน',
              '1 to 2 days in Bangkok, 2 to 3 elsewhere',
            ),
          },
          {
            title: sample('จ่ายปลายทางได้ไหม', 'Can I pay on delivery?'),
            desc: sample('ได้ ยอดไม่เกิน 3,000 บาท', 'Yes, up to 3,000 baht'),
          },
          {
            title: sample('คืนได้ไหม', 'Can I return it?'),
            desc: sample('ภายใน 7 วัน ร้านออกค่าส่งกลับ', 'Within 7 days; we pay the way back'),
          },
          {
            title: sample('มีหน้าร้านไหม', 'Is there a shop to visit?'),
            desc: sample('มี เปิดวันศุกร์ถึงอาทิตย์', 'Yes, Friday to Sunday'),
          },
        ],
        perRow: 2,
        perRowMobile: 1,
        sectionStyle: 'tint',
      },
    },
  },
  {
    key: 'questions-list',
    label: words('คำถามซ้าย คำตอบขวา', 'Question left, answer right'),
    synonyms: words('ถามบ่อย ตาราง เส้น', 'faq table lines'),
    section: {
      name: 'FeatureSection',
      props: {
        title: words('ก่อนสั่งซื้อ', 'Before you order'),
        layout: 'index',
        features: [
          {
            title: sample('สั่งทำได้ไหม', 'Can you make one to order?'),
            desc: sample('ได้ ใช้เวลาสามสัปดาห์ มัดจำครึ่งหนึ่ง', 'Yes: three weeks, half in advance'),
          },
          {
            title: sample('ซื้อส่งราคาเท่าไร', 'What about wholesale?'),
            desc: sample('ตั้งแต่สิบชิ้น ลดหนึ่งในสี่', 'A quarter off from ten pieces'),
          },
          {
            title: sample('ส่งต่างประเทศไหม', 'Do you ship abroad?'),
            desc: sample('ส่ง คิดค่าส่งตามจริง', 'Yes, at the carrier’s price'),
          },
          {
            title: sample('มีประกันไหม', 'Is there a guarantee?'),
            desc: sample('หนึ่งปี ซ่อมหรือเปลี่ยนให้', 'One year; we repair or replace'),
          },
        ],
        sectionStyle: 'quiet',
      },
    },
  },
  {
    key: 'questions-picture',
    label: words('คำตอบสั้นข้างรูป', 'Short answers next to a picture'),
    synonyms: words('ถามบ่อย วิธีเลือก คู่มือ', 'faq guide how to choose'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('เลือกขนาดอย่างไร', 'Which size is right?'),
        bulletPoints: [
          {
            title: sample('อยู่คนเดียว', 'living alone'),
            desc: sample('ขนาดเล็กพอสำหรับสองวัน', 'the small one lasts two days'),
          },
          {
            title: sample('สองถึงสามคน', 'two or three'),
            desc: sample('ขนาดกลาง คุ้มที่สุด', 'the medium one is the best value'),
          },
          {
            title: sample('ครอบครัวใหญ่', 'a large family'),
            desc: sample('ขนาดใหญ่ หรือเล็กสองชิ้น', 'a large one, or two small'),
          },
        ],
        image: 'picture:4',
        button: words('ถามร้าน', 'Ask us'),
        buttonLink: '/contactus',
      },
    },
  },
  {
    key: 'questions-delivery',
    label: words('ตารางค่าส่ง', 'Table of delivery fees'),
    synonyms: words('ขนส่ง ค่าจัดส่ง ระยะเวลา', 'shipping fees times'),
    section: {
      name: 'CustomHtmlSection',
      props: {
        title: words('ค่าส่งและเวลา', 'Delivery fees and times'),
        html: words(
          '<table><thead><tr><th scope="col">ปลายทาง</th><th scope="col">ค่าส่ง</th><th scope="col">เวลา</th></tr></thead><tbody><tr><td>§กรุงเทพฯ และปริมณฑล</td><td>§40 บาท</td><td>§1–2 วัน</td></tr><tr><td>§ต่างจังหวัด</td><td>§60 บาท</td><td>§2–3 วัน</td></tr><tr><td>§พื้นที่เกาะ</td><td>§110 บาท</td><td>§3–5 วัน</td></tr></tbody></table>',
          '<table><thead><tr><th scope="col">To</th><th scope="col">Fee</th><th scope="col">Time</th></tr></thead><tbody><tr><td>§Bangkok and vicinity</td><td>§40 baht</td><td>§1 to 2 days</td></tr><tr><td>§Other provinces</td><td>§60 baht</td><td>§2 to 3 days</td></tr><tr><td>§Islands</td><td>§110 baht</td><td>§3 to 5 days</td></tr></tbody></table>',
        ),
        sectionStyle: 'tint',
      },
    },
  },
];
