import type { DemoPost } from '../demo-content.ts';

const KEEPERS = { th: 'คนเลี้ยงถั่วกับใบ', en: 'Bean and Leaf’s people' } as const;

export const hangbaiPosts: readonly DemoPost[] = [
  {
    shopname: 'hangbai',
    slug: 'balcony-plants-safe-for-cats',
    title: { th: 'ต้นไม้ระเบียงที่แมวกัดได้ไม่เป็นไร', en: 'Balcony plants your cat can chew' },
    summary: { th: 'ห้าต้นที่อยู่ร่วมบ้านกับแมวได้จริง', en: 'Five plants that live well with cats' },
    body: {
      th: [
        'คำถามที่ร้านได้ทุกอาทิตย์คือต้นไหนแมวกินแล้วไม่ตาย คำตอบสั้น\u00a0ๆ คือให้แยกต้นสวยที่เป็นพิษขึ้นที่สูง แล้วยอมเสียต้นที่ปลอดภัยให้แมวหนึ่งกระถาง แมวที่มีของตัวเองมักไม่ยุ่งกับของเรา',
        'ต้นที่ปลอดภัยคือเฟินข้าหลวง เศรษฐีเรือนใน มะลิลา กุหลาบหินพวกเอเชเวอเรีย และหญ้าแมวซึ่งปลูกในกะลาได้ภายในห้าวัน ทั้งหมดนี้โดนกัดปลายใบแล้วแตกใหม่ได้',
        'ต้นที่ต้องวางสูงคือมอนสเตอร่า พลูด่าง และลิ้นมังกร สามต้นนี้มีผลึกที่ทำให้ปากและคอบวม ไม่ถึงตายแต่ทรมาน ส่วนลิลลี่ทุกชนิดอย่าเอาเข้าบ้านที่มีแมวเลย แค่เกสรติดขนก็อันตรายต่อไต',
        'ถ้าแมวกัดต้นที่ไม่แน่ใจ ให้ถ่ายรูปใบกับแมวไปหาหมอทันที อย่ารอดูอาการ และอย่าให้กินนม ที่หน้าสินค้าทุกต้นของเราเขียนไว้แล้วว่าปลอดภัยหรือไม่ ถ้าต้นไหนไม่แน่ใจทักมาถามก่อนซื้อได้',
      ],
      en: [
        'Every week someone asks us which plants a cat can eat. The short answer: put the poisonous beauties up high and give the cat a pot of its own. A cat with property respects yours.',
        'The safe ones are bird’s nest fern, spider plant, jasmine, echeverias, and cat grass, which is up in five days. All of them grow back after a bite.',
        'Monstera, pothos and snake plant contain crystals that make the mouth swell: not deadly, but miserable, so hang them high. Lilies of any kind do not belong in a house with cats; even the pollen harms the kidneys.',
        'If your cat has bitten something doubtful, take a photo of the leaf and go to the vet at once. Every plant in our shop says whether it is safe; if in doubt, ask us first.',
      ],
    },
    author: KEEPERS,
    product: 'birds-nest-fern',
    tags: ['ปลอดภัยกับสัตว์', 'เคล็ดลับ'],
    daysOld: 5,
    hilight: true,
  },
  {
    shopname: 'hangbai',
    slug: 'first-vegetables-on-a-balcony',
    title: {
      th: 'ผักสามอย่างแรกบนระเบียงสองเมตร',
      en: 'Your first three vegetables on a two-metre balcony',
    },
    summary: {
      th: 'เริ่มจากของที่ตายยากและได้กินเร็ว',
      en: 'Start with what is hard to kill and quick to eat',
    },
    body: {
      th: [
        'คนส่วนมากเริ่มจากมะเขือเทศแล้วเลิกปลูกภายในสองเดือน เพราะมะเขือเทศขอแดดแปดชั่วโมงและมีเพลี้ยแวะมาทุกวัน เราอยากให้เริ่มจากของที่ให้อภัยคนลืมรดน้ำก่อน',
        'อย่างแรกคือพริกขี้หนูสวน ซื้อต้นที่ติดผลแล้ว วางแดดเช้า เด็ดบ่อย\u00a0ๆ ยิ่งเด็ดยิ่งแตก อย่างที่สองคือกวางตุ้งในกระบะแขวนราว หว่านวันนี้อีกยี่สิบวันได้กิน ตัดเหลือโคนไว้แตกใหม่ได้อีกรอบ',
        'อย่างที่สามคือโหระพา ปักกิ่งจากที่ซื้อมาทำแกงก็ได้ แช่น้ำเจ็ดวันรากออก ลงดินใบก้ามปูผสมขุยมะพร้าวครึ่งต่อครึ่ง อย่าปล่อยให้ออกดอก เด็ดยอดทิ้งทุกอาทิตย์จะพุ่มสวย',
        'รดน้ำตอนเช้าจนไหลออกก้นกระถาง แล้วหยุด ใช้นิ้วจิ้มดินลึกหนึ่งข้อ ถ้ายังชื้นไม่ต้องรด ต้นไม้บนระเบียงตายเพราะรักมากเกินไปมากกว่าเพราะถูกลืม พอได้สามอย่างนี้แล้วค่อยว่ากันเรื่องมะเขือเทศ',
      ],
      en: [
        'Most people start with tomatoes and give up within two months, because tomatoes want eight hours of sun and attract every aphid in town. Start with plants that forgive.',
        'First, bird’s-eye chilli: buy a plant already in fruit, give it morning sun and pick often. Second, choy sum in a railing planter: sow it today, eat it in twenty days, and it grows again from the stump.',
        'Third, basil, from a cutting of what you bought for the curry. Keep it in water for seven days, then plant it in leaf mould and coir, half and half. Pinch it back every week and never let it flower.',
        'Water in the morning until it runs out at the bottom, then stop. Push a finger into the soil: if it is damp, leave it. More balcony plants die of love than of neglect. Once you have these three, we can talk about tomatoes.',
      ],
    },
    author: KEEPERS,
    product: 'birds-eye-chilli-plant',
    tags: ['ผักสวนครัว', 'ระเบียง', 'มือใหม่'],
    daysOld: 19,
  },
  {
    shopname: 'hangbai',
    slug: 'which-collar-size',
    title: { th: 'วัดคอหมาแมวอย่างไรให้ปลอกคอพอดี', en: 'How to measure for a collar' },
    summary: {
      th: 'กฎสองนิ้ว และกรณีที่ควรใช้สายรัดอกแทน',
      en: 'The two-finger rule, and when to use a harness',
    },
    body: {
      th: [
        'ของที่ถูกส่งกลับมาเปลี่ยนมากที่สุดในร้านคือปลอกคอ และเกือบทุกครั้งเพราะเดาจากพันธุ์ ปอมบางตัวคอใหญ่กว่าบีเกิล เพราะฉะนั้นขอให้หยิบสายวัดตัวขึ้นมาก่อน',
        'ให้น้องยืน วัดตรงกลางคอที่ปลอกจะอยู่จริง ไม่ใช่ใต้คาง แล้วสอดนิ้วชี้กับนิ้วกลางเข้าไปใต้สายวัด ตัวเลขที่อ่านได้ตอนมีสองนิ้วคือขนาดที่ต้องสั่ง แมวใช้หนึ่งนิ้วครึ่ง ขนยาวให้กดขนลงก่อน',
        'ลูกหมาโตเร็ว วัดใหม่ทุกสองสัปดาห์จนถึงหกเดือน แมวต้องใช้หัวปลดเร็วเท่านั้น เพราะแมวปีนแล้วเกี่ยวได้ ปลอกคอหายยังดีกว่าแมวแขวนอยู่กับกิ่งไม้',
        'หมาที่ดึงแรง หมาหน้าสั้นอย่างปั๊กกับเฟรนช์ และหมาที่เคยเจ็บหลอดลม ให้ใช้สายรัดอกเวลาเดินและใช้ปลอกคอไว้แขวนป้ายชื่ออย่างเดียว สั่งแล้วไม่พอดีส่งมาเปลี่ยนได้ครั้งแรกฟรี ร้านออกค่าส่งกลับให้',
      ],
      en: [
        'Nothing comes back to us as often as collars, nearly always because someone guessed by breed. Some Pomeranians have thicker necks than beagles. Find a tape measure first.',
        'With your pet standing, measure where the collar will sit, not under the chin, with two fingers under the tape. That is the size to order. For cats, use a finger and a half, and flatten long hair first.',
        'Puppies grow, so measure every two weeks until six months. Cats need a breakaway clasp, always. A lost collar is better than a cat hanging from a branch.',
        'Dogs that pull, pugs, French bulldogs and dogs with sore throats should walk in a harness and keep the collar for the name tag. If it does not fit, the first exchange is free.',
      ],
    },
    author: KEEPERS,
    product: 'mohom-dog-collar',
    tags: ['ปลอกคอ', 'เคล็ดลับ'],
    daysOld: 36,
  },
];
