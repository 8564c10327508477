import type { Design } from '@talad/elements/page/design';
import type { EditorDocument } from '@talad/elements/page/operations';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { isSame } from '../model/leaves.ts';

export type PublishChange =
  | { readonly kind: 'added' | 'removed' | 'changed'; readonly block: PageBlock }
  | { readonly kind: 'moved' | 'page_title' };

/** Parts of a look, which apply to all pages. */
export type LookPart = 'header' | 'footer' | 'theme' | 'settings';

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

const THEME: ReadonlySet<string> = new Set([
  'currentTheme',
  'currentColors',
  'currentFonts',
  'currentThemeExtra',
]);

/** Returns the changes of the look that publishing brings to every page. */
export function lookChanges(visible: Design, draft: Design): readonly LookPart[] {
  const before = new Map(Object.entries(visible));
  const after = new Map(Object.entries(draft));
  const changed = new Set(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => !isSame(before.get(name), after.get(name)))
      .map(partOf),
  );
  const order: readonly LookPart[] = ['header', 'footer', 'theme', 'settings'];
  return order.filter((part) => changed.has(part));
}

function partOf(name: string): LookPart {
  if (name === 'header' || name === 'footer') return name;
  return THEME.has(name) ? 'theme' : 'settings';
}
