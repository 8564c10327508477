import type { EditorDocument } from '@talad/elements/page/operations';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { isSame } from '../model/leaves.ts';

export type PublishChange =
  | { readonly kind: 'added' | 'removed' | 'changed'; readonly block: PageBlock }
  | { readonly kind: 'moved' | 'design' | 'page_title' };

/** What visitors will see that they do not see now. */
export function publishChanges(
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
    ...(isSame(published.design, draft.design) ? [] : [{ kind: 'design' } as const]),
    ...(published.page.title === draft.page.title &&
    isSame(published.page.titles ?? {}, draft.page.titles ?? {})
      ? []
      : [{ kind: 'page_title' } as const]),
  ];
}
