import type { GroupActions } from './group-actions.ts';

const GROUP_SHORTCUTS = ['copy', 'cut', 'paste', 'all', 'extendUp', 'extendDown'] as const;
export type GroupShortcut = (typeof GROUP_SHORTCUTS)[number];

export function isGroupShortcut(name: string): name is GroupShortcut {
  return GROUP_SHORTCUTS.some((one) => one === name);
}

/** Does what a key asks for, in the shell and in the canvas; returns where a range now ends. */
export function runGroupShortcut(shortcut: GroupShortcut, group: GroupActions): string | null {
  switch (shortcut) {
    case 'copy':
      group.copy();
      return null;
    case 'cut':
      group.cut();
      return null;
    case 'paste':
      group.paste();
      return null;
    case 'all':
      group.selectAll();
      return null;
    case 'extendUp':
      return group.extendBy(-1);
    case 'extendDown':
      return group.extendBy(1);
  }
}
