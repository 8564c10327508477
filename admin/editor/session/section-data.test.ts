import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import type { SectionData } from '@talad/elements/page/canvas-protocol';
import { createEditorStore } from '../model/editor-store.ts';
import { createSectionData } from './section-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the data of a section', () => {
  it('belongs to the last request, whichever answer comes last', async () => {
    const goods = { id: 'goods', name: 'ProductSection', props: { productNumber: 4 } };
    const store = createEditorStore({ page: pageOf('', [goods]), design: {} }, 'th');
    const answers: ((data: SectionData) => void)[] = [];
    const data = createSectionData(
      store,
      () => new Promise((resolve) => answers.push(resolve)),
      () => undefined,
    );
    const updates: SectionData[] = [];
    data.subscribe((fresh) => updates.push(fresh));
    await vi.advanceTimersByTimeAsync(1_000);
    store.commit({ op: 'setProp', id: 'goods', name: 'productNumber', value: 8 });
    await vi.advanceTimersByTimeAsync(1_000);
    answers[1]?.({ goods: { products: 8 } });
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.({ goods: { products: 4 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(data.all()).toEqual({ goods: { products: 8 } });
    expect(updates.at(-1)).toEqual({ goods: { products: 8 } });
    data.stop();
  });
});
