import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

describe('readPage', () => {
  it('reads what was saved', () => {
    const page = {
      version: 1,
      title: 'หน้าแรก',
      blocks: [
        {
          id: 'a',
          name: 'Headline',
          props: { title: 'สวัสดี' },
          i18n: { en: { title: 'Hello' } },
        },
      ],
    };
    expect(readPage(page)).toEqual(page);
  });

  it.each([null, undefined, 'text', 12, [], {}, { blocks: 'no' }])(
    'draws nothing of %o',
    (stored) => {
      expect(readPage(stored)).toEqual({ version: 1, title: '', blocks: [] });
    },
  );

  it('keeps the good blocks of a damaged page', () => {
    const page = readPage({
      title: 5,
      blocks: [null, { id: 'a' }, { id: 'b', name: 'Headline', props: [] }, { name: 'Headline' }],
    });
    expect(page.blocks).toEqual([{ id: 'b', name: 'Headline', props: {} }]);
  });
});
