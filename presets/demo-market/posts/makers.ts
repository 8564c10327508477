import type { DemoPost } from '../demo-content.ts';

const POTTER = { th: 'ช่างดิน', en: 'The potter' } as const;
const WEAVER = { th: 'แม่คำ คนทอ', en: 'Mae Kham, weaver' } as const;
const SRI = { th: 'ป้าศรี', en: 'Auntie Sri' } as const;

export const makerPosts: readonly DemoPost[] = [
  {
    shopname: 'dinpao',
    slug: 'why-no-two-glazes',
    title: { th: 'ทำไมเคลือบไม่เคยเหมือนกันสองใบ', en: 'Why no two glazes are alike' },
    summary: {
      th: 'ไฟ ขี้เถ้า และตำแหน่งในเตา สามอย่างที่เราสั่งไม่ได้',
      en: 'Fire, ash and a place in the kiln: three things we cannot control',
    },
    body: {
      th: [
        'ลูกค้าถามเสมอว่าทำไมแก้วที่ได้สีไม่เหมือนในรูป คำตอบสั้นคือเราเผาด้วยไฟ ไม่ได้พิมพ์ด้วยหมึก คำตอบยาวต้องเดินไปดูหน้าเตา',
        'เตาของเราจุได้สามร้อยใบ ใบที่อยู่ใกล้ช่องไฟโดนขี้เถ้าปลิวมาเกาะ เคลือบจึงไหลและเข้มกว่า ใบที่อยู่หลังสุดได้ไฟนิ่ง สีจะใสและอ่อน เคลือบสูตรเดียวกันถังเดียวกันจึงออกมาเป็นพี่น้องกัน ไม่ใช่ฝาแฝด',
        'เราเคยลองเตาไฟฟ้าอยู่หนึ่งปี ทุกใบเหมือนกันหมด ขายได้ แต่คนปั้นเบื่อ และลูกค้าประจำบอกว่าจับแล้วเหมือนของโรงงาน เดือนถัดมาเราก่ออิฐกลับที่เดิม',
        'ถ้าอยากได้ชุดที่สีใกล้กัน เขียนบอกในคำสั่งซื้อได้ เราจะหยิบจากชั้นเดียวกันในเตาให้ แต่จะมีใบหนึ่งที่ดื้อเสมอ เราว่าใบนั้นแหละที่คุณจะหยิบใช้บ่อยที่สุด',
      ],
      en: [
        'People ask why their mug is not quite the colour in the photo. The short answer is that we fire; we do not print. The long one needs a walk to the kiln.',
        'It holds three hundred pieces. Those near the firebox catch flying ash, and their glaze runs and darkens; those at the back get a steady heat and stay pale. One bucket of glaze gives brothers and sisters, never twins.',
        'We tried an electric kiln for a year. Everything matched, everything sold, and the potters were bored. A month later we were laying bricks again.',
        'If you want a set that is close in colour, tell us with your order and we will pick from one shelf. One piece will be stubborn all the same, and it is the one you will reach for.',
      ],
    },
    author: POTTER,
    product: 'salt-glaze-mug',
    tags: ['เรื่องหลังเตา'],
    daysOld: 6,
    hilight: true,
  },
  {
    shopname: 'dinpao',
    slug: 'living-with-stoneware',
    title: { th: 'ใช้ถ้วยดินเผาให้อยู่เป็นสิบปี', en: 'How to make stoneware last ten years' },
    summary: {
      th: 'ล้าง ตาก ไมโครเวฟ และรอยบิ่นเล็ก\u00a0ๆ',
      en: 'Washing, drying, microwaves and small chips',
    },
    body: {
      th: [
        'ถ้วยใบแรกที่เราปั้นขายอายุสิบสี่ปีแล้ว เจ้าของยังส่งรูปมาทุกปีใหม่ เคล็ดลับของเขามีอย่างเดียวคือใช้ทุกวัน',
        'ของสโตนแวร์เข้าไมโครเวฟและเครื่องล้างจานได้ สิ่งที่ไม่ชอบคือร้อนจัดแล้วเย็นจัด อย่าเอาถ้วยจากตู้เย็นไปเทน้ำเดือดใส่ทันที และอย่าแช่น้ำข้ามคืนเพราะก้นที่ไม่เคลือบจะดูดน้ำไว้',
        'คราบชาขัดด้วยเบกกิ้งโซดากับฟองน้ำนุ่ม รอยดำจากช้อนโลหะลบได้ด้วยยาสีฟันขาว รอยบิ่นที่ปากถ้วยลูบด้วยกระดาษทรายน้ำเบอร์หกร้อยให้หายคม แล้วใช้ต่อได้',
        'แตกเป็นสองชิ้นก็อย่าเพิ่งทิ้ง ส่งกลับมาให้เราซ่อมแบบลงรักได้ปีละสิบใบ ไม่คิดเงิน คิดเป็นเรื่องเล่าว่ามันแตกอย่างไร',
      ],
      en: [
        'The first mug we sold is fourteen years old, and its owner sends us a photo every New Year. His secret is that he uses it every day.',
        'Stoneware can go in the microwave and the dishwasher. What it dislikes is shock: no boiling water into a cup from the fridge, and no soaking overnight, because the bare foot absorbs water.',
        'Baking soda lifts tea stains, and white toothpaste removes grey marks from spoons. Smooth a chipped rim with wet 600-grit sandpaper and go on using it.',
        'Broken in two? Do not throw it away. We mend ten pieces a year with lacquer, and the fee is the story of how it happened.',
      ],
    },
    author: POTTER,
    product: 'rooster-bowl',
    tags: ['ดูแลรักษา'],
    daysOld: 40,
  },
  {
    shopname: 'faicotton',
    slug: 'indigo-is-alive',
    title: { th: 'หม้อครามมีชีวิต', en: 'The indigo vat is alive' },
    summary: {
      th: 'ตื่นเช้าไปชิม ไปดม และบางวันมันก็งอน',
      en: 'We taste it and smell it every morning, and some days it sulks',
    },
    body: {
      th: [
        'คนที่บ้านหนองอาบช้างไม่พูดว่าทำคราม เราพูดว่าเลี้ยงคราม เพราะในหม้อมีจุลินทรีย์ที่ต้องกินข้าวเหมือนคน ถ้าหิวก็ไม่ให้สี ถ้าอิ่มไปก็เน่า',
        'ทุกเช้าแม่คำเปิดฝาดมก่อนล้างหน้า กลิ่นหวานคือดี กลิ่นฉุนต้องเติมน้ำมะขามเปียก ฟองสีม่วงเหลือบทองแปลว่าย้อมได้ ถ้าฟองขาวให้พักหนึ่งวัน แล้วไปเกี่ยวหญ้าแทน',
        'เสื้อสีครามเข้มหนึ่งตัวต้องจุ่มแปดรอบ ขึ้นมาเป็นสีเขียวแล้วค่อย\u00a0ๆ เป็นน้ำเงินกลางอากาศ เด็ก\u00a0ๆ ในหมู่บ้านชอบมานั่งดูตอนนี้ที่สุด',
        'สีที่ตกในการซักครั้งแรกไม่ใช่สีไม่ดี แต่เป็นครามที่เกาะอยู่ข้างนอก ซักแยกสามครั้งแล้วจะนิ่ง จากนั้นมันจะซีดช้า\u00a0ๆ ไปพร้อมคนใส่ ซึ่งเราว่าสวยกว่าตอนใหม่',
      ],
      en: [
        'None of us says that we make indigo; we say that we keep it. The vat is full of small lives that need to eat. Hungry, they give no colour; overfed, they rot.',
        'Mae Kham lifts the lid before she washes her face. A sweet smell is good; a sharp one calls for tamarind water. Purple foam with a gold sheen means we dye today; white foam means we cut grass instead.',
        'A dark shirt is dipped eight times. It comes up green and turns blue in the air, which is the part the children like to watch.',
        'The blue that washes out at first is indigo that only sat on the surface. After three washes the colour is steady, and then it fades slowly along with you, and looks better than new.',
      ],
    },
    author: WEAVER,
    product: 'mo-hom-shirt',
    tags: ['คราม', 'เรื่องคนทอ'],
    daysOld: 11,
    hilight: true,
  },
  {
    shopname: 'faicotton',
    slug: 'how-to-wash-handwoven-cotton',
    title: { th: 'ซักผ้าฝ้ายทอมืออย่างไรให้นุ่ม', en: 'Washing hand-woven cotton' },
    summary: { th: 'น้ำเย็น ร่มเงา และความใจเย็น', en: 'Cold water, shade and patience' },
    body: {
      th: [
        'ผ้าทอมือไม่ได้บอบบางอย่างที่คิด แม่\u00a0ๆ ใส่ไปนา ซักริมห้วย ตากบนพุ่มไม้ ก็อยู่ได้เป็นสิบปี แต่มีสามอย่างที่อยากขอ',
        'หนึ่ง น้ำเย็นกับสบู่อ่อน อย่าแช่เกินสิบห้านาที สอง ใส่ถุงซักถ้าใช้เครื่อง เลือกปั่นเบาสุด สาม ตากในร่ม กลับด้านในออก แดดจัดทำให้สีจากต้นไม้ซีดเร็วกว่าที่ควร',
        'ครั้งแรกแช่น้ำเกลือหนึ่งกำมือครึ่งชั่วโมง เส้นฝ้ายจะคลายตัวและผ้าจะหดประมาณหนึ่งเซนติเมตร เราเผื่อไว้ให้แล้วตอนตัด ไม่ต้องตกใจ',
        'รีดตอนยังหมาดจากด้านใน ไม่ต้องใช้น้ำยาปรับผ้านุ่ม เพราะมันเคลือบเส้นใยจนไม่ซับเหงื่อ ซักไปเรื่อย\u00a0ๆ สิบครั้งขึ้นไป ผ้าจะนุ่มเอง เหมือนคนที่อยู่ด้วยกันนาน\u00a0ๆ',
      ],
      en: [
        'Hand-woven cloth is not as delicate as it looks. Our mothers wear it to the fields and wash it in the stream. Still, we have three requests.',
        'Use cold water and mild soap, for fifteen minutes at most. In a machine, use a laundry bag and the gentlest spin. Dry it in the shade, inside out, because strong sun fades plant dyes.',
        'For the first wash, soak it for half an hour with a handful of salt. The cotton relaxes and shrinks by about a centimetre, which our cutting allows for.',
        'Iron it damp, from the inside. Do not use softener: it coats the thread and stops it from absorbing. After ten washes the cloth softens by itself, like people who live together.',
      ],
    },
    author: WEAVER,
    product: 'round-neck-top',
    tags: ['ดูแลรักษา'],
    daysOld: 55,
  },
  {
    shopname: 'suansri',
    slug: 'how-to-ripen-a-mango',
    title: { th: 'บ่มมะม่วงให้หวานพอดี', en: 'How to ripen a mango' },
    summary: { th: 'อย่าเข้าตู้เย็นก่อนเวลา', en: 'Not the fridge, not yet' },
    body: {
      th: [
        'มะม่วงที่ป้าส่งไปเป็นมะม่วงแก่จัดแต่ยังไม่สุก ถ้าส่งลูกสุกจะช้ำกลางทางแน่นอน เพราะฉะนั้นงานสุดท้ายเป็นของคนรับ',
        'แกะออกจากกล่องทันที เช็ดให้แห้ง วางเรียงบนหนังสือพิมพ์ ก้นลง ไม่ซ้อนกัน ที่อากาศถ่ายเท สองถึงสามวันจะเริ่มหอม ถ้ารีบให้ใส่กล้วยหอมลูกหนึ่งไว้ข้าง\u00a0ๆ คลุมผ้าบาง\u00a0ๆ',
        'ลองกดเบา\u00a0ๆ ตรงขั้ว ถ้ายวบนิดหน่อยและขั้วมีกลิ่นหอมหวานคือวันนี้ จากนั้นค่อยเข้าตู้เย็น เก็บได้อีกสี่วัน เข้าตู้เย็นก่อนสุกเมื่อไร มะม่วงจะหยุดหวานและเนื้อเป็นไต',
        'ลูกที่สุกเกินอย่าทิ้ง ปั่นกับน้ำแข็งและเกลือปลายช้อน หรือแช่แข็งเป็นชิ้นไว้กินหน้าร้อนหน้า ใครได้ลูกเสียถ่ายรูปส่งมา ป้าคืนเงินให้ ไม่ต้องส่งลูกกลับ',
      ],
      en: [
        'The mangoes I send are full-grown but not ripe, because a ripe mango would bruise on the road. The last part is yours.',
        'Unpack them at once, wipe them dry and set them stem up on newspaper, not touching, where the air moves. In two or three days you can smell them. In a hurry? Put a banana beside them under a thin cloth.',
        'Press near the stem. If it gives a little and smells of honey, today is the day. Only then does it go in the fridge, for up to four more days. Chilled too early, it never sweetens.',
        'Blend the overripe ones with ice and a pinch of salt, or freeze slices for next summer. If one is bad, send me a photo and I will refund you.',
      ],
    },
    author: SRI,
    product: 'nam-dok-mai-mango',
    tags: ['ผลไม้', 'เคล็ดลับ'],
    daysOld: 4,
    hilight: true,
  },
  {
    shopname: 'suansri',
    slug: 'a-year-in-the-orchard',
    title: { th: 'หนึ่งปีในสวนจันท์', en: 'A year in a Chanthaburi orchard' },
    summary: {
      th: 'เดือนไหนกินอะไร จากปากคนปลูก',
      en: 'What to eat in which month, from the woman who grows it',
    },
    body: {
      th: [
        'คนกรุงเทพฯ โทรมาถามหาเงาะเดือนมกรา ป้าก็ได้แต่หัวเราะ สวนมีปฏิทินของมันเอง จำไว้ง่าย\u00a0ๆ ดังนี้',
        'มีนาถึงพฤษภาเป็นหน้ามะม่วง เมษาทุเรียนเริ่ม พฤษภามังคุดกับเงาะมาพร้อมกัน เป็นเดือนที่ลูกหลานกลับบ้านโดยไม่ต้องโทรตาม มิถุนาถึงกรกฎาลองกองกับสละ',
        'สิงหาฝนหนัก ลำไยขึ้นมาจากทางเหนือ ตุลาส้มโอ พฤศจิกาถึงกุมภาสวนพัก เราตัดแต่งกิ่ง ใส่ปุ๋ยหมัก และกวนแยมจากผลที่แช่แข็งไว้ หน้านี้ของแห้งอร่อยที่สุด',
        'ผลไม้ตามฤดูถูกกว่าและหวานกว่าเสมอ เพราะต้นไม่ได้ถูกบังคับ ถ้าสั่งแล้วร้านขึ้นว่าพรีออเดอร์ แปลว่ามันยังอยู่บนต้น ขอเวลาให้ต้นไม้หน่อย',
      ],
      en: [
        'People ring me from Bangkok asking for rambutan in January, and I laugh. An orchard has its own calendar.',
        'March to May is mango season, and durian begins in April. In May mangosteen and rambutan come together, the month when grandchildren turn up without being called. June and July bring longkong and salak.',
        'August is rain, and longan comes down from the north. October is pomelo. From November the trees rest; we prune, compost, and make jam from what we froze.',
        'Fruit in season is cheaper and sweeter because it has not been forced. If the shop says pre-order, it is still on the tree. Give it time.',
      ],
    },
    author: SRI,
    product: 'mangosteen',
    tags: ['ฤดูกาล'],
    daysOld: 62,
  },
];
