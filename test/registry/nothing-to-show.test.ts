import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { sections, type SectionName } from '../../elements/sections/index.ts';
import { renderSection } from '../../elements/sections/render-section.ts';
import { fixturePicture } from './fixtures.ts';
import { defineOnServer } from './render-fixture.ts';

beforeAll(defineOnServer);

type Props = Readonly<Record<string, unknown>>;

const data = { pictures: { 'one.svg': fixturePicture('one') } };

/** Returns the visible markup, without style sheets and hydration markers. */
function drawn(name: SectionName, props: Props): string {
  const context = { locale: 'th' as const, base: '', data };
  return collectResultSync(render(renderSection({ name, props }, context)))
    .replaceAll(/<style>.*?<\/style>|<!--.*?-->/gs, '')
    .replaceAll(/ (props|data)="[^"]*"/g, '');
}
const isNothing = (markup: string): boolean => !markup.includes(' part="base"');

/**
 * Finds the list that is the purpose of a section; a heading above nothing looks like a broken
 * page.
 */
const lists: Partial<Record<SectionName, string>> = {
  SlideShowSection: 'slides',
  FeatureSection: 'features',
  GallerySection: 'galleries',
  BannerSlick: 'banners',
};

describe('a visitor sees nothing of', () => {
  it.each(Object.keys(sections) as SectionName[])('%s as it is when it is new', (name) => {
    expect(isNothing(drawn(name, {}))).toBe(true);
  });

  it.each(Object.entries(lists) as [SectionName, string][])(
    '%s whose list is empty or whose pictures are all gone',
    (name, list) => {
      const gone = name === 'FeatureSection' ? [] : [[{ image: 'gone.svg' }]];
      for (const items of [[], ...(name === 'SlideShowSection' ? [] : gone)]) {
        expect(isNothing(drawn(name, { title: 'หัวเรื่อง', [list]: items }))).toBe(true);
      }
    },
  );

  it.each(['ProductSection', 'ProductTab', 'BlogSection', 'CouponSlick'] as const)(
    '%s for which nothing was found',
    (name) => {
      expect(isNothing(drawn(name, { title: 'หัวเรื่อง' }))).toBe(true);
    },
  );
});

describe('a section with one thing to say says it', () => {
  it.each([
    ['Headline', { button: 'ดูทั้งหมด', buttonLink: '/search' }, 'ดูทั้งหมด'],
    ['ParagraphSection', { button: 'ติดต่อเรา', buttonLink: '/contactus' }, 'ติดต่อเรา'],
    ['CustomHtmlSection', { button: 'ติดต่อเรา', buttonLink: '/contactus' }, 'ติดต่อเรา'],
    ['TopicSection', { imageObjects: [{ image: 'one.svg', title: 'OTOP' }] }, 'OTOP'],
    ['TopicSection', { bulletPoints: [{ title: 'ไม่มีสารตะกั่ว' }] }, 'ไม่มีสารตะกั่ว'],
    ['FeatureSection', { features: [{ buychannel: 'Lazada' }] }, 'ซื้อได้ที่ Lazada'],
    ['FeatureSection', { features: [{ desc: 'ส่งทุกวัน' }] }, 'ส่งทุกวัน'],
    ['SlideShowSection', { slides: [{ desc: 'ลดทั้งร้าน' }] }, 'ลดทั้งร้าน'],
  ] as const)('%s %j', (name, props, words) => {
    expect(drawn(name, props)).toContain(words);
  });
});
