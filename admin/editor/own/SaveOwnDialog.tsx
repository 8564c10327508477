import { useLang } from '../../layout/formats.ts';
import type { EditorState } from '../model/editor-store.ts';
import { blockName } from '../section-names.ts';
import { useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { OwnNameDialog } from './OwnNameDialog.tsx';
import { useOwnSections } from './use-own-sections.ts';

const ofKept = ({ kept }: EditorState) => kept;

/** Saves the selected sections under a name, when the owner has asked for it. */
export function SaveOwnDialog() {
  const t = useText();
  const lang = useLang();
  const { store } = useEditorPlace().session;
  const kept = useEditor(ofKept);
  const { save } = useOwnSections(false);
  const [first] = kept;
  if (!first) return null;
  return (
    <OwnNameDialog
      title={kept.length === 1 ? t('own.title_one') : t('own.title', { n: kept.length })}
      help={t('own.help')}
      first={blockName(first, lang)}
      onName={(name) => save(name, kept)}
      onClose={() => store.set({ kept: [] })}
    />
  );
}
