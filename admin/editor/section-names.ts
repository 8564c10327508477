import { useCallback } from 'react';
import type { FieldRules, Label, SectionSchema } from '@talad/elements/schema/section-schema';
import { ROW, type PageBlock } from '@talad/elements/page/page';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { useLang } from '../layout/formats.ts';
import type { Lang } from '../providers/i18n-provider.ts';
import type { EntryLabel } from './model/history.ts';
import { frameName } from './theme/frame/frame-groups.ts';
import { editorText, type EditorKey } from './use-text.ts';

export function schemaOf(name: string): SectionSchema | undefined {
  return Object.entries(sectionSchemas).find(([one]) => one === name)?.[1];
}

export function blockName(block: Pick<PageBlock, 'name'> & Partial<PageBlock>, lang: Lang): string {
  if (block.label) return block.label;
  if (block.header) return editorText(lang, 'outline.header');
  if (block.footer) return editorText(lang, 'outline.footer');
  if (block.dummy) return editorText(lang, 'outline.dummy');
  if (block.name === ROW) return editorText(lang, 'outline.row');
  if (block.type === 'text') return editorText(lang, 'outline.text');
  return (
    schemaOf(block.name)?.label[lang] ?? editorText(lang, 'outline.missing', { name: block.name })
  );
}

export function useBlockName(): (block: PageBlock) => string {
  const lang = useLang();
  return useCallback((block) => blockName(block, lang), [lang]);
}

/** Returns the label of each prop, by its saved name. */
export function fieldName(section: string, saved: string, lang: Lang): string {
  const schema = schemaOf(section);
  if (!schema) return saved;
  const name = schema.runtime.saved[saved] ?? saved;
  const rule: FieldRules | undefined = schema.rules[name];
  return textOf(rule?.label, lang) ?? saved;
}

function textOf(label: Label | undefined, lang: Lang): string | undefined {
  return label?.[lang];
}

const DESIGN_KEYS: Readonly<Record<string, EditorKey>> = {
  '/currentColors': 'theme.colors',
  '/currentColors/A': 'theme.A',
  '/currentColors/B': 'theme.B',
  '/currentColors/light': 'theme.light',
  '/currentColors/dark': 'theme.dark',
  '/currentColors/A-light': 'theme.A-light',
  '/currentColors/A-dark': 'theme.A-dark',
  '/currentFonts/heading': 'theme.heading',
  '/currentFonts/text': 'theme.text',
  '/currentThemeExtra/radius': 'theme.radius',
  '/currentThemeExtra/density': 'theme.density',
  '/currentThemeExtra/headingWeight': 'theme.heading_weight',
};

/** Returns the name of a path of a block or of the look: '/content/i18n/en/title', '/currentColors/A'. */
export function pathName(section: string, path: string, lang: Lang): string {
  const design = designName(path, lang);
  if (design) return design;
  if (path === '/label') return editorText(lang, 'name.title');
  if (path === '/hideOn') return editorText(lang, 'conflict.hidden_on');
  if (path.startsWith('/title')) return editorText(lang, 'label.setTitle');
  const parts = path.split('/');
  const name = fieldName(section, parts.at(-1) ?? '', lang);
  const overlay = parts[2] === 'i18n' ? parts[3] : undefined;
  if (overlay !== 'th' && overlay !== 'en') return name;
  return `${name} (${editorText(lang, `inspect.${overlay}`)})`;
}

/** Returns the name of a path of the look, as in its form. */
function designName(path: string, lang: Lang): string | undefined {
  const key = DESIGN_KEYS[path];
  return key ? editorText(lang, key) : frameName(path)?.[lang];
}

/** Cutting and pasting of one section are acts on a group of one. */
const ONE: Readonly<Partial<Record<EntryLabel['op'], EditorKey>>> = {
  removeAll: 'label.removeOne',
  cutAll: 'label.cutOne',
  paste: 'label.pasteOne',
  addOwn: 'label.addOwnOne',
  hideAll: 'label.hideOne',
  lockAll: 'label.lockOne',
  unlockAll: 'label.unlockOne',
};

/** Returns the text of an entry of history: 'ย้าย “สินค้าแนะนำ”'. */
export function entryText(
  { op, name = '', field = '', count = 0 }: EntryLabel,
  lang: Lang,
  presetName: (key: string) => string,
): string {
  const vars = {
    name: op === 'setTheme' ? presetName(name) : blockName({ name }, lang),
    n: count,
    field: op === 'setDesign' ? (designName(field, lang) ?? field) : fieldName(name, field, lang),
  };
  return editorText(lang, count === 1 ? (ONE[op] ?? `label.${op}`) : `label.${op}`, vars);
}
