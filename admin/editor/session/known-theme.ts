import { themeDesign, type LayoutSource } from '@talad/elements/page/reset-layout';
import type { EditorStore } from '../model/editor-store.ts';
import type { Notices } from './notices.ts';

/**
 * Spec §5: a stored look whose theme does not exist is reported and cleared. The first theme, which is
 * the default one, takes its place, because the server refuses to save an unknown one.
 */
export function clearUnknownTheme(
  store: EditorStore,
  themes: readonly LayoutSource[],
  notices: Notices,
): void {
  const { currentTheme, currentTemplate } = store.get().doc.design;
  const isKnown = (key: string | undefined) =>
    key === undefined || themes.some((theme) => theme.key === key);
  const [first] = themes;
  if (first === undefined || (isKnown(currentTheme) && isKnown(currentTemplate))) return;
  notices.toast({ kind: 'error', key: 'toast.template' });
  if (!isKnown(currentTemplate)) {
    store.commit({ op: 'setDesign', path: '/currentTemplate', value: undefined });
  }
  if (!isKnown(currentTheme)) {
    const { currentTheme: key = first.key, ...design } = themeDesign(first);
    store.commit({ op: 'setTheme', key, design });
  }
}
