import { sample, words, type SectionLayout } from './define-layout.ts';

/** Sections about the people and the work behind a shop. */
export const story: readonly SectionLayout[] = [
  {
    key: 'story-points',
    label: words('เรื่องของร้านกับข้อย่อย', 'Story with points'),
    synonyms: words('ประวัติ เกี่ยวกับเรา แบรนด์', 'about us brand history'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('เริ่มจากโต๊ะตัวเดียวในครัว', 'It began on one kitchen table'),
        description: sample(
          'ปี 2559 เราทำให้เพื่อนบ้านใช้ก่อน พอคนถามหามากขึ้นจึงเปิดร้านเล็ก\u00a0ๆ และยังทำทุกชิ้นด้วยวิธีเดิม',
          'In 2016 we made things for our neighbours. More people asked, so we opened a small shop, and we still work the same way.',
        ),
        bulletPoints: [
          {
            title: sample('ทำเองทุกขั้น', 'made here'),
            desc: sample('ไม่จ้างผลิตที่อื่น', 'nothing is made elsewhere'),
          },
          {
            title: sample('วัสดุในประเทศ', 'local materials'),
            desc: sample('ซื้อตรงจากคนปลูกและคนทอ', 'bought from the people who grow and weave it'),
          },
          {
            title: sample('ซ่อมให้', 'we repair'),
            desc: sample('ส่งกลับมาซ่อมได้ตลอด', 'send it back whenever it breaks'),
          },
        ],
        image: 'picture:wide',
        button: words('อ่านเรื่องของเรา', 'Read our story'),
        buttonLink: '/aboutus',
        sectionStyle: 'tint',
      },
    },
  },
  {
    key: 'story-picture',
    label: words('รูปขวา ข้อความสั้น', 'Picture right, short text'),
    synonyms: words('เกี่ยวกับเรา วัสดุ ที่มา', 'about material origin'),
    section: {
      name: 'TopicSection',
      props: {
        title: sample('คนทำอยู่หลังร้าน', 'The makers work behind the shop'),
        description: sample(
          'แวะมาดูได้ทุกวันเสาร์ ถามได้ทุกเรื่อง ชงชารอ',
          'Come and watch on Saturdays. Ask anything; there is tea.',
        ),
        image: 'picture:1',
        imageAlign: 'right',
      },
    },
  },
  {
    key: 'story-letter',
    label: words('จดหมายจากเจ้าของร้าน', 'Letter from the owner'),
    synonyms: words('ทักทาย ต้อนรับ ลงชื่อ', 'welcome note founder signed'),
    section: {
      name: 'ParagraphSection',
      props: {
        title: sample('ถึงคุณที่แวะมา', 'To you who stopped by'),
        description: sample(
          'เราตอบทุกข้อความเอง แพ็กทุกกล่องเอง และจำลูกค้าได้เกือบทุกคน ถ้ามีอะไรไม่ถูกใจ บอกเราก่อนให้คนอื่นฟังนะคะ\n\nนิดกับหนึ่ง เจ้าของร้าน',
          'We answer every message, pack every box and know most of you by name. If something is not right, please tell us first.\n\nNid and Nueng, owners',
        ),
        align: 'center',
        sectionStyle: 'quiet',
        divider: 'double',
      },
    },
  },
  {
    key: 'story-years',
    label: words('เส้นเวลา', 'Timeline'),
    synonyms: words('ประวัติ ปี ความเป็นมา', 'history years milestones'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('สิบปีที่ผ่านมา', 'Ten years so far'),
        layout: 'schedule',
        features: [
          {
            title: sample('2559', '2016'),
            desc: sample('ขายหน้าบ้านวันอาทิตย์', 'a table outside the house on Sundays'),
          },
          {
            title: sample('2562', '2019'),
            desc: sample('เปิดร้านแรกริมถนน', 'the first shop on the main road'),
          },
          {
            title: sample('2565', '2022'),
            desc: sample('ส่งทั่วประเทศ', 'parcels to every province'),
          },
          {
            title: sample('2569', '2026'),
            desc: sample('ทีมเก้าคน กับลูกค้าสองหมื่นคน', 'nine of us, and twenty thousand of you'),
          },
        ],
      },
    },
  },
  {
    key: 'story-numbers',
    label: words('ตัวเลขของร้าน', 'Shop in numbers'),
    synonyms: words('สถิติ จำนวน ความสำเร็จ', 'statistics figures counters'),
    section: {
      name: 'FeatureSection',
      props: {
        features: [
          {
            title: sample('10 ปี', '10 years'),
            desc: sample('ทำอย่างเดียวมาตลอด', 'of doing one thing'),
          },
          {
            title: sample('9 คน', '9 people'),
            desc: sample('ทุกคนแพ็กของเป็น', 'and all of us pack'),
          },
          { title: sample('20,000 กล่อง', '20,000 boxes'), desc: sample('ส่งถึงมือแล้ว', 'delivered') },
          { title: sample('0 ชิ้น', '0 pieces'), desc: sample('ที่ไม่ได้ตรวจก่อนส่ง', 'sent unchecked') },
        ],
        perRow: 4,
        perRowMobile: 2,
        align: 'center',
        sectionStyle: 'A',
      },
    },
  },
  {
    key: 'story-people',
    label: words('คนในร้าน', 'People of the shop'),
    synonyms: words('ทีม ช่าง พนักงาน', 'team makers staff'),
    section: {
      name: 'FeatureSection',
      props: {
        title: sample('คนที่คุณจะได้คุยด้วย', 'The people you will talk to'),
        features: [
          {
            image: 'picture:1',
            title: sample('นิด', 'Nid'),
            desc: sample('เลือกวัสดุและตรวจงาน', 'chooses materials, checks the work'),
          },
          {
            image: 'picture:2',
            title: sample('หนึ่ง', 'Nueng'),
            desc: sample('ตอบแชตและแพ็กของ', 'answers messages and packs'),
          },
          {
            image: 'picture:3',
            title: sample('ลุงชัย', 'Uncle Chai'),
            desc: sample('ช่างรุ่นแรกของร้าน', 'our first craftsman'),
          },
          {
            image: 'picture:4',
            title: sample('แพร', 'Prae'),
            desc: sample('ถ่ายรูปและเขียนเรื่อง', 'takes pictures and writes'),
          },
        ],
        perRow: 4,
        perRowMobile: 2,
        align: 'center',
      },
    },
  },
  {
    key: 'story-promise',
    label: words('คำมั่นของร้าน', 'Our promise'),
    synonyms: words('คติ ความตั้งใจ ข้อความใหญ่', 'mission motto statement'),
    section: {
      name: 'Headline',
      props: {
        title: sample('ขายของที่เราใช้เองที่บ้าน', 'We sell what we use at home'),
        description: sample(
          'ถ้าไม่กล้าให้แม่ใช้ เราไม่เอาเข้าร้าน',
          'If we would not give it to our mother, it is not in the shop.',
        ),
        align: 'start',
        sectionStyle: 'deep',
        isFullScreen: true,
      },
    },
  },
  {
    key: 'story-blog',
    label: words('บทความล่าสุด', 'Latest posts'),
    synonyms: words('บล็อก ข่าว เรื่องเล่า', 'blog news journal articles'),
    section: {
      name: 'BlogSection',
      props: {
        title: words('เรื่องเล่าจากร้าน', 'From our journal'),
        blogNumber: 3,
        button: words('อ่านทั้งหมด', 'Read all posts'),
        buttonLink: '/blog',
      },
    },
  },
  {
    key: 'story-blog-lead',
    label: words('บทความเด่นหนึ่งเรื่อง', 'One leading post'),
    synonyms: words('บล็อก ข่าว แนะนำ', 'blog news featured article'),
    section: {
      name: 'BlogSection',
      props: {
        title: words('อ่านก่อนซื้อ', 'Worth reading first'),
        blogType: 'hilight',
        blogNumber: 5,
        isShowTag: false,
        sectionStyle: 'tint',
      },
    },
  },
];
