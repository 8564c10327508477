import type { Picture } from '../../elements/api/picture.contract.ts';

/** Stacks a vowel and a tone mark above and a vowel below a letter: no style may clip it. */
export const TALL_THAI = 'ที่ปู่ซื้อกุ้งให้ญี่ปุ่น';

export function fixturePicture(name: string, width = 800, height = 800): Picture {
  return { src: `/fixture/${name}.svg`, sources: [], width, height, alt: `ภาพ ${name}` };
}
