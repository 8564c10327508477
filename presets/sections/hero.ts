import { sample, words, type SectionLayout } from './define-layout.ts';

/** First sections of a page: one message, in one or a few large pictures. */
export const hero: readonly SectionLayout[] = [
  {
    key: 'hero-split',
    label: words('รูปครึ่ง ข้อความครึ่ง', 'Half picture, half text'),
    synonyms: words('ปก แบนเนอร์ เปิดหน้า', 'cover banner split opening'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        slides: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: sample('ทำทีละน้อย ส่งถึงบ้านคุณ', 'Made in small batches, sent to your door'),
            desc: sample(
              'สั่งก่อนบ่ายสอง ส่งวันเดียวกันทุกวันทำการ',
              'Order before 2 pm and it leaves the same working day',
            ),
            button: words('เลือกซื้อ', 'Shop now'),
            buttonLink: '/search',
          },
        ],
      },
    },
  },
  {
    key: 'hero-cover',
    label: words('รูปเต็มจอ', 'Full picture'),
    synonyms: words('ปก แบนเนอร์ ภาพใหญ่ สไลด์', 'cover banner slideshow large'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'cover',
        height: 'tall',
        fade: true,
        slides: [
          {
            image: 'picture:wide-2',
            imageMobile: 'picture:tall-2',
            title: sample('ของใหม่เดือนนี้มาแล้ว', 'This month’s new pieces are in'),
            desc: sample('มีอย่างละไม่กี่ชิ้น หมดแล้วรอรอบหน้า', 'Only a few of each until the next batch'),
            button: words('ดูของใหม่', 'See what’s new'),
            buttonLink: '/showroom/new',
          },
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: sample('ชิ้นที่ลูกค้ากลับมาซื้อซ้ำ', 'The pieces customers come back for'),
            button: words('ดูสินค้าขายดี', 'See bestsellers'),
            buttonLink: '/showroom/hot',
          },
        ],
      },
    },
  },
  {
    key: 'hero-panel',
    label: words('แผ่นข้อความบนรูป', 'Panel over a picture'),
    synonyms: words('ปก กล่องข้อความ แบนเนอร์', 'cover card box banner'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'cover',
        textGround: 'solid',
        side: 'end',
        slides: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: sample('เลือกของขวัญให้คนที่คุณรัก', 'Find a gift they will keep'),
            desc: sample('ห่อฟรีทุกกล่อง เขียนการ์ดให้ด้วยมือ', 'Free wrapping and a handwritten card'),
            button: words('เลือกของขวัญ', 'Choose a gift'),
            buttonLink: '/search',
            ground: 'A',
          },
        ],
      },
    },
  },
  {
    key: 'hero-inset',
    label: words('รูปเว้นขอบ ข้อความอยู่ใต้', 'Framed picture, words below'),
    synonyms: words('ปก เรียบ นิ่ง มินิมอล', 'cover calm minimal gallery'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'inset',
        height: 'tall',
        pictureWidth: 12,
        slides: [
          {
            image: 'picture:wide-2',
            imageMobile: 'picture:tall-2',
            title: sample('ช้า\u00a0ๆ แต่ทำให้ดี', 'Slowly, and properly'),
            desc: sample(
              'งานหนึ่งชิ้นผ่านมือคนเดียวตั้งแต่ต้นจนจบ',
              'One person makes each piece from start to finish',
            ),
            button: words('ดูทั้งหมด', 'See all'),
            buttonLink: '/search',
            ground: 'plain',
          },
        ],
      },
    },
  },
  {
    key: 'hero-type',
    label: words('ตัวหนังสือยักษ์', 'Giant words'),
    synonyms: words('ปก โปสเตอร์ ไม่มีรูป ตัวใหญ่', 'cover poster no picture typography bold'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'type',
        height: 'half',
        slides: [
          {
            title: sample('ลดทั้งร้าน', 'Sale on'),
            desc: sample('ถึงเที่ยงคืนวันอาทิตย์นี้เท่านั้น', 'Until midnight this Sunday only'),
            button: words('ดูของลดราคา', 'Shop the sale'),
            buttonLink: '/showroom/sale',
            ground: 'B',
          },
        ],
      },
    },
  },
  {
    key: 'hero-lines',
    label: words('ข้อความเล็กลงทีละบรรทัด', 'Words that shrink line by line'),
    synonyms: words('ปก โปสเตอร์ ไม่มีรูป', 'cover poster eye chart typography'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'type',
        height: 'half',
        typeSize: 'shrink',
        slides: [
          {
            title: sample('พอดี ทุกวัน สำหรับคุณ', 'Right for every day'),
            desc: sample(
              'วัดตัว ลองจริง เปลี่ยนไซซ์ฟรีใน 7 วัน',
              'Measured, tried on, exchanged free within 7 days',
            ),
            button: words('เริ่มเลือก', 'Start here'),
            buttonLink: '/search',
            ground: 'deep',
          },
        ],
      },
    },
  },
  {
    key: 'hero-facts',
    label: words('รูปวงกลมกับข้อเท็จจริง', 'Round picture with facts'),
    synonyms: words('ปก วงกลม เวลาเปิด ส่งฟรี', 'cover circle opening hours delivery'),
    section: {
      name: 'SlideShowSection',
      props: {
        layout: 'split',
        height: 'half',
        mask: 'circle',
        side: 'end',
        slides: [
          {
            image: 'picture:wide',
            imageMobile: 'picture:tall',
            title: sample('สดใหม่ทุกเช้า', 'Fresh every morning'),
            desc: sample(
              'จองวันนี้ รับพรุ่งนี้ที่ร้านหรือส่งถึงบ้าน',
              'Reserve today, collect or get it tomorrow',
            ),
            button: words('จองเลย', 'Reserve'),
            buttonLink: '/search',
            ground: 'quiet',
          },
        ],
        facts: [
          { label: sample('เปิด', 'open'), value: words('9.00–18.00', '9 am to 6 pm') },
          { label: sample('ส่งฟรี', 'free delivery'), value: words('ครบ 500 บาท', 'from 500 baht') },
          { label: sample('ที่จอดรถ', 'parking'), value: words('หน้าร้าน', 'at the door') },
        ],
      },
    },
  },
];
