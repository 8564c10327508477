import { describe, expect, it } from 'vitest';
import { footerBlock, headerBlock, pageOf } from './page.ts';
import { readPage } from './read-page.ts';

const between = (stored: unknown) => readPage(stored).blocks.slice(1, -1);

describe('readPage', () => {
  it('reads what was saved', () => {
    const page = pageOf('หน้าแรก', [
      { id: 'a', name: 'Headline', props: { title: 'สวัสดี' }, i18n: { en: { title: 'Hello' } } },
    ]);
    expect(readPage(JSON.parse(JSON.stringify(page)))).toEqual(page);
  });

  it('migrates a page of version 1, between header and footer', () => {
    const block = {
      id: 'a',
      name: 'Headline',
      props: { title: 'ก' },
      i18n: { en: { title: 'A' } },
    };
    expect(readPage({ version: 1, title: 'หน้าแรก', blocks: [block] })).toEqual(
      pageOf('หน้าแรก', [block]),
    );
  });

  it('hides on tablets what version 2 hid from 750 px', () => {
    const block = { id: 'a', name: 'Headline', hideOn: ['desktop'], content: { props: {} } };
    const [old] = between({ version: 2, blocks: [block] });
    expect(old?.hideOn).toEqual(['tablet', 'desktop']);
    expect(between({ version: 3, blocks: [block] })[0]?.hideOn).toEqual(['desktop']);
  });

  it('reads an owner’s lock and name, and drops what is neither', () => {
    const block = { id: 'a', name: 'Headline', content: { props: {} } };
    const read = (flags: object) =>
      between({ version: 3, blocks: [{ ...block, ...flags }] }).map(({ locked, label }) => [
        locked,
        label,
      ])[0];
    expect(read({ locked: true, label: 'แบนเนอร์' })).toEqual([true, 'แบนเนอร์']);
    expect(read({ locked: 'yes', label: 5 })).toEqual([undefined, undefined]);
    expect(read({ label: 'x'.repeat(99) })).toEqual([undefined, 'x'.repeat(60)]);
  });

  it('shows a page of a newer server and never downgrades it', () => {
    const page = { ...pageOf('x', []), version: 9, mood: 'calm' };
    expect(readPage(page)).toEqual(page);
  });

  it.each([null, undefined, 'text', 12, [], {}, { blocks: 'no' }])(
    'renders nothing of %o',
    (stored) => {
      expect(readPage(stored)).toEqual(pageOf('', []));
    },
  );

  it('keeps the good blocks of a damaged page', () => {
    const blocks = between({
      version: 2,
      title: 5,
      blocks: [
        null,
        { id: 'a' },
        { id: 'b', name: 'Headline', content: { props: [] }, deletable: 'no', hideOn: ['tv'] },
        { name: 'Headline' },
        {
          id: 'r',
          name: 'Row',
          content: { children: [7, { id: 'c', name: 'Headline', header: true }] },
        },
      ],
    });
    expect(blocks).toEqual([
      { id: 'b', type: 'others', name: 'Headline', hideOn: [], content: { props: {} } },
      {
        id: 'r',
        type: 'others',
        name: 'Row',
        content: {
          props: {},
          children: [{ id: 'c', type: 'others', name: 'Headline', content: { props: {} } }],
        },
      },
    ]);
  });

  it('keeps unknown sections and fields', () => {
    const odd = {
      id: 'x',
      type: 'others',
      name: 'HologramSection',
      glow: 3,
      content: { props: { depth: { z: 1 } }, later: [1] },
    };
    const page = { ...pageOf('x', []), blocks: [headerBlock, odd, footerBlock], theme: 'dark' };
    expect(readPage(page)).toEqual(page);
  });

  it('puts header first and footer last, once each, and removes repeated ids', () => {
    const head = { id: 'h', type: 'others', name: 'Headline', content: { props: {} } };
    const page = readPage({
      version: 2,
      blocks: [footerBlock, head, head, { ...headerBlock, id: 'top' }, headerBlock],
    });
    expect(page.blocks.map(({ id }) => id)).toEqual(['top', 'h', 'h-2', 'footer']);
  });
});
