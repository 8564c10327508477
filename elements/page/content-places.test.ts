import { expect, it } from 'vitest';
import { placesOf, withPlace } from './content-places.ts';

const props = {
  title: 'มาใหม่',
  slides: [
    { title: 'ชา', image: '01-tea' },
    { title: '', desc: 'คั่วเอง' },
  ],
};

it('finds texts and pictures by their saved names, in lists too', () => {
  expect(
    placesOf('SlideShowSection', props).map(({ path, kind, value }) => [path, kind, value]),
  ).toEqual([
    ['/slides/0/image', 'image', '01-tea'],
    ['/slides/0/title', 'text', 'ชา'],
    ['/slides/1/desc', 'text', 'คั่วเอง'],
    ['/title', 'text', 'มาใหม่'],
  ]);
  expect(placesOf('NoSuchSection', props)).toEqual([]);
});

it('replaces one value and leaves the others', () => {
  expect(withPlace(props, '/title', 'ลดราคา')).toEqual({ ...props, title: 'ลดราคา' });
  expect(withPlace(props, '/slides/1/desc', 'อบเอง')).toEqual({
    ...props,
    slides: [props.slides[0], { title: '', desc: 'อบเอง' }],
  });
  expect(withPlace(props, '/slides/7/desc', 'ไม่มี')).toEqual(props);
});
