import type { Lang } from '@talad/elements/locales/text';
import type { Design } from '@talad/elements/page/design';
import type { EditorStore } from '../model/editor-store.ts';
import type { FrameView } from './editor-api.ts';

/** Debounce, because names are typed letter by letter. */
const SOON = 150;
/** Parts of the look that header, footer and bars depend on; the canvas applies colours itself. */
const PARTS = [
  'header',
  'footer',
  'components',
  'baseLevel',
  'currentThemeExtra',
  'logoImage',
] as const;

export interface FrameViewSource {
  /** Null while the frame is as the server first rendered it. */
  readonly last: () => FrameView | null;
  readonly subscribe: (listener: (frame: FrameView) => void) => () => void;
  /** Fetches again after a failure. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** Keeps header and footer of the frame in step with the edited look and language. */
export function createFrameView(
  store: EditorStore,
  ask: (design: Design, lang: Lang) => Promise<FrameView>,
  onError: (error: unknown) => void,
): FrameViewSource {
  let known: FrameView | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  let isMissing = false;
  const listeners = new Set<(frame: FrameView) => void>();

  const want = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchIt(), SOON);
  };

  async function fetchIt(): Promise<void> {
    const { doc, lang } = store.get();
    round += 1;
    const mine = round;
    try {
      const frame = await ask(doc.design, lang);
      // An answer to an earlier request is ignored.
      if (mine !== round) return;
      isMissing = false;
      known = frame;
      for (const listener of listeners) listener(frame);
    } catch (error) {
      isMissing = true;
      onError(error);
    }
  }

  const stopWatching = store.onChange(({ before, after }) => {
    if (PARTS.some((part) => before.design[part] !== after.design[part])) want();
  });
  let { lang } = store.get();
  const stopLang = store.subscribe(() => {
    if (store.get().lang === lang) return;
    ({ lang } = store.get());
    want();
  });

  return {
    last: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      if (isMissing) want();
    },
    stop() {
      clearTimeout(timer);
      round += 1;
      stopWatching();
      stopLang();
    },
  };
}
