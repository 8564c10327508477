import { BOX_SCALE } from '@talad/elements/theme/look/box-look';
import { choice, say, toggle, type FrameField } from './frame-field.ts';

const box = '/currentThemeExtra/box';

/** How product boxes of the theme look (decision 481). */
export const boxFields: readonly FrameField[] = [
  {
    path: `${box}/ratio`,
    ...choice(
      {
        '1:1': say('Square 1:1', 'จัตุรัส 1:1'),
        '4:5': say('Upright 4:5', 'แนวตั้ง 4:5'),
        '3:4': say('Tall 3:4', 'แนวตั้งสูง 3:4'),
        '3:2': say('Wide 3:2', 'แนวนอน 3:2'),
        '2:1': say('Very wide 2:1', 'แนวนอนกว้าง 2:1'),
        '16:9': say('Screen 16:9', 'จอกว้าง 16:9'),
      },
      say('Shape of the picture', 'สัดส่วนรูป'),
    ),
  },
  {
    path: `${box}/frame`,
    ...choice(
      {
        none: say('None', 'ไม่มี'),
        mat: say('On a mat', 'วางบนพื้นเทา'),
        line: say('Thin line', 'เส้นบาง'),
        card: say('Card around all', 'การ์ดล้อมทั้งกล่อง'),
        tray: say('White tray', 'ถาดสีขาว'),
        shelf: say('Standing on a shelf', 'วางบนชั้น'),
      },
      say('Frame', 'กรอบ'),
    ),
  },
  {
    path: `${box}/mask`,
    ...choice(
      { none: say('As the frame', 'ตามกรอบ'), circle: say('Circle', 'วงกลม') },
      say('Picture is cut to', 'ตัดรูปเป็น'),
    ),
  },
  {
    path: `${box}/fit`,
    ...choice(
      {
        auto: say('As suits the frame', 'ตามแบบของกรอบ'),
        cover: say('Fills it, edges are cut', 'เต็มกรอบ ตัดขอบรูป'),
        contain: say('Whole picture', 'เห็นทั้งรูป'),
      },
      say('Picture in the frame', 'การวางรูปในกรอบ'),
    ),
  },
  {
    path: `${box}/scale`,
    field: { kind: 'number', default: 100 },
    rule: {
      label: say('Size of the picture in per cent', 'ขนาดรูป (เปอร์เซ็นต์)'),
      min: BOX_SCALE[0],
      max: BOX_SCALE[1],
    },
  },
  {
    path: `${box}/blend`,
    ...choice(
      {
        none: say('As it is', 'ตามรูปเดิม'),
        multiply: say('White takes the frame’s colour', 'พื้นขาวกลืนไปกับสีกรอบ'),
      },
      say('White ground of photos', 'พื้นหลังขาวของรูป'),
    ),
  },
  {
    path: `${box}/titleLines`,
    ...choice(
      { 2: say('Two', 'สองบรรทัด'), 1: say('One', 'บรรทัดเดียว') },
      say('Lines of the name', 'จำนวนบรรทัดของชื่อ'),
    ),
    form: { read: (value) => (value === undefined ? value : `${Number(value)}`), write: Number },
  },
  {
    path: `${box}/align`,
    ...choice(
      { start: say('Left', 'ชิดซ้าย'), center: say('Centred', 'กึ่งกลาง') },
      say('Words', 'การจัดข้อความ'),
    ),
  },
  {
    path: `${box}/priceMark`,
    ...choice(
      {
        plain: say('Plain', 'ธรรมดา'),
        tag: say('Price tag', 'ป้ายห้อย'),
        star: say('Star card', 'ป้ายดาวแผงผลไม้'),
        plate: say('Number plate', 'ป้ายทะเบียน'),
      },
      say('Price', 'ป้ายราคา'),
    ),
  },
  { path: `${box}/rating`, ...toggle(say('Stars and pieces sold', 'ดาวและจำนวนที่ขายได้'), true) },
  { path: `${box}/tags`, ...toggle(say('Tags', 'แท็ก'), true) },
  { path: `${box}/shop`, ...toggle(say('Name of the shop, in a market', 'ชื่อร้านในตลาด'), true) },
  {
    path: `${box}/hover`,
    ...choice(
      {
        second: say('Second picture', 'แสดงรูปที่สอง'),
        none: say('Nothing', 'ไม่มี'),
        zoom: say('Picture grows', 'รูปขยาย'),
        lift: say('Box rises', 'กล่องลอยขึ้น'),
        invert: say('Colours are swapped', 'สลับสีพื้นกับตัวอักษร'),
      },
      say('Under the mouse', 'เมื่อชี้เมาส์'),
    ),
  },
  {
    path: `${box}/button`,
    ...choice(
      {
        hover: say('Under the mouse; an icon on touch', 'เมื่อชี้เมาส์ จอสัมผัสเป็นไอคอน'),
        icon: say('Icon beside the price', 'ไอคอนข้างราคา'),
        text: say('With words, always', 'มีข้อความเสมอ'),
        none: say('None', 'ไม่มี'),
      },
      say('Add to cart', 'ปุ่มหยิบใส่ตะกร้า'),
    ),
  },
];

export const productPageFields: readonly FrameField[] = [
  {
    path: '/currentThemeExtra/product/layout',
    ...choice(
      {
        sticky: say('Gallery, and a buy box that follows', 'แกลเลอรี และกล่องซื้อที่เลื่อนตาม'),
        stack: say('Pictures in a column', 'รูปเรียงลงเป็นแถวเดียว'),
        wide: say('One picture across, buy box below', 'รูปเต็มความกว้าง กล่องซื้ออยู่ใต้รูป'),
        sheet: say('Facts beside a small gallery', 'ข้อมูลสินค้าข้างแกลเลอรีขนาดเล็ก'),
        mosaic: say('Pictures two by two', 'รูปเรียงคู่'),
      },
      say('Product page on wide screens', 'หน้าสินค้าบนจอกว้าง'),
    ),
  },
];
