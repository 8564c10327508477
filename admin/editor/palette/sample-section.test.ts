import { expect, it } from 'vitest';
import { presets } from '../../../presets/index.ts';
import { sampleSection } from './sample-section.ts';

it('a section looks as the theme first shows it', () => {
  const block = presets[0]?.pages.frontpage.blocks.find(({ name }) => name === 'Headline');
  const sample = sampleSection('Headline', 'x_default', presets);
  expect(sample).toEqual({ props: block?.props, i18n: block?.i18n });
});

it('a section that no theme shows starts with its own name as heading', () => {
  expect(sampleSection('Headline', 'x_default', [])).toEqual({
    props: { title: 'หัวเรื่อง' },
    i18n: { en: { title: 'Headline' } },
  });
});
