import { shortcutOf } from '@talad/elements/page/shortcuts';
import { liveRange, rangeIn } from './caret.ts';
import { fitting, pastedText, textOf } from './typed-text.ts';

interface FieldWiring {
  readonly isRich: boolean;
  readonly isLong: boolean;
  readonly limit: number;
  /** The text has changed, also within a composition. */
  readonly changed: () => void;
  readonly command: (command: 'undo' | 'redo') => void;
  readonly next: (by: 1 | -1) => void;
  readonly end: () => void;
}

export interface TextField {
  readonly isComposing: () => boolean;
  readonly stop: () => void;
}

const NEW_LINE: ReadonlySet<string> = new Set(['insertParagraph', 'insertLineBreak']);
const COMMANDS: Readonly<Record<string, 'undo' | 'redo'>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

/** Keys, paste and composition of an edited text; undo is the editor's, so that all steps agree. */
export function listenToText(host: HTMLElement, wiring: FieldWiring): TextField {
  const { isRich, isLong, limit } = wiring;
  const stopper = new AbortController();
  let isComposing = false;

  const insert = (text: string): void => {
    // It replaces the selection, and an event follows as for typing.
    if (text !== '') document.execCommand('insertText', false, text);
  };
  const room = (event: InputEvent): number => {
    const replaced = event.getTargetRanges().map((range) => liveRange(range).toString().length);
    return limit - textOf(host).length + replaced.reduce((sum, length) => sum + length, 0);
  };

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => host.addEventListener(type, listener, { signal: stopper.signal });

  on('beforeinput', (event) => {
    const command = COMMANDS[event.inputType];
    if (command) {
      event.preventDefault();
      wiring.command(command);
    } else if (NEW_LINE.has(event.inputType) && !isLong && !isRich) {
      event.preventDefault();
    } else if (!event.isComposing && event.data !== null) {
      const left = room(event);
      if (event.data.length <= left) return;
      event.preventDefault();
      insert(fitting(event.data, left));
    }
  });
  on('input', wiring.changed);
  on('compositionstart', () => (isComposing = true));
  on('compositionend', () => {
    isComposing = false;
    const text = textOf(host);
    // A composition cannot be refused, so what is too long is taken away after it.
    if (!isRich && text.length > limit) {
      host.textContent = fitting(text, limit);
      getSelection()?.selectAllChildren(host);
      getSelection()?.collapseToEnd();
    }
    wiring.changed();
  });
  on('paste', (event) => {
    event.preventDefault();
    const text = pastedText(event.clipboardData?.getData('text/plain') ?? '', isLong || isRich);
    const replaced = rangeIn(host)?.toString().length ?? 0;
    insert(fitting(text, limit - textOf(host).length + replaced));
  });
  on('drop', (event) => event.preventDefault());
  on('keydown', (event) => {
    // The keys of a composition choose its words.
    if (event.isComposing || isComposing) return;
    const shortcut = shortcutOf(event);
    if (shortcut === 'undo' || shortcut === 'redo') {
      event.preventDefault();
      wiring.command(shortcut);
    } else if (event.code === 'Escape' || (isEnter(event) && !isLong && !isRich)) {
      event.preventDefault();
      event.stopPropagation();
      wiring.end();
    } else if (event.code === 'Tab') {
      event.preventDefault();
      wiring.next(event.shiftKey ? -1 : 1);
    }
  });
  on('blur', wiring.end);

  return { isComposing: () => isComposing, stop: () => stopper.abort() };
}

function isEnter({ code }: KeyboardEvent): boolean {
  return code === 'Enter' || code === 'NumpadEnter';
}
