import type { Design } from '@talad/elements/page/design';
import type { EditorDocument } from '@talad/elements/page/operations';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { isSame } from '../model/leaves.ts';

export type PublishChange =
  | { readonly kind: 'added' | 'removed' | 'changed'; readonly block: PageBlock }
  | { readonly kind: 'moved' | 'page_title' };

/** Parts of a look, which apply to all pages, in the order of the list. */
const lookParts = [
  'header',
  'menu',
  'footer',
  'theme',
  'colors',
  'fonts',
  'shape',
  'css',
  'scripts',
  'settings',
] as const;
export type LookPart = (typeof lookParts)[number];

/** Lists the changes of a page that publishing makes visible. */
export function pageChanges(
  published: EditorDocument,
  draft: EditorDocument,
): readonly PublishChange[] {
  const own = ({ page }: EditorDocument) => page.blocks.filter((block) => !isFrame(block));
  const before = new Map(own(published).map((block) => [block.id, block]));
  const after = new Map(own(draft).map((block) => [block.id, block]));
  const common = (of: ReadonlyMap<string, PageBlock>, other: ReadonlyMap<string, PageBlock>) =>
    [...of.keys()].filter((id) => other.has(id));
  return [
    ...[...after.values()].flatMap((block): readonly PublishChange[] => {
      const old = before.get(block.id);
      if (!old) return [{ kind: 'added', block }];
      return isSame(old, block) ? [] : [{ kind: 'changed', block }];
    }),
    ...[...before.values()].flatMap((block): readonly PublishChange[] =>
      after.has(block.id) ? [] : [{ kind: 'removed', block }],
    ),
    ...(isSame(common(before, after), common(after, before)) ? [] : [{ kind: 'moved' } as const]),
    ...(published.page.title === draft.page.title &&
    isSame(published.page.titles ?? {}, draft.page.titles ?? {})
      ? []
      : [{ kind: 'page_title' } as const]),
  ];
}

const partNames: Readonly<Record<string, LookPart>> = {
  footer: 'footer',
  currentTheme: 'theme',
  currentColors: 'colors',
  currentFonts: 'fonts',
  currentThemeExtra: 'shape',
  customCss: 'css',
  externalScripts: 'scripts',
};
const menuNames: ReadonlySet<string> = new Set(['menuListObjects', 'subMenuListObjects']);

/** Returns the changes of the look that publishing brings to every page. */
export function lookChanges(visible: Design, draft: Design): readonly LookPart[] {
  const { header: before = {}, ...visibleOthers } = visible;
  const { header: after = {}, ...draftOthers } = draft;
  const changed = new Set<LookPart>([
    ...changedNames(before, after).map((name) => (menuNames.has(name) ? 'menu' : 'header')),
    ...changedNames(visibleOthers, draftOthers).map((name) => partNames[name] ?? 'settings'),
  ]);
  return lookParts.filter((part) => changed.has(part));
}

function changedNames(before: object, after: object): readonly string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => !isSame(old.get(name), now.get(name)),
  );
}
