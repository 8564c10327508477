import { expect, it } from 'vitest';
import { sectionBlock } from '@talad/elements/page/page';
import { placeOp } from './typed-op.ts';

const slides = [{ title: 'ชา' }, { title: 'กาแฟ' }];
const block = sectionBlock({ id: 's', name: 'SlideShowSection', props: { title: 'เช้านี้', slides } });

it('sets a text in the language of the page', () => {
  expect(placeOp(block, 'th', '/title', 'บ่ายนี้')).toEqual({
    op: 'setProp',
    id: 's',
    name: 'title',
    value: 'บ่ายนี้',
  });
  expect(placeOp(block, 'en', '/title', 'Today')).toMatchObject({ lang: 'en', value: 'Today' });
  expect(placeOp(block, 'en', '/title', '')).toMatchObject({ lang: 'en', value: undefined });
});

it('sets one text of a list, and copies the list into the other language', () => {
  const changed = [{ title: 'ชา' }, { title: 'Coffee' }];
  expect(placeOp(block, 'th', '/slides/1/title', 'Coffee')).toMatchObject({ value: changed });
  expect(placeOp(block, 'en', '/slides/1/title', 'Coffee')).toMatchObject({
    lang: 'en',
    value: changed,
  });
});

it('refuses a path that the section does not have', () => {
  for (const path of ['/price', '/slides/2/title', '/slides/0/price', '/slides', '/__proto__']) {
    expect(placeOp(block, 'th', path, 'x'), path).toBeNull();
  }
});
