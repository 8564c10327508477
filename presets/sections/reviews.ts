import { sample, words, type SectionLayout } from './define-layout.ts';

/** Words of customers. The sample ones are marked, because invented praise may not go live. */
export const reviews: readonly SectionLayout[] = [
  {
    key: 'reviews-cards',
    label: words('คำชมสามคน', 'Three customers'),
    synonyms: words('รีวิว คำชม ลูกค้า', 'testimonials praise quotes'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('ลูกค้าเล่าให้ฟัง', 'Customers say'),
        features: [
          {
            title: sample('“ของตรงปก แพ็กดีมาก”', '“Just like the picture”'),
            desc: sample('คุณมิ้นท์ เชียงใหม่', 'Mint, Chiang Mai'),
          },
          {
            title: sample('“ใช้มาสองปี ยังเหมือนใหม่”', '“Two years on, still like new”'),
            desc: sample('คุณเอก ขอนแก่น', 'Ek, Khon Kaen'),
          },
          {
            title: sample('“ถามอะไรก็ตอบ ไม่เร่งให้ซื้อ”', '“They answer and never push”'),
            desc: sample('คุณแนน กรุงเทพฯ', 'Nan, Bangkok'),
          },
        ],
        perRow: 3,
        perRowMobile: 1,
        sectionStyle: 'tint',
      },
    },
  },
  {
    key: 'reviews-quote',
    label: words('คำชมเดียวตัวใหญ่', 'One large quote'),
    synonyms: words('รีวิว คำพูด อ้างอิง', 'testimonial quotation'),
    section: {
      name: 'Headline',
      props: {
        title: sample(
          '“ซื้อชิ้นแรกให้แม่ ตอนนี้แม่สั่งเองแล้ว”',
          '“I bought the first for my mother. Now she orders herself.”',
        ),
        description: sample('คุณก้อย ลูกค้าตั้งแต่ปี 2563', 'Koi, a customer since 2020'),
        sectionStyle: 'quiet',
        divider: 'line',
      },
    },
  },
  {
    key: 'reviews-photos',
    label: words('รูปจากลูกค้าพร้อมคำพูด', 'Customers’ photos with words'),
    synonyms: words('รีวิว รูปจริง ภาพลูกค้า', 'photo reviews customers'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('ที่บ้านของลูกค้า', 'In our customers’ homes'),
        features: [
          {
            image: 'picture:3',
            title: sample('คุณปลา', 'Pla'),
            desc: sample('“วางตรงไหนก็เข้า”', '“fits anywhere”'),
          },
          {
            image: 'picture:2',
            title: sample('คุณบอย', 'Boy'),
            desc: sample('“ใหญ่กว่าที่คิด ชอบมาก”', '“larger than I thought, lovely”'),
          },
          {
            image: 'picture:1',
            title: sample('คุณจูน', 'June'),
            desc: sample('“สั่งรอบสามแล้ว”', '“my third order”'),
          },
        ],
        perRow: 3,
        perRowMobile: 2,
      },
    },
  },
  {
    key: 'reviews-score',
    label: words('คะแนนรวมตัวใหญ่', 'Score in large letters'),
    synonyms: words('รีวิว ดาว คะแนน', 'rating stars score'),
    section: {
      name: 'Headline',
      props: {
        title: sample('4.9 จาก 5', '4.9 of 5'),
        description: sample('จากรีวิวของผู้ซื้อจริง 312 คน', 'from 312 buyers’ reviews'),
        button: words('อ่านรีวิวทั้งหมด', 'Read all reviews'),
        buttonLink: '/search',
        size: 'giant',
        sectionStyle: 'B',
      },
    },
  },
  {
    key: 'reviews-list',
    label: words('รายการคำชม', 'List of quotes'),
    synonyms: words('รีวิว รายการ ยาว', 'testimonials rows'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('อ่านก่อนตัดสินใจ', 'Read before you decide'),
        layout: 'index',
        features: [
          {
            title: sample('คุณต้น นนทบุรี', 'Ton, Nonthaburi'),
            desc: sample(
              'สั่งเย็นวันพุธ ได้เช้าวันศุกร์ กล่องไม่บุบเลย',
              'Ordered on Wednesday evening, here on Friday morning, not a dent',
            ),
          },
          {
            title: sample('คุณฝน สงขลา', 'Fon, Songkhla'),
            desc: sample(
              'สีสวยกว่าในรูป ขนาดพอดีมือ',
              'The colour is better than in the picture and it fits the hand',
            ),
          },
          {
            title: sample('คุณอาร์ม อุดรธานี', 'Arm, Udon Thani'),
            desc: sample('มีตำหนิเล็กน้อย ร้านส่งชิ้นใหม่ให้ทันที', 'A small flaw; they sent another at once'),
          },
        ],
        sectionStyle: 'plain',
        divider: 'double',
      },
    },
  },
  {
    key: 'reviews-story',
    label: words('เรื่องของลูกค้าหนึ่งคน', 'One customer’s story'),
    synonyms: words('รีวิว สัมภาษณ์ เรื่องจริง', 'case interview story'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('“ร้านกาแฟของเราใช้ทั้งร้าน”', '“Our whole café uses them”'),
        description: sample(
          'คุณเบนซ์ เจ้าของร้านกาแฟที่เชียงราย สั่งครั้งแรกหกใบ วันนี้มีสองร้อยใบ และยังไม่เคยแตกเพราะกล่อง',
          'Benz runs a café in Chiang Rai. He began with six and has two hundred now; not one broke on the way.',
        ),
        image: 'picture:2',
        imageAlign: 'right',
        button: words('สั่งสำหรับร้าน', 'Order for a business'),
        buttonLink: '/contactus',
        sectionStyle: 'deep',
      },
    },
  },
];
