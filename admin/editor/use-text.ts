import { useCallback } from 'react';
import { editorEn, type EditorKey } from '../locales/editor/en.ts';
import { editorTh } from '../locales/editor/th.ts';
import { useLang } from '../layout/formats.ts';
import type { Lang } from '../providers/i18n-provider.ts';

export type { EditorKey } from '../locales/editor/en.ts';
export type TextVars = Readonly<Record<string, string | number>>;
export type EditorText = (key: EditorKey, vars?: TextVars) => string;

export function editorText(lang: Lang, key: EditorKey, vars: TextVars = {}): string {
  const template = lang === 'th' ? editorTh[key] : editorEn[key];
  return template.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(vars[name] ?? ''));
}

/** Returns the editor's texts, with the editor's own chunk and not with the first load of the back office. */
export function useText(): EditorText {
  const lang = useLang();
  return useCallback((key, vars) => editorText(lang, key, vars), [lang]);
}
