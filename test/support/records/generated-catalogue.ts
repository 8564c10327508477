import { searchTextOf } from '../../../storefront-host/modules/catalog/search/search-parts.ts';

/** A generated product, the same for the same number on every machine. */
export interface GeneratedProduct {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly english: string;
  readonly code: string;
  readonly brand: string | null;
  readonly author: string | null;
  readonly publisher: string | null;
  readonly isbn: string | null;
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  /** In satang. */
  readonly price: number;
  readonly fullPrice: number | null;
  readonly popularity: number;
  readonly searchText: string;
}

const nouns = [
  ['เสื้อยืด', 'T-shirt'],
  ['เสื้อเชิ้ต', 'Shirt'],
  ['เสื้อกันหนาว', 'Jacket'],
  ['กางเกงยีนส์', 'Jeans'],
  ['กางเกงขาสั้น', 'Shorts'],
  ['กระโปรง', 'Skirt'],
  ['ชุดเดรส', 'Dress'],
  ['รองเท้าวิ่ง', 'Running shoes'],
  ['รองเท้าแตะ', 'Sandals'],
  ['รองเท้าผ้าใบ', 'Sneakers'],
  ['กระเป๋าสะพาย', 'Shoulder bag'],
  ['กระเป๋าเป้', 'Backpack'],
  ['กระเป๋าสตางค์', 'Wallet'],
  ['หมวกแก๊ป', 'Cap'],
  ['เข็มขัด', 'Belt'],
  ['ถุงเท้า', 'Socks'],
  ['นาฬิกาข้อมือ', 'Watch'],
  ['แว่นกันแดด', 'Sunglasses'],
  ['ครีมกันแดด', 'Sunscreen'],
  ['สบู่', 'Soap'],
  ['แชมพู', 'Shampoo'],
  ['น้ำหอม', 'Perfume'],
  ['หูฟังไร้สาย', 'Wireless earphones'],
  ['ลำโพงบลูทูธ', 'Bluetooth speaker'],
  ['สายชาร์จ', 'Charging cable'],
  ['เคสโทรศัพท์', 'Phone case'],
  ['คีย์บอร์ด', 'Keyboard'],
  ['เมาส์', 'Mouse'],
  ['แก้วน้ำ', 'Tumbler'],
  ['ถ้วยกาแฟ', 'Coffee cup'],
  ['จานเซรามิก', 'Ceramic plate'],
  ['หม้อ', 'Pot'],
  ['กระทะ', 'Pan'],
  ['มีดทำครัว', 'Kitchen knife'],
  ['ผ้าเช็ดตัว', 'Towel'],
  ['หมอน', 'Pillow'],
  ['ผ้าปูที่นอน', 'Bed sheet'],
  ['โคมไฟ', 'Lamp'],
  ['ต้นไม้ฟอกอากาศ', 'House plant'],
  ['กระถาง', 'Planter'],
  ['ปุ๋ย', 'Fertiliser'],
  ['มะม่วงอบแห้ง', 'Dried mango'],
  ['น้ำผึ้ง', 'Honey'],
  ['ข้าวหอมมะลิ', 'Jasmine rice'],
  ['กาแฟคั่วบด', 'Ground coffee'],
  ['ชาเขียว', 'Green tea'],
  ['อาหารแมว', 'Cat food'],
  ['ของเล่นไม้', 'Wooden toy'],
] as const;

const kinds = [
  ['', ''],
  ['สแตนเลส', 'stainless'],
  ['หนังแท้', 'leather'],
  ['ผ้าฝ้าย', 'cotton'],
  ['ลายเสือ', 'tiger print'],
  ['ลายดอกไม้', 'floral'],
  ['ทำมือ', 'handmade'],
  ['กันน้ำ', 'waterproof'],
  ['ออร์แกนิก', 'organic'],
  ['พรีเมียม', 'premium'],
  ['สำหรับเด็ก', 'for kids'],
  ['ผู้หญิง', 'women'],
  ['ผู้ชาย', 'men'],
  ['แฟชั่น', 'fashion'],
  ['น่ารัก', 'cute'],
  ['ใส่สบาย', 'comfortable'],
  ['100%', '100%'],
  ['ลด 50%', '50% off'],
  ['รุ่น_ใหม่', 'new_model'],
  ['ของขวัญ 🎁', 'gift 🎁'],
] as const;

const colours = [
  ['สีดำ', 'black'],
  ['สีขาว', 'white'],
  ['สีแดง', 'red'],
  ['สีน้ำเงิน', 'blue'],
  ['สีเขียว', 'green'],
  ['สีชมพู', 'pink'],
  ['สีครีม', 'cream'],
  ['', ''],
] as const;

const brands = [
  'Nike',
  'Uniqlo',
  'Sony',
  'Anker',
  'IKEA',
  'Doi Chaang',
  "L'Oréal",
  'SB&D',
  'บ้านไร่',
];
const sizes = ['', 'S', 'M', 'L', 'XL', '42', '500 ml', '1 กก.', 'A5', '3.5 นิ้ว'];
const authors = ['วินทร์ เลียววาริณ', 'ปราบดา หยุ่น', 'ทมยันตี', 'Haruki Murakami', 'J.K. Rowling'];
const publishers = ['นานมีบุ๊คส์', 'มติชน', 'แพรวสำนักพิมพ์', 'Penguin'];
const subjects = [
  ['ความสุขของกะทิ', 'The Happiness of Kati'],
  ['สี่แผ่นดิน', 'Four Reigns'],
  ['สิ่งมีชีวิตที่เรียกว่าคน', 'A Creature Called Man'],
  ['แผนที่ดวงดาว', 'Map of the Stars'],
  ['คู่มือทำสวนครัว', 'The Kitchen Garden'],
] as const;

/** Returns the product with this index; every eighth one is a book. */
export function generateProduct(index: number): GeneratedProduct {
  const random = randomOf(index);
  const words = index % 8 === 7 ? book(index, random) : thing(random);
  const price = 4_900 + Math.floor(random() * 400) * 500;
  const rest = {
    uuid: `01940000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
    slug: `p${index}`,
    code: `G-${String(index).padStart(6, '0')}`,
    price,
    fullPrice: random() < 0.2 ? price + 5_000 : null,
    popularity: Math.floor(random() ** 3 * 10_000),
  };
  const searchText = searchTextOf({
    status: 'availability',
    titles: [words.title, words.english],
    names: [words.brand, words.author, words.publisher, ...words.tags],
    marks: [rest.code, words.isbn],
  });
  return { ...rest, ...words, searchText };
}

type Words = Pick<
  GeneratedProduct,
  'title' | 'english' | 'brand' | 'author' | 'publisher' | 'isbn' | 'tags' | 'attributes'
>;

/** Thai titles often have no space, and equally often some. */
function thing(random: () => number): Words {
  const [noun, nounEn] = pick(nouns, random);
  const [kind, kindEn] = pick(kinds, random);
  const [colour, colourEn] = pick(colours, random);
  const size = pick(sizes, random);
  const brand = random() < 0.4 ? pick(brands, random) : null;
  const space = random() < 0.5 ? ' ' : '';
  const title = [noun + space + kind, colour, brand ?? '', size].filter((part) => part !== '');
  return {
    title: title.join(random() < 0.8 ? ' ' : '').trim(),
    english: [brand ?? '', nounEn, kindEn, colourEn, size].filter((part) => part !== '').join(' '),
    brand,
    author: null,
    publisher: null,
    isbn: null,
    tags: random() < 0.3 ? ['ของขวัญ', 'แนะนำ'] : [],
    attributes: colour === '' ? {} : { สี: colour.slice(2) },
  };
}

function book(index: number, random: () => number): Words {
  const [subject, english] = pick(subjects, random);
  const volume = 1 + (index % 40);
  return {
    title: `${subject} เล่ม ${volume}`,
    english: `${english}, vol. ${volume}`,
    brand: null,
    author: pick(authors, random),
    publisher: pick(publishers, random),
    isbn: `978616${String(index % 10_000_000).padStart(7, '0')}`,
    tags: ['หนังสือ'],
    attributes: { ปก: random() < 0.5 ? 'อ่อน' : 'แข็ง' },
  };
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** mulberry32 is small, and gives the same numbers everywhere. */
function randomOf(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
