import { describe, expect, it } from 'vitest';
import { shortcutOf, type KeyPress } from './shortcuts.ts';

function press(keys: string): KeyPress {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  return {
    code: parts.at(-1) ?? '',
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    getModifierState: (name) => has(name),
  };
}

describe('shortcutOf', () => {
  it.each([
    ['Ctrl+KeyZ', 'undo'],
    ['Meta+KeyZ', 'undo'],
    ['Ctrl+Shift+KeyZ', 'redo'],
    ['Meta+Shift+KeyZ', 'redo'],
    ['Ctrl+KeyY', 'redo'],
    ['Ctrl+KeyD', 'duplicate'],
    ['Alt+ArrowUp', 'up'],
    ['Alt+ArrowDown', 'down'],
    ['Delete', 'remove'],
    ['Escape', 'leave'],
    ['Ctrl+KeyC', 'copy'],
    ['Ctrl+KeyX', 'cut'],
    ['Meta+KeyV', 'paste'],
    ['Ctrl+KeyA', 'all'],
    ['Shift+ArrowUp', 'extendUp'],
    ['Shift+ArrowDown', 'extendDown'],
  ])('%s is %s', (keys, action) => {
    expect(shortcutOf(press(keys))).toBe(action);
  });

  it.each([
    // Windows reports AltGr as Ctrl and Alt held together.
    'Ctrl+Alt+KeyZ',
    'AltGraph+KeyZ',
    'Ctrl+AltGraph+KeyZ',
    'Ctrl+Alt+AltGraph+KeyY',
    'KeyZ',
    'Shift+KeyZ',
    'Ctrl+Shift+KeyY',
    'ArrowUp',
    'Shift+Delete',
    'Ctrl+Shift+KeyC',
    'Ctrl+Alt+KeyV',
  ])('%s is no shortcut', (keys) => {
    expect(shortcutOf(press(keys))).toBeNull();
  });
});
