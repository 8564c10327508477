import { expect, it } from 'vitest';
import { linesOf, slideStyle, typeClass, wideTile } from './slide-layout.ts';
import { slideshow } from './slideshow.runtime.ts';

const look = {
  layout: 'cover',
  height: 'auto',
  mask: 'none',
  textGround: 'veil',
  side: 'start',
  columns: 3,
  pictureWidth: 6,
  fit: 'cover',
  typeSize: 'even',
  slides: [],
} as const;

it('puts the words of a slide on its own colour, and on the usual one of the layout', () => {
  const { options } = slideshow.fields.slides.of.ground;
  const own = options.filter((option) => option !== 'auto');
  expect(own.map((ground) => slideStyle({ ...look, layout: 'split' }, { ground }))).toEqual(
    own.map((ground) => `solid ground ${ground}`),
  );
  expect(slideStyle({ ...look, layout: 'type' }, {})).toBe('solid ground B');
});

it('writes white words only on a veiled picture', () => {
  const veiled = (change: Partial<Parameters<typeof slideStyle>[0]>): boolean =>
    slideStyle({ ...look, ...change }, {}).startsWith('veil');
  expect(veiled({})).toBe(true);
  expect(veiled({ layout: 'bento' })).toBe(true);
  expect(veiled({ textGround: 'solid' })).toBe(false);
  expect(veiled({ layout: 'bento', fit: 'contain' })).toBe(false);
  expect(veiled({ layout: 'columns', mask: 'arch' })).toBe(false);
  expect(veiled({ layout: 'split' })).toBe(false);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('a bento of %i tiles has no hole', (total) => {
  const cells = Array.from({ length: total }, (_, index) => {
    const tile = wideTile('bento', index, total);
    if (tile === 'only') return 8;
    if (index === 0 || tile === 'half') return 4;
    return tile === 'wide' ? 2 : 1;
  });
  expect(cells.reduce((sum, one) => sum + one, 0) % 4).toBe(0);
});

it('an eye chart has at most five lines and loses no word', () => {
  expect(linesOf('เห็น ชัด')).toEqual(['เห็น', 'ชัด']);
  expect(linesOf('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e f g']);
});

it('Thai marks above and below make no title smaller', () => {
  expect(typeClass('ที่ปู่ซื้อกุ้ง')).toBe(typeClass('ทปซอกงงงงง'));
});
