import { useEffect } from 'react';
import { isTyping, shortcutOf } from '@talad/elements/page/shortcuts';
import { useEditorPlace } from './session/EditorContext.tsx';

/** The editor's keys wherever the focus is, except in a text field. */
export function useShortcuts(): void {
  const { session, actions } = useEditorPlace();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (!shortcut || event.defaultPrevented) return;
      if (shortcut === 'save') {
        event.preventDefault();
        void session.saver.flush();
        return;
      }
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]');
      if (isTyping(event.target) || isInDialog) return;
      const { selected, mode } = session.store.get();
      if (mode === 'preview') {
        if (shortcut !== 'leave') return;
        session.store.set({ mode: 'edit' });
      } else if (shortcut === 'undo') actions.undo();
      else if (shortcut === 'redo') actions.redo();
      else if (selected === null) return;
      else if (shortcut === 'up') actions.move(selected, -1);
      else if (shortcut === 'down') actions.move(selected, 1);
      else if (shortcut === 'remove') actions.remove(selected);
      else if (shortcut === 'duplicate') actions.duplicate(selected);
      else actions.select(null);
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [session, actions]);
}
