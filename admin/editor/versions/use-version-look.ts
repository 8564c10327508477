import { useCallback, useEffect } from 'react';
import type { EditorDocument } from '@talad/elements/page/operations';
import type { SectionData } from '@talad/elements/page/canvas-protocol';
import { isFrame, withChildren } from '@talad/elements/page/page';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { designMessage } from '../session/design-message.ts';

/** Shows another document in the frame, and restores the edited one afterwards. */
export function useVersionLook(): (doc: EditorDocument) => Promise<void> {
  const { session, api } = useEditorPlace();
  const show = useCallback(
    (doc: EditorDocument, data: SectionData): void => {
      const { lang, mode } = session.store.get();
      session.link.send({ type: 'init', doc, lang, mode, rev: 0, data });
      session.link.send(designMessage(doc.design));
    },
    [session],
  );
  useEffect(() => () => show(session.store.get().doc, session.data.all()), [session, show]);
  return useCallback(
    async (doc) => {
      const blocks = doc.page.blocks.filter((block) => !isFrame(block)).flatMap(withChildren);
      show(doc, await api.sectionData(blocks, session.store.get().lang));
    },
    [api, session, show],
  );
}
