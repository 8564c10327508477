import { describe, expect, it } from 'vitest';
import { nameOfTitle } from './name-of-title.ts';
import { romanizeThai } from './romanize-thai.ts';

describe('Thai in Latin letters', () => {
  // Expected results follow the Royal Society's system.
  it.each([
    ['ขนม', 'khanom'],
    ['ตลาด', 'talat'],
    ['ดอกไม้', 'dokmai'],
    ['ไทย', 'thai'],
    ['เสื้อ', 'suea'],
    ['ผ้า', 'pha'],
    ['กระเป๋า', 'krapao'],
    ['รองเท้า', 'rongthao'],
    ['อร่อย', 'aroi'],
    ['อาหาร', 'ahan'],
    ['หวาน', 'wan'],
    ['ใหม่', 'mai'],
    ['สวน', 'suan'],
    ['ปลา', 'pla'],
    ['เรียว', 'riao'],
    ['เลย', 'loei'],
    ['เดิน', 'doen'],
    ['เพชร', 'phet'],
    ['จันทร์', 'chan'],
    ['ธรรม', 'tham'],
    ['ทราย', 'sai'],
    ['ศรี', 'si'],
    ['น้ำ', 'nam'],
    ['ส้ม', 'som'],
    ['แมว', 'maeo'],
    ['เร็ว', 'reo'],
    ['ถนน', 'thanon'],
    ['คน', 'khon'],
    ['เหนือ', 'nuea'],
    ['หัว', 'hua'],
    ['ข้าว', 'khao'],
    ['เครื่อง', 'khrueang'],
    ['อยู่', 'yu'],
    ['สมุทร', 'samut'],
    ['เมือง', 'mueang'],
    ['ด้วย', 'duai'],
    ['กลม', 'klom'],
    ['มือ', 'mue'],
  ])('writes %s as %s', (thai, latin) => {
    expect(romanizeThai(thai)).toBe(latin);
  });

  it('leaves other text and writes Thai digits', () => {
    expect(romanizeThai('Tea ๑๒ ชา')).toBe('Tea 12 cha');
  });

  it('proposes an address for a Thai name', () => {
    expect(nameOfTitle('ร้านดอกไม้ ป้าส้ม')).toBe('ran-dokmai-pa-som');
    expect(nameOfTitle('Baan ขนมไทย 99')).toBe('baan-khanom-thai-99');
    expect(nameOfTitle('!!! ๆ')).toBe('');
  });

  it('does not end an address in a hyphen when a long name is cut', () => {
    expect(nameOfTitle(`${'a'.repeat(39)} b`)).toBe('a'.repeat(39));
  });
});
