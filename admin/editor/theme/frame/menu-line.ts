import { isRecord } from '../../model/leaves.ts';

/** Target of a line in a menu: one choice in the form, three fields in the saved look. */
export const opens = ['nothing', 'categories', 'manual'] as const;
type Opens = (typeof opens)[number];

type Fields = Readonly<Record<string, unknown>>;

const SUBMENU = ['columns', 'categories'] as const;
const BANNER = {
  bannerImage: 'image',
  bannerTitle: 'title',
  bannerTitleEn: 'title_en',
  bannerButton: 'button',
  bannerButtonEn: 'button_en',
  bannerLink: 'link',
} as const;

/** Returns a saved line for the form: flat, so that its fields depend on one choice. */
export function toForm(line: Fields): Fields {
  const custom = recordOf(line['submenuCustom']);
  const banner = recordOf(custom['banner']);
  return defined({
    ...line,
    opens: opensOf(line),
    newTab: line['target'] === '_blank',
    ...Object.fromEntries(SUBMENU.map((name) => [name, custom[name]])),
    ...Object.fromEntries(Object.entries(BANNER).map(([name, saved]) => [name, banner[saved]])),
  });
}

/** Returns the line to save. Fields of other choices stay, so that switching back loses nothing. */
export function toSaved(form: Fields): Fields {
  const { opens: chosen, newTab, ...rest } = form;
  const line: Record<string, unknown> = rest;
  const custom: Record<string, unknown> = {};
  for (const name of SUBMENU) {
    if (form[name] !== undefined) custom[name] = form[name];
    delete line[name];
  }
  const banner: Record<string, unknown> = {};
  for (const [name, saved] of Object.entries(BANNER)) {
    if (form[name] !== undefined) banner[saved] = form[name];
    delete line[name];
  }
  if (Object.keys(banner).length > 0) custom['banner'] = banner;
  if (Array.isArray(custom['categories'])) custom['categories'] = custom['categories'].map(whole);
  return defined({
    ...whole(line),
    cat_id: line['cat_id'] || undefined,
    target: newTab === true ? '_blank' : undefined,
    ...savedOpens(chosen),
    submenuCustom: Object.keys(custom).length > 0 ? custom : undefined,
  });
}

/** A link needs both (spec §3 title, link); a new line has neither. */
export function whole(link: Fields): Fields {
  const { children } = link;
  return {
    title: '',
    link: '#',
    ...link,
    ...(Array.isArray(children) ? { children: children.filter(isRecord).map(whole) } : {}),
  };
}

function opensOf(line: Fields): Opens {
  if (line['isShowCategoryMenu'] === true) return 'categories';
  if (line['isShowSubMenu'] !== true) return 'nothing';
  return line['type'] === 'auto_category' ? 'categories' : 'manual';
}

function savedOpens(chosen: unknown): Fields {
  const none = { isShowCategoryMenu: undefined, isShowSubMenu: undefined, type: undefined };
  if (chosen === 'categories') return { ...none, isShowCategoryMenu: true, type: 'auto_category' };
  if (chosen === 'manual') return { ...none, isShowSubMenu: true, type: 'manual' };
  return none;
}

function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
