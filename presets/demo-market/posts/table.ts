import type { DemoPost } from '../demo-content.ts';

const EDITOR = { th: 'คนเฝ้าร้านริมคลอง', en: 'The bookseller' } as const;
const BAKER = { th: 'หลานก๋ง', en: 'The grandson' } as const;
const SISTERS = { th: 'สองพี่น้องหอมไพร', en: 'The two sisters' } as const;

export const tablePosts: readonly DemoPost[] = [
  {
    shopname: 'rimklong',
    slug: 'five-books-for-people-who-stopped-reading',
    title: { th: 'ห้าเล่มสำหรับคนที่เลิกอ่านหนังสือไปนาน', en: 'Five books for people who stopped reading' },
    summary: { th: 'เริ่มใหม่ไม่ต้องเริ่มหนา', en: 'Start again with something short' },
    body: {
      th: [
        'ลูกค้าที่เดินเข้าร้านแล้วพูดว่าเมื่อก่อนอ่านเยอะมาก มีมากกว่าลูกค้าที่พูดว่ากำลังอ่านอยู่ เราจึงทำชั้นเล็ก\u00a0ๆ ไว้ให้คนกลุ่มแรกโดยเฉพาะ กติกาคือต้องอ่านจบในสองคืน',
        'เล่มแรกคือบ้านแมวสี่สิบตัว ขำและเร็ว เล่มที่สองเรือเที่ยวสุดท้ายไปฝั่งธนฯ สำหรับคนที่อยากร้องไห้โดยไม่ต้องอธิบาย เล่มที่สามก๋วยเตี๋ยวเรือเก้าชาม เพราะการ์ตูนก็คือหนังสือ',
        'เล่มที่สี่จันทร์ข้าวใหม่ อ่านวันละบท ลืมไปสามวันก็ไม่มีใครว่า เล่มสุดท้ายเงินเดือนเดือนชนเดือน เผื่อเหตุผลที่เลิกอ่านคือไม่มีแรงเหลือ',
        'เคล็ดลับที่ได้ผลที่สุดไม่ใช่ตัวหนังสือ แต่คือวางเล่มไว้แทนที่ชาร์จโทรศัพท์ข้างหมอน แล้วเอาที่ชาร์จไปไว้ในครัว สองอาทิตย์แล้วมาเล่าให้เราฟัง',
      ],
      en: [
        'More people come in saying that they used to read than that they do. We keep a small shelf for them; the rule is two evenings per book at most.',
        'The House of Forty Cats is quick and funny. The Last Ferry to Thonburi is for when you want to cry without explaining. Nine Bowls of Boat Noodles is there because a comic is a book.',
        'New-Rice Moon is a poem a day, and nobody minds if you miss three. From Payday to Payday is there in case you stopped because you had no strength left.',
        'The best trick is not a title. Put the book where your charger is, and the charger in the kitchen. Tell us how it went in two weeks.',
      ],
    },
    author: EDITOR,
    product: 'house-of-forty-cats',
    tags: ['แนะนำหนังสือ'],
    daysOld: 3,
    hilight: true,
  },
  {
    shopname: 'rimklong',
    slug: 'choosing-paper-for-fountain-pens',
    title: { th: 'เลือกกระดาษให้หมึกซึม', en: 'Choosing paper for a fountain pen' },
    summary: { th: 'แกรมสูงไม่ได้แปลว่าไม่ทะลุ', en: 'Heavier paper can still bleed' },
    body: {
      th: [
        'คำถามยอดฮิตของร้านคือสมุดเล่มนี้กี่แกรม แต่แกรมบอกแค่น้ำหนัก ไม่ได้บอกว่าผิวกระดาษเคลือบกาวมากน้อยแค่ไหน ซึ่งเป็นตัวที่กันหมึกจริง\u00a0ๆ',
        'วิธีทดสอบในร้านง่ายมาก เขียนเลขแปดซ้อนกันสามรอบด้วยหัวใหญ่สุดที่มี รอหนึ่งนาทีแล้วพลิก ถ้าเห็นเงาแต่ไม่เห็นจุดถือว่าผ่าน ถ้าขอบเส้นแตกเป็นขนนกแปลว่ากระดาษดูดเร็วไป',
        'กระดาษสีครีมแปดสิบแกรมในสมุดปกผ้าของเราผ่านหมึกทุกสีในร้าน ยกเว้นสีกระเจี๊ยบหัวกว้างที่จะเห็นเงานิดหน่อย กระดาษสาสวยแต่ขนเยอะ เหมาะพู่กันมากกว่าปากกา',
        'มาลองที่โต๊ะหน้าร้านได้ทุกวัน มีปากกาห้าหัวกับกระดาษตัวอย่างสิบสองชนิด แมวนอนทับอยู่บ้าง ยกมันขึ้นเบา\u00a0ๆ',
      ],
      en: [
        'Everyone asks about the weight. But grams tell you only grams, not how the surface was sized, and sizing is what holds ink.',
        'The test is easy: draw three figures of eight on top of each other with your broadest nib, wait a minute and turn the sheet over. A shadow is fine, dots are not; feathered edges mean that the paper absorbs too fast.',
        'The 80 g cream paper in our cloth journals passes with every ink we sell, except roselle in a broad nib, which shows through a little. Mulberry paper is lovely but fibrous, and better for a brush.',
        'Come and try them at our table: five nibs, twelve papers. The cat lies on them. Lift gently.',
      ],
    },
    author: EDITOR,
    product: 'cloth-journal-a5',
    tags: ['เครื่องเขียน', 'หมึกซึม'],
    daysOld: 27,
  },
  {
    shopname: 'taoun',
    slug: 'sourdough-at-thirty-five-degrees',
    title: { th: 'เลี้ยงซาวร์โดว์ในอากาศ 35 องศา', en: 'Sourdough at thirty-five degrees' },
    summary: {
      th: 'ตำราฝรั่งบอกสี่ชั่วโมง บ้านเราชั่วโมงครึ่งก็ล้นโหล',
      en: 'The books say four hours; here the jar is past its peak in an hour and a half',
    },
    body: {
      th: [
        'ตำราเกือบทุกเล่มเขียนจากครัวอุณหภูมิยี่สิบสององศา พอทำตามในสงขลาเดือนเมษา แป้งเปรี้ยวจัดและแบนเหมือนแผ่นเสียง ปัญหาไม่ได้อยู่ที่มือคุณ อยู่ที่นาฬิกา',
        'กฎของร้านคือลดหัวเชื้อลงครึ่งหนึ่ง จากยี่สิบเปอร์เซ็นต์เหลือสิบ ใช้น้ำเย็นจัดจากตู้ และหมักในตู้เย็นทันทีที่แป้งขึ้นครึ่งเท่า อย่ารอให้เป็นสองเท่าเพราะมันจะเลยไปเอง',
        'ให้อาหารหัวเชื้อตอนเช้ามืดด้วยอัตราหนึ่งต่อห้าต่อห้า ถ้าลืมแล้วมีน้ำสีเทาข้างบนไม่ต้องตกใจ เทออก ตักก้นโหลหนึ่งช้อน เริ่มใหม่ได้เสมอ ป้าแก้วของเราเคยถูกลืมในตู้เย็นสี่เดือนตอนน้ำท่วม ยังฟื้น',
        'ก้อนแรกจะไม่สวย ก้อนที่สามจะอร่อย ก้อนที่สิบคุณจะเริ่มแจกเพื่อนบ้าน ส่งรูปหน้าตัดมาได้ เราช่วยดูรูพรุนให้',
      ],
      en: [
        'Nearly every book was written at twenty-two degrees. Follow one in Songkhla in April and you get a sour gramophone record. It is not your hands; it is the clock.',
        'Halve the starter, from twenty per cent to ten. Use water from the fridge. Chill the dough when it has risen by half; doubled is already too late.',
        'Feed the starter before dawn, one to five to five. Grey water on top is no tragedy: pour it off and start again from a spoonful. Ours, Auntie Kaew, was forgotten for four months during the flood, and came back.',
        'The first loaf is ugly, the third is good, and by the tenth you are feeding the neighbours. Send us a photo of the crumb; we like to look.',
      ],
    },
    author: BAKER,
    product: 'country-sourdough',
    tags: ['ซาวร์โดว์', 'เคล็ดลับ'],
    daysOld: 8,
    hilight: true,
  },
  {
    shopname: 'taoun',
    slug: 'thai-coffee-without-a-machine',
    title: { th: 'ชงกาแฟไทยให้อร่อยโดยไม่มีเครื่อง', en: 'Good Thai coffee without a machine' },
    summary: {
      th: 'แก้ว ช้อน ผ้าขาวบาง และน้ำที่ไม่เดือดเกินไป',
      en: 'A glass, a spoon, a cloth, and water just off the boil',
    },
    body: {
      th: [
        'ก๋งชงกาแฟด้วยถุงผ้ามาทั้งชีวิต ไม่เคยมีเครื่องชั่ง แต่รสเท่ากันทุกเช้า เพราะใช้กระป๋องนมใบเดิมตวง เคล็ดลับของกาแฟดีคือทำซ้ำได้ ไม่ใช่ของแพง',
        'เริ่มจากอัตราส่วนหนึ่งต่อสิบห้า กาแฟสิบหกกรัมหรือสองช้อนโต๊ะพูน ต่อน้ำสองร้อยสี่สิบมิลลิลิตร น้ำเดือดแล้วเปิดฝาทิ้งไว้หนึ่งนาทีจะเหลือราวเก้าสิบสององศาพอดี',
        'คั่วกลางดอยช้างบดปานกลาง เทน้ำสามรอบใช้เวลารวมสองนาทีครึ่ง ถ้าเปรี้ยวให้บดละเอียดขึ้น ถ้าขมให้บดหยาบลง อย่าแก้ทั้งสองอย่างพร้อมกันเพราะจะไม่รู้ว่าอะไรได้ผล',
        'โกปี้ชุมพรใช้ถุงผ้า เทน้ำเดือดผ่านสองรอบ ใส่นมข้นก่อนแล้วค่อยเทกาแฟทับ ห้ามคน ให้คนกินคนเอง นี่เป็นมารยาทของร้านน้ำชา',
      ],
      en: [
        'Grandfather used a cloth sock all his life and never owned a scale; he measured with one old milk tin. Good coffee is coffee you can repeat.',
        'Start with one to fifteen: sixteen grams, or two heaped spoons, to 240 ml. Boil the water, lift the lid for a minute, and you have about ninety-two degrees.',
        'For Doi Chang, use a medium grind and three pours in two and a half minutes. Sour? Grind finer. Bitter? Grind coarser. Never change two things at once.',
        'Chumphon kopi goes twice through the sock, onto condensed milk. Do not stir; whoever drinks it stirs. Those are tea-shop manners.',
      ],
    },
    author: BAKER,
    product: 'doi-chang-medium',
    tags: ['กาแฟ', 'เคล็ดลับ'],
    daysOld: 33,
  },
  {
    shopname: 'homprai',
    slug: 'patch-test-first',
    title: { th: 'สมุนไพรก็แพ้ได้ ทดสอบก่อนใช้เสมอ', en: 'Herbs can sting too: test first' },
    summary: { th: 'ธรรมชาติไม่ได้แปลว่าอ่อนโยนกับทุกคน', en: 'Natural is not the same as gentle' },
    body: {
      th: [
        'เราขายสมุนไพร แต่ประโยคที่เราพูดกับลูกค้าบ่อยที่สุดคือ อย่าเพิ่งทาทั้งหน้า ต้นไม้สร้างสารแรง\u00a0ๆ ไว้ป้องกันตัว ไม่ได้สร้างไว้เอาใจผิวเรา',
        'วิธีทดสอบคือแต้มท้องแขนด้านในขนาดเหรียญบาท ปิดพลาสเตอร์ ทิ้งไว้ยี่สิบสี่ชั่วโมง ไม่แดงไม่คันค่อยลองหลังหูอีกหนึ่งคืน แล้วจึงใช้บนหน้า คนที่เคยแพ้น้ำหอมหรือเกสรควรทำสองรอบ',
        'น้ำมันหอมระเหยห้ามหยดบนผิวตรง\u00a0ๆ ผสมน้ำมันพาหะไม่เกินสองเปอร์เซ็นต์ คือสองหยดต่อหนึ่งช้อนชา มะกรูดและส้มทำให้ผิวไวแดด ใช้ตอนกลางคืนเท่านั้น',
        'คนท้องเลี่ยงไพลเข้มข้นและการบูร เด็กต่ำกว่าสองขวบเลี่ยงยูคาลิปตัสใกล้จมูก สงสัยอะไรทักมาถามก่อนได้ เราเป็นเภสัชกร เราชอบคำถามมากกว่าใบรับคืน',
      ],
      en: [
        'We sell herbs, yet what we say most often is: not on your whole face yet. Plants make strong things to defend themselves, not to please our skin.',
        'Dab a coin-sized patch inside your arm, cover it and wait a day. If it does not redden, try a night behind the ear, and then your face. Test twice if perfume or pollen troubles you.',
        'Never put essential oils on bare skin undiluted: use at most two drops to a teaspoon of carrier oil. Lime and orange make skin sensitive to sunlight, so use them only at night.',
        'Avoid strong plai and camphor in pregnancy, and keep eucalyptus away from the noses of children under two. Ask us first; as pharmacists, we prefer questions to returns.',
      ],
    },
    author: SISTERS,
    product: 'turmeric-face-oil',
    tags: ['ความรู้'],
    daysOld: 5,
    hilight: true,
  },
  {
    shopname: 'homprai',
    slug: 'scent-for-each-room',
    title: { th: 'เลือกกลิ่นให้แต่ละห้อง', en: 'A scent for each room' },
    summary: { th: 'ห้องครัวไม่ควรหอมเหมือนห้องนอน', en: 'A kitchen should not smell like a bedroom' },
    body: {
      th: [
        'บ้านที่หอมดีไม่ใช่บ้านที่หอมแรง แต่เป็นบ้านที่เดินจากห้องหนึ่งไปอีกห้องแล้วรู้ว่าเปลี่ยนที่ เราใช้หลักง่าย\u00a0ๆ สามข้อ',
        'ห้องครัวใช้กลิ่นเปรี้ยวสด ตะไคร้หรือใบมะกรูด เพราะกลบกลิ่นทอดได้โดยไม่ตีกับอาหาร ห้องน้ำใช้ยูคาลิปตัสหรือหญ้าแฝก ให้ความรู้สึกแห้งสะอาด ห้องรับแขกใช้ไม้และยางไม้ เช่นกฤษณา เพราะอยู่นานและไม่รบกวนการคุย',
        'ห้องนอนใช้น้อยที่สุด มะลิหรือดอกปีบ จุดเทียนก่อนนอนครึ่งชั่วโมงแล้วดับ กลิ่นที่ค้างอยู่พอดีแล้ว อย่านอนทั้งที่ไฟยังติด',
        'กลับก้านหวายสัปดาห์ละครั้ง ตัดไส้เทียนเหลือครึ่งเซนติเมตรทุกครั้งก่อนจุด และเว้นวันที่ไม่จุดอะไรเลยบ้าง จมูกจะได้คิดถึง',
      ],
      en: [
        'A house that smells good is not one that smells loud; you should simply notice that you have changed rooms. We have three rules.',
        'Kitchens like sour, fresh scents: lemongrass or lime leaf hides frying and leaves the food alone. Bathrooms like eucalyptus or vetiver, which feel dry. In living rooms, wood and resin linger and let people talk.',
        'Bedrooms want the least: jasmine or peep, from a candle lit for half an hour before bed and then put out. Never sleep with a flame burning.',
        'Turn the reeds every week, trim the wick to half a centimetre each time, and keep one day with nothing lit. Your nose will miss it.',
      ],
    },
    author: SISTERS,
    product: 'lemongrass-diffuser',
    tags: ['กลิ่นหอม', 'บ้าน'],
    daysOld: 36,
  },
];
