import type { Text } from './demo-content.ts';

/** Own texts of a demo shop's help, legal pages and link-in-bio (spec §3 Design: pages). */
interface DemoService {
  readonly help?: Readonly<Record<string, unknown>>;
  readonly contact?: Readonly<Record<string, unknown>>;
  readonly legal?: Readonly<Record<string, unknown>>;
  readonly bio?: Readonly<Record<string, unknown>>;
  /** Keys of the products that its link-in-bio shows. */
  readonly pinned?: readonly string[];
}

const faq = (question: string, questionEn: string, answer: string, answerEn: string) => ({
  question,
  question_en: questionEn,
  answer: `<p>${answer}</p>`,
  answer_en: `<p>${answerEn}</p>`,
});

export const demoServices: Readonly<Record<string, DemoService>> = {
  market: {
    legal: {
      ownerFullName: 'บริษัท ตลาดของคนทำ จำกัด',
      ownerFullName_en: 'The Makers’ Market Co., Ltd.',
      ownerShortName: 'ตลาด',
      ownerShortName_en: 'Talad',
      ownerAddress: '88 ถนนท่าแพ ตำบลช้างคลาน อำเภอเมือง เชียงใหม่ 50100',
      ownerAddress_en: '88 Tha Phae Road, Chang Khlan, Mueang, Chiang Mai 50100',
      changeDate: '2026-10-01',
    },
  },
  dinpao: {
    help: {
      greeting: {
        title: 'มีอะไรให้ช่วยไหมคะ',
        title_en: 'How can we help?',
        text: 'รวมเรื่องที่ถามกันบ่อย ถ้ายังไม่เจอ ทักมาได้ทุกวัน',
        text_en: 'Our most common questions. If yours is not here, message us any day.',
      },
      faqs: [
        {
          name: 'ใช้งานถ้วยชาม',
          name_en: 'Using our pottery',
          items: [
            faq(
              'เข้าไมโครเวฟและเครื่องล้างจานได้ไหม',
              'Is it microwave and dishwasher safe?',
              'ได้ทั้งสองอย่าง ยกเว้นชิ้นที่เขียนสีทอง และหม้อดินที่เคลือบด้านเดียว',
              'Yes, except pieces with gold decoration and clay pots glazed on one side only.',
            ),
            faq(
              'เคลือบมีสารตะกั่วไหม',
              'Is there any lead in the glaze?',
              'ไม่มี เราใช้เคลือบขี้เถ้าและแร่ที่ผสมเอง เผาที่ 1,230 องศา',
              'No. We mix our own from ash and minerals, and fire at 1,230 °C.',
            ),
            faq(
              'สีไม่เหมือนในรูปทุกชิ้นใช่ไหม',
              'Why do colours differ from the photo?',
              'ใช่ค่ะ ไฟแต่ละรอบไม่เท่ากัน ถ้าอยากเลือกใบ ทักมาดูรูปจริงก่อนส่งได้',
              'Each firing is a little different. Ask us for a photo of the exact piece.',
            ),
          ],
        },
        {
          name: 'สั่งทำและส่งของ',
          name_en: 'Orders and delivery',
          items: [
            faq(
              'สั่งทำพิเศษใส่ชื่อร้านได้ไหม',
              'Can you make pieces for our café?',
              'ได้ ตั้งแต่ 24 ใบขึ้นไป ใช้เวลาประมาณแปดสัปดาห์ <a href="/contactus">ทักมาคุยกันก่อน</a>',
              'Yes, from 24 pieces, in about eight weeks. <a href="/contactus">Contact us first</a>.',
            ),
            faq(
              'ถ้าแตกระหว่างทางทำอย่างไร',
              'What if something breaks in transit?',
              'ถ่ายรูปกล่องและชิ้นที่แตก ส่งมาภายใน 7 วัน เราส่งใบใหม่ให้เลย',
              'Send us a photo of the box and the broken piece within 7 days and we will ship a replacement.',
            ),
          ],
        },
      ],
      custom: {
        title: 'ดูแลงานดิน',
        title_en: 'Caring for clay',
        html: '<p>งานดินอยู่กับเราได้นานกว่าเรา ถ้าดูแลกันสักหน่อย</p><ul><li>ก่อนใช้ครั้งแรก แช่น้ำสะอาดหนึ่งคืน</li><li>อย่าเทน้ำเดือดใส่ถ้วยที่เพิ่งออกจากตู้เย็น</li><li>คราบชาล้างด้วยเบกกิ้งโซดากับฟองน้ำนุ่ม</li><li>รอยรานสวย\u00a0ๆ ในเคลือบเป็นเรื่องปกติ ไม่ใช่รอยแตก</li></ul>',
        html_en:
          '<p>Pottery outlives us, with a little care.</p><ul><li>Soak overnight in clean water before first use</li><li>Never pour boiling water into a cup from the fridge</li><li>Tea stains come off with baking soda and a soft sponge</li><li>Fine lines in the glaze are normal, not cracks</li></ul>',
      },
    },
    contact: {
      text: 'ถามเรื่องเคลือบ สั่งทำ หรือนัดมาดูเตา เราอยู่หน้าแป้นหมุนทุกวันยกเว้นวันพุธ',
      text_en:
        'Ask about glazes, orders or a visit to the kiln. We are at the wheel every day except Wednesday.',
    },
    legal: {
      ownerFullName: 'ห้างหุ้นส่วนจำกัด บ้านดินเผา เชียงใหม่',
      ownerFullName_en: 'Baan Din Pao Chiang Mai Limited Partnership',
      changeDate: '2026-09-01',
    },
    bio: {
      slogan: 'ปั้นด้วยมือที่ป่าแดด เชียงใหม่',
      slogan_en: 'Thrown by hand in Pa Daet, Chiang Mai',
      buttons: [
        { title: 'ของออกเตาใหม่', title_en: 'Fresh from the kiln', link: '/showroom/new' },
        { title: 'ขายดีประจำเดือน', title_en: 'Bestsellers this month', link: '/showroom/hot' },
        { title: 'วันปั้นดินครั้งหน้า', title_en: 'Next day at the wheel', link: '/blog' },
        { title: 'ดูแลงานดิน', title_en: 'Caring for clay', link: '/help#custom' },
        { title: 'สั่งทำให้คาเฟ่', title_en: 'Pottery for cafés', link: '/contactus' },
      ],
    },
    pinned: ['salt-glaze-mug', 'rooster-bowl', 'cane-handle-teapot', 'rice-bowl'],
  },
  rimklong: {
    help: {
      greeting: {
        title: 'ถามคนเฝ้าร้าน',
        title_en: 'Ask the bookseller',
        text: 'เรื่องสั่งหนังสือ ส่งของ และการห่อของขวัญ',
        text_en: 'About orders, parcels and gift wrapping',
      },
    },
    bio: {
      buttons: [
        { title: 'หนังสือเข้าใหม่', title_en: 'New books', link: '/showroom/new' },
        { title: 'บทความจากคนเฝ้าร้าน', title_en: 'From the bookseller', link: '/blog' },
        { title: 'ค่ำวันอ่านออกเสียง', title_en: 'Reading-aloud evenings', link: '/blog' },
        { title: 'ทักหาเรา', title_en: 'Contact us', link: '/contactus' },
      ],
    },
    pinned: ['house-of-forty-cats'],
  },
};

/** Messages that visitors of the demo shops have sent. */
export const demoMessages = [
  {
    shopname: 'dinpao',
    form: 'contactus',
    hoursOld: 3,
    data: {
      name: 'กมลชนก ใจดี',
      email: 'kamonchanok@example.test',
      phone: '0812345671',
      message: 'สวัสดีค่ะ อยากสั่งแก้วเคลือบเกลือ 30 ใบให้คาเฟ่ที่ลำพูน ปั๊มชื่อร้านที่ก้นแก้วได้ไหมคะ',
    },
  },
  {
    shopname: 'dinpao',
    form: 'contactus',
    hoursOld: 26,
    data: {
      name: 'Emma Larsen',
      email: 'emma@example.test',
      message:
        'Hello! Do you ship to Bangkok hotels? I am there until Sunday and fell in love with the teapot.',
    },
  },
  {
    shopname: 'market',
    form: 'business',
    hoursOld: 50,
    data: {
      company: 'สบู่ยายพิณ',
      name: 'พิณทิพย์ สุขใจ',
      email: 'pin@example.test',
      message: 'ทำสบู่น้ำมันมะพร้าวอยู่ที่สมุย อยากเปิดร้านในตลาด ต้องเริ่มอย่างไรคะ',
    },
  },
] as const;

/** Strengths of a demo shop for its front page, each with a product that shows it. */
export const demoFeatures: Readonly<
  Record<string, readonly { readonly product: string; readonly title: Text; readonly text: Text }[]>
> = {
  dinpao: [
    {
      product: 'salt-glaze-mug',
      title: { th: 'เผาด้วยไฟจริง', en: 'Fired with real flame' },
      text: {
        th: 'เตาของเราใช้ไม้ลำไยกับเกลือทะเล เผาทีละสามสิบสองชั่วโมง ผลัดกันเฝ้าสองคน ใบที่วางหน้าไฟจะได้ผิวส้มเหมือนเปลือกส้มโอ ใบที่อยู่หลังเตาจะเรียบและเข้มกว่า เราไม่ปรับให้เหมือนกัน เพราะนั่นคือลายเซ็นของไฟ แต่ละรอบเราเปิดเตาพร้อมกันตอนเช้ามืด และเลือกเก็บเฉพาะใบที่น้ำไม่ซึม',
        en: 'Our kiln burns longan wood and sea salt for thirty-two hours at a time, and two of us take turns to watch it. Pieces in front of the fire come out with a skin like pomelo peel; those at the back are smooth and darker. We do not even them out, because that is how the fire signs its work. We open the kiln together before dawn and keep only what holds water.',
      },
    },
    {
      product: 'rooster-bowl',
      title: { th: 'วาดมือทุกใบ', en: 'Painted by hand' },
      text: {
        th: 'ป้าแดงวาดไก่มาสี่สิบปี ใบหนึ่งใช้เวลาเจ็ดนาที ถ้าวันไหนอารมณ์ดีหางไก่จะยาวกว่าปกติ ลองเทียบดูสองใบจะเห็นว่าไม่มีตัวไหนมองไปทางเดียวกันเป๊ะ\u00a0ๆ สีดำผสมเองจากแร่แมงกานีส สีแดงลงหลังเผาแล้วเผาซ้ำอีกรอบ ล้างกี่ร้อยครั้งก็ไม่หลุด',
        en: 'Auntie Daeng has been painting roosters for forty years, seven minutes each; on a good day the tail comes out longer. Put two side by side and you will see that no two birds look in quite the same direction. The black is manganese that we grind ourselves; the red goes on after the first firing and is fired again, so it never washes off.',
      },
    },
    {
      product: 'cane-handle-teapot',
      title: { th: 'ซ่อมได้', en: 'Made to be mended' },
      text: {
        th: 'หูหวายเปลี่ยนใหม่ได้เสมอ ส่งมาเราถักให้ฟรีปีแรก',
        en: 'Cane handles can always be replaced. Send yours in: we reweave it free in the first year.',
      },
    },
  ],
};
