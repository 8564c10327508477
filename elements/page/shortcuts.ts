/** Keyboard shortcuts of the editor, the same in the shell and in the canvas. */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'up'
  | 'down'
  | 'remove'
  | 'duplicate'
  | 'save'
  | 'leave'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'all'
  | 'extendUp'
  | 'extendDown';

export interface KeyPress {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly getModifierState: (key: string) => boolean;
}

const ALONE: Readonly<Record<string, Shortcut>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'leave',
};
const WITH_ALT: Readonly<Record<string, Shortcut>> = { ArrowUp: 'up', ArrowDown: 'down' };
const WITH_SHIFT: Readonly<Record<string, Shortcut>> = {
  ArrowUp: 'extendUp',
  ArrowDown: 'extendDown',
};
const WITH_COMMAND: Readonly<Record<string, Shortcut>> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyD: 'duplicate',
  KeyS: 'save',
  KeyC: 'copy',
  KeyX: 'cut',
  KeyV: 'paste',
  KeyA: 'all',
};

/**
 * Matches the key's position (`code`), because a Thai keyboard types other letters; never with
 * AltGr, which types letters (AltGr+Z is one in Polish).
 */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const { code, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (press.getModifierState('AltGraph')) return null;
  const command = ctrlKey || metaKey;
  if (command && !altKey) {
    if (code === 'KeyZ' && shiftKey) return 'redo';
    return shiftKey ? null : (WITH_COMMAND[code] ?? null);
  }
  if (altKey && !command && !shiftKey) return WITH_ALT[code] ?? null;
  if (shiftKey && !command && !altKey) return WITH_SHIFT[code] ?? null;
  return command || altKey || shiftKey ? null : (ALONE[code] ?? null);
}

/**
 * Returns whether the browser itself pastes on this press. It goes by the letter, and a Thai
 * keyboard has another one on that key.
 */
export function hasPasteEvent({ key }: { readonly key: string }): boolean {
  return key.toLowerCase() === 'v';
}

/** Returns whether the target is a text field, where the browser's own undo and keys come first. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]),textarea,select'))
  );
}
