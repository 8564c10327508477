import type { EditorKey, TextVars } from '../use-text.ts';

/** Spec §9: a toast stays 5 s, one that can undo 10 s. */
export const TOAST_TIME = 5_000;
export const UNDO_TIME = 10_000;

export interface Toast {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly key: EditorKey;
  readonly vars?: TextVars;
  /** Shown when the notice is pressed, until which it stays. */
  readonly detail?: string;
  /** Label of the button; without one the whole toast is the button. */
  readonly actionKey?: EditorKey;
  readonly action?: () => void;
  /** Null for no time limit. */
  readonly time: number | null;
}

export interface Announcement {
  readonly key: EditorKey;
  readonly vars?: TextVars;
  /** A repeated text is announced again. */
  readonly id: number;
}

export interface Notices {
  readonly toasts: () => readonly Toast[];
  readonly announcement: () => Announcement | null;
  readonly toast: (toast: Omit<Toast, 'id' | 'time'> & { readonly time?: number }) => void;
  readonly dismiss: (id: number) => void;
  /** Removes the notices with this text, which is no longer true. */
  readonly dismissAll: (key: EditorKey) => void;
  readonly announce: (key: EditorKey, vars?: TextVars) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const MOST = 3;

export function createNotices(): Notices {
  let toasts: readonly Toast[] = [];
  let announcement: Announcement | null = null;
  let last = 0;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    toasts: () => toasts,
    announcement: () => announcement,
    toast(wanted) {
      last += 1;
      const time = wanted.detail ? null : (wanted.time ?? TOAST_TIME);
      toasts = [...toasts, { ...wanted, id: last, time }].slice(-MOST);
      notify();
    },
    dismiss(id) {
      toasts = toasts.filter((toast) => toast.id !== id);
      notify();
    },
    dismissAll(key) {
      if (!toasts.some((toast) => toast.key === key)) return;
      toasts = toasts.filter((toast) => toast.key !== key);
      notify();
    },
    announce(key, vars) {
      last += 1;
      announcement = { key, id: last, ...(vars && { vars }) };
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
