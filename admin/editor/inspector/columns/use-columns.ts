import { TEXT_SECTION, type PageBlock } from '@talad/elements/page/page';
import { ofDesign, useEditor, useEditorPlace } from '../../session/EditorContext.tsx';
import { showRefusal } from '../../session/refusals.ts';
import { useBlockName } from '../../section-names.ts';
import { newColumn } from './column-blocks.ts';

/** Acts on the columns of a row. */
export function useColumns(row: PageBlock) {
  const { session, notices, presets } = useEditorPlace();
  const nameOf = useBlockName();
  const theme = useEditor(ofDesign).currentTheme;
  const columns = row.content.children ?? [];
  const put = (next: readonly PageBlock[]): void => {
    const refusal = session.store.commit({ op: 'setColumns', id: row.id, columns: next });
    if (refusal) showRefusal(notices, refusal.code, nameOf(row));
  };
  return {
    columns,
    add: () => put([...columns, newColumn(TEXT_SECTION, columns.length + 1, theme, presets)]),
    remove: (index: number) => put(columns.toSpliced(index, 1)),
    move: (index: number, by: 1 | -1) => {
      const column = columns[index];
      if (column) put(columns.toSpliced(index, 1).toSpliced(index + by, 0, column));
    },
    /** The column has a new id, so that a merge never mixes the texts of two kinds of sections. */
    replace: (index: number, name: string) => {
      const column = newColumn(name, index + 1, theme, presets);
      const isSelected = session.store.get().selected === columns[index]?.id;
      put(columns.toSpliced(index, 1, column));
      if (isSelected) session.store.set({ selected: column.id });
    },
  };
}
