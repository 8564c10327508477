import { useEffect } from 'react';
import { hasPasteEvent, isTyping, shortcutOf } from '@talad/elements/page/shortcuts';
import { isGroupShortcut, runGroupShortcut } from './selection/group-shortcuts.ts';
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
      if (isTyping(event.target) || isInDialog(event)) return;
      const { selected, mode } = session.store.get();
      if (mode === 'preview') {
        if (shortcut !== 'leave') return;
        session.store.set({ mode: 'edit' });
      } else if (shortcut === 'undo') actions.undo();
      else if (shortcut === 'redo') actions.redo();
      else if (shortcut === 'paste' && hasPasteEvent(event)) return;
      else if (isGroupShortcut(shortcut)) {
        // Without sections, the keys mean the texts of the editor.
        if (selected === null && shortcut !== 'paste' && shortcut !== 'all') return;
        if (shortcut === 'copy' && hasSelectedText()) return;
        runGroupShortcut(shortcut, actions.group);
      } else if (selected === null) return;
      else if (shortcut === 'up') actions.move(selected, -1);
      else if (shortcut === 'down') actions.move(selected, 1);
      else if (shortcut === 'remove') actions.remove(selected);
      else if (shortcut === 'duplicate') actions.duplicate(selected);
      else actions.select(null);
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (isTyping(event.target) || isInDialog(event) || session.store.get().mode === 'preview') {
        return;
      }
      event.preventDefault();
      actions.group.paste(event.clipboardData?.getData('text/plain') ?? '');
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('paste', onPaste);
    };
  }, [session, actions]);
}

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

function hasSelectedText(): boolean {
  return getSelection()?.isCollapsed === false;
}
