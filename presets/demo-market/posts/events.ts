import type { DemoPost } from '../demo-content.ts';

/** Posts about events with registration. */
export const eventPosts: readonly DemoPost[] = [
  {
    shopname: 'dinpao',
    slug: 'a-day-at-the-wheel',
    title: { th: 'วันปั้นดินที่ป่าแดด', en: 'A day at the wheel in Pa Daet' },
    summary: {
      th: 'ปั้นถ้วยของตัวเองหนึ่งวัน มีข้าวกลางวันและน้ำอัญชัน',
      en: 'Spend a day throwing your own cup, with lunch and butterfly pea tea',
    },
    body: {
      th: [
        'ปีละสองครั้งเราหยุดเตาหนึ่งวัน แล้วเปิดโรงปั้นให้คนที่อยากลองจับดินจริง\u00a0ๆ มานั่งหน้าแป้นหมุนด้วยกัน ไม่ต้องมีพื้นฐาน ไม่ต้องวาดรูปเป็น ขอแค่ตัดเล็บสั้นและใส่เสื้อที่เปื้อนได้ เรามีผ้ากันเปื้อนให้ทุกคน',
        'ช่วงเช้านวดดินและหัดตั้งศูนย์ ซึ่งเป็นเรื่องที่ยากที่สุดและสนุกที่สุด ใครตั้งได้ก่อนเที่ยงถือว่าเก่งกว่าเราเมื่อยี่สิบปีก่อน ตอนบ่ายปั้นถ้วยคนละสองใบ เลือกใบที่ชอบไว้เผา อีกใบขยำกลับเป็นดิน เพราะการรู้ว่าอะไรไม่ต้องเก็บก็เป็นส่วนหนึ่งของงานนี้',
        'ถ้วยที่เลือกไว้เราเคลือบและเผาให้ในรอบถัดไป ประมาณหกสัปดาห์ แล้วส่งไปรษณีย์ถึงบ้าน เลือกเคลือบได้สี่สี ฟ้าฝน ขาวข้าว เขียวใบตอง หรือดำถ่าน ใครอยู่เชียงใหม่แวะมารับเองที่โรงปั้นก็ได้ จะได้เห็นหน้าเตาตอนยังอุ่นอยู่',
        'รับแค่สิบสองคนเพราะแป้นหมุนมีเท่านี้ จองแล้วถ้ามาไม่ได้บอกเราล่วงหน้าสักสองวัน จะได้ให้คนถัดไป',
      ],
      en: [
        'Twice a year we rest the kiln for a day and open the workshop to anyone who would like to sit at a wheel. You need no experience and no talent for drawing, just short nails and a shirt that can get dirty. We have aprons for everyone.',
        'In the morning we knead the clay and learn to centre it, which is the hardest part and the best. If you can do it by noon, you are better than we were twenty years ago. In the afternoon everyone makes two cups: one to keep, and one to give back to the clay.',
        'We glaze your cup and fire it with our next kiln, about six weeks later, then post it to you in rain blue, rice white, leaf green or charcoal. If you live in Chiang Mai, you can collect it and see the kiln while it is still warm.',
        'There are twelve places because there are twelve wheels. If you find you cannot come, tell us two days before, so that someone else can.',
      ],
    },
    author: { th: 'บ้านดินเผา', en: 'Baan Din Pao' },
    product: 'espresso-cup-saucer',
    tags: ['เรื่องหลังเตา'],
    daysOld: 1,
    event: {
      inDays: 21,
      hours: 7,
      place: {
        th: 'โรงปั้นบ้านดินเผา ป่าแดด เชียงใหม่',
        en: 'Baan Din Pao workshop, Pa Daet, Chiang Mai',
      },
      seats: 12,
    },
  },
  {
    shopname: 'rimklong',
    slug: 'reading-aloud-by-the-canal',
    title: { th: 'อ่านออกเสียงริมคลอง', en: 'Reading aloud by the canal' },
    summary: {
      th: 'ค่ำวันเสาร์ คนละสองหน้า เล่มไหนก็ได้',
      en: 'A Saturday evening: two pages each, from any book',
    },
    body: {
      th: [
        'เสาร์ที่สามของเดือน หลังปิดร้านตอนหกโมงเย็น เรายกเก้าอี้ออกไปวางที่ท่าน้ำหลังร้าน จุดยากันยุง แล้วผลัดกันอ่านออกเสียงคนละสองหน้า จะเป็นหนังสือเล่มโปรด จดหมายเก่า สูตรอาหารของยาย หรือหน้าแรกของเล่มที่เพิ่งซื้อจากชั้นเมื่อห้านาทีก่อนก็ได้',
        'ไม่มีการวิจารณ์ ไม่มีคะแนน ไม่ต้องอ่านเพราะ คนที่ไม่อยากอ่านมานั่งฟังเฉย\u00a0ๆ ก็ได้ ครั้งก่อนมีเด็กแปดขวบอ่านคู่มือต่อเลโก้ด้วยเสียงจริงจังมาก คนทั้งท่าน้ำเงียบฟังจนจบ แล้วปรบมือให้เหมือนจบละครเวที',
        'เรามีชาเย็นกับขนมปังจากเตาอุ่นให้ ใครอยากเอาอะไรมาแบ่งก็ยินดี เรือเที่ยวสุดท้ายออกสองทุ่มครึ่ง ท่าน้ำรับได้ประมาณยี่สิบคน ลงชื่อไว้สักหน่อย เราจะได้ยกเก้าอี้ออกมาพอ',
      ],
      en: [
        'On the third Saturday of the month, after we close at six, we carry the chairs out to the landing behind the shop and take turns reading, two pages each. Bring a book you love, an old letter, your grandmother’s recipe, or the first pages of what you bought five minutes ago.',
        'There is no criticism and no scoring, you do not need a beautiful voice, and you are welcome just to listen. Last time a girl of eight read the manual of a toy crane, very seriously, and was applauded as if it were the end of a play.',
        'There is iced tea and bread; bring something to share if you like. The last boat leaves at half past eight. The landing holds twenty people, so put your name down and there will be a chair for you.',
      ],
    },
    author: { th: 'คนเฝ้าร้านริมคลอง', en: 'The bookseller' },
    product: 'house-of-forty-cats',
    tags: ['แนะนำหนังสือ'],
    daysOld: 2,
    event: {
      inDays: 12,
      hours: 2,
      place: { th: 'ท่าน้ำหลังร้านริมคลอง', en: 'The landing behind the shop' },
      seats: 20,
    },
  },
];
