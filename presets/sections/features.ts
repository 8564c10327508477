import { sample, words, type SectionLayout } from './define-layout.ts';

/** Sections that say why to buy here, and how. */
export const features: readonly SectionLayout[] = [
  {
    key: 'features-strip',
    label: words('แถบข้อดีสี่ข้อ', 'Strip of four reasons'),
    synonyms: words('จุดเด่น ส่งฟรี รับประกัน บริการ', 'benefits delivery guarantee service usp'),
    section: {
      name: 'FeatureSection',
      props: {
        layout: 'strip',
        features: [
          {
            image: 'picture:1',
            title: sample('ส่งทุกวัน', 'sent daily'),
            desc: sample('ตัดรอบบ่ายสอง', 'orders until 2 pm'),
          },
          {
            image: 'picture:2',
            title: sample('คืนได้ 7 วัน', '7-day returns'),
            desc: sample('ไม่ต้องบอกเหตุผล', 'no reason needed'),
          },
          {
            image: 'picture:3',
            title: sample('ตอบไว', 'quick replies'),
            desc: sample('ในสิบห้านาที', 'within 15 minutes'),
          },
          {
            image: 'picture:4',
            title: sample('ของแท้', 'genuine'),
            desc: sample('มีใบรับรองทุกชิ้น', 'with a certificate each'),
          },
        ],
        perRow: 4,
        perRowMobile: 1,
        sectionStyle: 'quiet',
      },
    },
  },
  {
    key: 'features-cards',
    label: words('การ์ดสามใบ', 'Three cards'),
    synonyms: words('จุดเด่น บริการ รูปกับข้อความ', 'benefits services pictures'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('ทำไมลูกค้าเลือกเรา', 'Why customers choose us'),
        features: [
          {
            image: 'picture:1',
            title: sample('คัดเองทุกชิ้น', 'picked by hand'),
            desc: sample('ดูทีละชิ้นก่อนขึ้นเว็บ', 'each looked at before it is listed'),
          },
          {
            image: 'picture:2',
            title: sample('ห่อแน่นหนา', 'packed well'),
            desc: sample('แตกระหว่างทาง ส่งชิ้นใหม่ให้', 'broken on the way? We send another'),
          },
          {
            image: 'picture:3',
            title: sample('ดูแลหลังขาย', 'care afterwards'),
            desc: sample('ถามวิธีใช้ได้ตลอด', 'ask how to use it any time'),
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        align: 'center',
      },
    },
  },
  {
    key: 'features-two',
    label: words('สองรูปใหญ่คู่กัน', 'Two large pictures'),
    synonyms: words('หมวดหมู่ เปรียบเทียบ ทางเลือก', 'pair categories choice'),
    section: {
      name: 'FeatureSection',
      props: {
        features: [
          {
            image: 'picture:3',
            title: sample('สำหรับมือใหม่', 'new to this'),
            desc: sample('เริ่มจากชุดเล็ก ไม่เกิน 500 บาท', 'begin with a small set under 500 baht'),
            link: '/search',
            featureButton: words('ดูชุดเริ่มต้น', 'See starter sets'),
          },
          {
            image: 'picture:4',
            title: sample('สำหรับคนใช้ประจำ', 'a regular'),
            desc: sample('ขนาดใหญ่ คุ้มกว่า เติมได้', 'large, refillable, better value'),
            link: '/search',
            featureButton: words('ดูขนาดใหญ่', 'See large sizes'),
          },
        ],
        perRow: 2,
        perRowMobile: 1,
      },
    },
  },
  {
    key: 'features-steps',
    label: words('สี่ขั้นตอนพร้อมรูป', 'Four steps with pictures'),
    synonyms: words('วิธีใช้ ขั้นตอน วิธีทำ', 'how to use steps process'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('ใช้อย่างไรให้อยู่นาน', 'How to make it last'),
        layout: 'steps',
        features: [
          {
            image: 'picture:1',
            title: sample('ล้างก่อนใช้', 'wash first'),
            desc: sample('น้ำอุ่นกับสบู่อ่อน', 'warm water and mild soap'),
          },
          {
            image: 'picture:2',
            title: sample('ผึ่งให้แห้ง', 'let it dry'),
            desc: sample('ในที่ร่ม ลมผ่าน', 'in the shade, in moving air'),
          },
          {
            image: 'picture:3',
            title: sample('ใช้ทุกวัน', 'use it daily'),
            desc: sample('ยิ่งใช้ยิ่งสวย', 'it grows more beautiful'),
          },
          {
            image: 'picture:4',
            title: sample('ส่งกลับมาดูแล', 'send it back'),
            desc: sample('ปีละครั้ง ฟรี', 'once a year, free'),
          },
        ],
        perRow: 4,
        perRowMobile: 1,
      },
    },
  },
  {
    key: 'features-order',
    label: words('วิธีสั่งซื้อสามขั้น', 'How to order in three steps'),
    synonyms: words('สั่งซื้อ จ่ายเงิน ขั้นตอน โอน', 'ordering payment steps checkout'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('สั่งง่าย จ่ายสะดวก', 'Ordering is simple'),
        layout: 'steps',
        features: [
          {
            title: sample('หยิบใส่ตะกร้า', 'add to the cart'),
            desc: sample('เลือกสีและขนาดให้ครบ', 'choose colour and size'),
          },
          {
            title: sample('จ่ายด้วยพร้อมเพย์หรือบัตร', 'pay by PromptPay or card'),
            desc: sample('ร้านเห็นยอดทันที', 'we see it at once'),
          },
          {
            title: sample('รอรับที่บ้าน', 'wait at home'),
            desc: sample('ส่งเลขพัสดุให้ทางข้อความ', 'we send you the tracking number'),
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'deep',
      },
    },
  },
  {
    key: 'features-index',
    label: words('สารบัญหมวดหมู่', 'Index of categories'),
    synonyms: words('รายการ ลิงก์ เมนู หมวด', 'list links menu directory'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('เลือกตามการใช้งาน', 'Choose by use'),
        layout: 'index',
        features: [
          {
            title: sample('ห้องครัว', 'kitchen'),
            desc: sample('ถ้วย ชาม และของบนเตา', 'cups, bowls and pots'),
            link: '/search',
          },
          {
            title: sample('ห้องนอน', 'bedroom'),
            desc: sample('ผ้าและไฟหัวเตียง', 'linen and bedside lamps'),
            link: '/search',
          },
          {
            title: sample('ระเบียง', 'balcony'),
            desc: sample('กระถางและเก้าอี้พับ', 'pots and folding chairs'),
            link: '/search',
          },
          {
            title: sample('ของฝาก', 'gifts'),
            desc: sample('ห่อพร้อมให้', 'wrapped and ready'),
            link: '/search',
          },
        ],
      },
    },
  },
  {
    key: 'features-six',
    label: words('หมวดหมู่หกรูป', 'Six category pictures'),
    synonyms: words('หมวด ไอคอน ทางลัด', 'categories icons shortcuts'),
    section: {
      name: 'FeatureSection',
      props: {
        title: words('เลือกตามหมวด', 'Shop by category'),
        features: [
          { image: 'picture:1', title: sample('มาใหม่', 'new in'), link: '/showroom/new' },
          { image: 'picture:2', title: sample('ขายดี', 'bestsellers'), link: '/showroom/hot' },
          { image: 'picture:3', title: sample('ลดราคา', 'on sale'), link: '/showroom/sale' },
          { image: 'picture:4', title: sample('แนะนำ', 'our picks'), link: '/showroom/recommend' },
          { image: 'picture:5', title: sample('จัดชุด', 'sets'), link: '/search' },
          { image: 'picture:6', title: sample('ทั้งหมด', 'everything'), link: '/search' },
        ],
        perRow: 6,
        perRowMobile: 2,
        align: 'center',
        sectionStyle: 'tint',
      },
    },
  },
  {
    key: 'features-table',
    label: words('ตารางเทียบรุ่น', 'Comparison table'),
    synonyms: words('เปรียบเทียบ ขนาด สเปก', 'compare sizes specification'),
    section: {
      name: 'CustomHtmlSection',
      props: {
        title: sample('รุ่นไหนเหมาะกับคุณ', 'Which one suits you'),
        html: words(
          '<table><thead><tr><th scope="col"></th><th scope="col">§เล็ก</th><th scope="col">§กลาง</th><th scope="col">§ใหญ่</th></tr></thead><tbody><tr><th scope="row">เหมาะกับ</th><td>§1 คน</td><td>§2–3 คน</td><td>§ครอบครัว</td></tr><tr><th scope="row">น้ำหนัก</th><td>§350 กรัม</td><td>§600 กรัม</td><td>§1.1 กก.</td></tr><tr><th scope="row">ประกัน</th><td>§1 ปี</td><td>§1 ปี</td><td>§2 ปี</td></tr></tbody></table>',
          '<table><thead><tr><th scope="col"></th><th scope="col">§Small</th><th scope="col">§Medium</th><th scope="col">§Large</th></tr></thead><tbody><tr><th scope="row">For</th><td>§1 person</td><td>§2 to 3 people</td><td>§a family</td></tr><tr><th scope="row">Weight</th><td>§350 g</td><td>§600 g</td><td>§1.1 kg</td></tr><tr><th scope="row">Guarantee</th><td>§1 year</td><td>§1 year</td><td>§2 years</td></tr></tbody></table>',
        ),
      },
    },
  },
  {
    key: 'features-panorama',
    label: words('ภาพกว้างพร้อมคำอธิบาย', 'Panorama with a caption'),
    synonyms: words('ภาพเดียว เด่น บรรยากาศ', 'single picture highlight mood'),
    section: {
      name: 'FeatureSection',
      props: {
        features: [
          {
            image: 'picture:wide-2',
            title: sample('ไม้แผ่นเดียว ไม่มีรอยต่อ', 'one board, no joints'),
            desc: sample(
              'ตัดจากต้นที่ล้มเอง แห้งในโรงเก็บสองปีก่อนลงมือทำ',
              'cut from fallen trees and dried for two years before we begin',
            ),
          },
        ],
        perRow: 1,
        perRowMobile: 1,
      },
    },
  },
];
