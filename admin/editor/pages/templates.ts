import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import { isRecord } from '../model/leaves.ts';
import type { Preset } from '../../../presets/define-preset.ts';
import type { Lang } from '../../providers/i18n-provider.ts';
import { editorText } from '../use-text.ts';

/** A page of a theme, from which a new page can begin. */
export interface Template {
  readonly name: string;
  readonly title: string;
  readonly sections: number;
}

const known = ['frontpage', 'aboutus', 'contactus', 'help', 'faqs'] as const;

export function templatesOf(preset: Preset, lang: Lang): readonly Template[] {
  return Object.entries(preset.pages).map(([name, { title, blocks }]) => ({
    name,
    title: titleIn(preset, name, lang) ?? title,
    sections: blocks.length,
  }));
}

/** Pages of themes have a Thai title; a layout is named by the route that shows it. */
function titleIn({ customRoutes = [] }: Preset, name: string, lang: Lang): string | null {
  const plain = known.find((one) => one === name);
  if (plain) return editorText(lang, `template.${plain}`);
  if (!isLayoutName(name)) return null;
  const route = customRoutes
    .filter(isRecord)
    .find(({ layouts }) => Array.isArray(layouts) && layouts.includes(name));
  const title = route?.[lang === 'en' ? 'title_en' : 'title'];
  return typeof title === 'string' && !title.includes('{') ? title : null;
}
