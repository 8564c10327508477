import { expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { presets } from '../../../presets/index.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { createEditorApi } from './create-editor-api.ts';
import { clearUnknownTheme } from './known-theme.ts';
import { createNotices } from './notices.ts';

it.each([{}, { page: null, global: {}, revision: 1 }, { blocks: [] }, null])(
  'opens no empty page in place of an answer without page data: %j',
  async (json) => {
    const headers = new Headers();
    const api = createEditorApi(async () => ({ status: 200, headers, body: '', json }), 2);
    await expect(api.load('frontpage')).rejects.toThrow('Error LOAD_FROM_SERVER');
  },
);

it('reports a theme that does not exist and clears it from the look', () => {
  const header = { isImageLogo: true };
  const gone = { currentTheme: 'x_gone', currentTemplate: 'x_gone', header };
  const store = createEditorStore({ page: pageOf('', []), design: gone }, 'th');
  const notices = createNotices();
  clearUnknownTheme(store, presets, notices);
  expect(notices.toasts().map(({ key }) => key)).toEqual(['toast.template']);
  const { design } = store.get().doc;
  expect(design).toMatchObject({ currentTheme: 'x_default', header });
  expect(design.currentColors).toEqual(presets[0]?.colors);
  expect(design).not.toHaveProperty('currentTemplate');
  clearUnknownTheme(store, presets, notices);
  expect(notices.toasts()).toHaveLength(1);
});
