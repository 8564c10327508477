import { describe, expect, it } from 'vitest';
import { headerBlock, sectionBlock, type PageBlock } from '@talad/elements/page/page';
import { rowBlock } from '@talad/elements/page/new-blocks';
import { adoptSections, readSections, writeSections } from './clipboard-text.ts';

const PICTURE = '0190c0de-0000-7000-8000-000000000001';
const LOST = '0190c0de-0000-7000-8000-000000000002';
const headline = sectionBlock({ id: 'b_1', name: 'Headline', props: { title: 'ของใหม่' } });
const banner = (image: string): PageBlock =>
  sectionBlock({ id: `b_${image.at(-1)}`, name: 'ImageSection', props: { image } });
const copied = (...blocks: readonly PageBlock[]) =>
  writeSections({ shopId: 2, blocks, pictures: { [PICTURE]: '/media/2/x/full.webp' } });

describe('copied sections', () => {
  it('come back as they were, and under new ids as copies', () => {
    const row = rowBlock('b_row', ['c_1', 'c_2']);
    const read = readSections(copied(headline, row))!;
    expect(read.blocks).toEqual([headline, row]);
    const { blocks } = adoptSections(read, 2);
    const ids = blocks.flatMap(({ id, content }) => [
      id,
      ...(content.children ?? []).map((child) => child.id),
    ]);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain('b_1');
    expect(ids).not.toContain('c_1');
    expect(blocks[0]?.content).toEqual(headline.content);
  });

  it('lose a theme’s rules, so that a copy can be moved and deleted', () => {
    const fixed = { ...headline, deletable: false, movable: false, unEditable: true };
    expect(readSections(copied(fixed))?.blocks).toEqual([headline]);
  });

  it('keep pictures: by id in the same shop, by address in another one', () => {
    const text = copied(banner(PICTURE), banner(LOST));
    expect(text).not.toContain('full.webp?');
    const read = readSections(text)!;
    expect(adoptSections(read, 2)).toMatchObject({ borrowed: 0, missing: 0 });
    const other = adoptSections(read, 3);
    expect(other).toMatchObject({ borrowed: 1, missing: 1 });
    expect(other.blocks[0]?.content.props['image']).toBe('/media/2/x/full.webp');
  });

  it.each([
    ['an ordinary text', 'สวัสดี'],
    ['other JSON', '{"blocks":[{"id":"a"}]}'],
    ['broken JSON', '{"type":"talad-sections","version":1'],
    ['a later version', copied(headline).replace('"version":1', '"version":9')],
    ['no sections', copied()],
    ['the header', copied(headerBlock)],
    ['a field that the section does not have', copied(headline).replace('"title"', '"titel"')],
    ['a value of a wrong type', copied(headline).replace('"ของใหม่"', '5')],
    ['an id twice', copied(headline, headline)],
    ['a very long text', copied(headline).padEnd(600_000)],
  ])('%s is refused', (_what, text) => {
    expect(readSections(text)).toBeNull();
  });

  it('keep a text that every object has a property of', () => {
    const named = sectionBlock({ id: 'b_2', name: 'Headline', props: { title: 'constructor' } });
    const { blocks } = adoptSections(readSections(copied(named))!, 3);
    expect(blocks[0]?.content).toEqual(named.content);
  });

  it('take no address of a script for a picture', () => {
    const text = copied(banner(PICTURE)).replace('/media/2/x/full.webp', 'javascript:alert(1)');
    expect(adoptSections(readSections(text)!, 3)).toMatchObject({ borrowed: 0, missing: 1 });
  });
});
