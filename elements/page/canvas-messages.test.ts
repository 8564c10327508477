import { describe, expect, it } from 'vitest';
import { isHandshake, isToAgent, isToEditor } from './canvas-messages.ts';
import { CANVAS_VERSION, type ToAgent, type ToEditor } from './canvas-protocol.ts';
import { pageOf } from './page.ts';

const doc = { page: pageOf('x', [{ id: 'a', name: 'Headline', props: {} }]), design: {} };

describe('messages of editor and canvas', () => {
  it.each<ToAgent>([
    { type: 'init', doc, lang: 'th', mode: 'edit', rev: 1, data: { a: { products: [] } } },
    {
      type: 'ops',
      rev: 2,
      ops: [
        { op: 'setProp', id: 'a', name: 'title', value: undefined, lang: 'en' },
        { op: 'move', id: 'a', by: -1 },
        {
          op: 'restore',
          block: doc.page.blocks[1] as (typeof doc.page.blocks)[number],
          after: null,
        },
        { op: 'reset', blocks: doc.page.blocks, design: {} },
      ],
    },
    { type: 'frame', frame: { header: {}, footer: {} } },
    { type: 'select', id: null },
    { type: 'over', x: 1, y: 2 },
    { type: 'mode', mode: 'preview' },
    { type: 'typing', isAllowed: false },
    { type: 'link', href: null },
    { type: 'cover', share: 0.5 },
  ])('the frame accepts $type, also after a port has cloned it', (message) => {
    expect(isToAgent(message)).toBe(true);
    expect(isToAgent(structuredClone(message))).toBe(true);
  });

  it.each<unknown>([
    null,
    'init',
    [],
    {},
    { type: 'eval', code: '1' },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'init', doc: {}, lang: 'th', mode: 'edit', rev: 1 },
    { type: 'init', doc, lang: 'fr', mode: 'edit', rev: 1 },
    { type: 'ops', ops: [{ op: 'setTitle', value: 5 }], rev: 1 },
    { type: 'ops', ops: [{ op: 'drop table' }], rev: 1 },
    { type: 'ops', ops: [{ op: 'move', id: 'a', by: 7 }], rev: 1 },
    { type: 'ops', ops: 'all', rev: 1 },
    { type: 'data', data: { a: 1 } },
    { type: 'frame', frame: '<b>' },
    { type: 'over', x: '1', y: Number.NaN },
  ])('the frame refuses %o', (message) => {
    expect(isToAgent(message)).toBe(false);
  });

  it.each<ToEditor>([
    { type: 'ready', version: CANVAS_VERSION },
    { type: 'dropped', at: null },
    { type: 'rects', rects: [{ id: 'a', x: 0, y: 0, width: 1, height: 1 }] },
    { type: 'command', command: 'undo' },
    { type: 'edit', id: 'a', field: '/slides/0/title', text: 'ก' },
    { type: 'open', id: 'a', field: '/image' },
    { type: 'product', id: 7 },
    { type: 'link', href: '' },
  ])('the editor accepts $type', (message) => {
    expect(isToEditor(message)).toBe(true);
  });

  it.each<unknown>([
    undefined,
    { type: 'init' },
    { type: 'command', command: 'publish' },
    { type: 'select', id: 5 },
    { type: 'rects', rects: [{ id: 'a' }] },
    { type: 'navigate', url: { href: 'x' } },
  ])('the editor refuses %o', (message) => {
    expect(isToEditor(message)).toBe(false);
  });

  it('a handshake has a version', () => {
    expect(isHandshake({ type: 'talad-canvas', version: 1 })).toBe(true);
    expect(isHandshake({ type: 'talad-canvas' })).toBe(false);
    expect(isHandshake({ type: 'other', version: 1 })).toBe(false);
  });
});
