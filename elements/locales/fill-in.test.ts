import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it.each([
  ['ข้อความใหม่จาก {name}', { name: 'วิชัย' }, 'ข้อความใหม่จากวิชัย'],
  ['ข้อความใหม่จาก {name}', { name: 'John' }, 'ข้อความใหม่จาก John'],
  ['ลบ {name} แล้ว', { name: 'แก้ว' }, 'ลบแก้วแล้ว'],
  ['ลบ {name} แล้ว', { name: 'แก้วมัค ก้นเปลือย' }, 'ลบแก้วมัค ก้นเปลือย แล้ว'],
  ['ลบตัวกรอง: {name}', { name: 'ชาวนา' }, 'ลบตัวกรอง: ชาวนา'],
  ['เหลือ {left} ชิ้น', { left: 3 }, 'เหลือ 3 ชิ้น'],
  ['{shop} ส่ง #{number} แล้ว', { shop: 'ดินเผา', number: 12 }, 'ดินเผาส่ง #12 แล้ว'],
  ['ค่าส่ง {fee} ต่อครั้ง', { fee: '฿50' }, 'ค่าส่ง ฿50 ต่อครั้ง'],
  ['พบข้อผิดพลาด {message}', { message: 'สินค้าหมด' }, 'พบข้อผิดพลาด สินค้าหมด'],
  ['Removed {name}', { name: 'แก้ว' }, 'Removed แก้ว'],
  ['Cart, {count} {count|item|items}', { count: 1 }, 'Cart, 1 item'],
  ['Cart, {count} {count|item|items}', { count: 0 }, 'Cart, 0 items'],
  ['{count} {count|product|products}', { count: '1' }, '1 product'],
  ['{count} {count|product|products}', { count: '1,001' }, '1,001 products'],
  ['{a}{b}', { b: 'x' }, 'x'],
])('fills in %s with %j', (template, vars, expected) => {
  expect(fillIn(template, vars)).toBe(expected);
});
