import type { Lang } from '@talad/elements/locales/text';
import type { SectionData } from '@talad/elements/page/canvas-protocol';
import type { PageOp } from '@talad/elements/page/operations';
import { isFrame, withChildren, type PageBlock } from '@talad/elements/page/page';
import { sections } from '@talad/elements/sections/index';
import type { EditorStore } from '../model/editor-store.ts';
import { findBlock } from '../model/invert-op.ts';

const SOON = 150;
/** Props of these kinds need no data from the server. */
const PLAIN = new Set(['text', 'link', 'color', 'toggle']);

export interface SectionDataSource {
  readonly all: () => SectionData;
  readonly refresh: () => void;
  readonly subscribe: (listener: (fresh: SectionData) => void) => () => void;
  readonly stop: () => void;
}

/** Keeps the data of the page's sections (products, pictures) in step with the document. */
export function createSectionData(
  store: EditorStore,
  ask: (blocks: readonly PageBlock[], lang: Lang) => Promise<SectionData>,
  onError: (error: unknown) => void,
): SectionDataSource {
  let known: SectionData = {};
  const wanted = new Set<string>();
  /** The latest request of each section; answers to older ones are ignored. */
  const latestRequests = new Map<string, number>();
  const listeners = new Set<(fresh: SectionData) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const want = (ids: readonly string[]): void => {
    for (const id of ids) wanted.add(id);
    if (wanted.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void fetchWanted(), SOON);
  };

  async function fetchWanted(): Promise<void> {
    const { doc, lang } = store.get();
    const blocks = [...wanted].flatMap((id) => findBlock(doc.page.blocks, id) ?? []);
    wanted.clear();
    if (blocks.length === 0) return;
    round += 1;
    const mine = round;
    for (const { id } of blocks) latestRequests.set(id, mine);
    const fresh = await ask(blocks, lang).catch((error: unknown) => {
      onError(error);
      return null;
    });
    if (!fresh || lang !== store.get().lang) return;
    const latest = Object.fromEntries(
      Object.entries(fresh).filter(([id]) => latestRequests.get(id) === mine),
    );
    if (Object.keys(latest).length === 0) return;
    known = { ...known, ...latest };
    for (const listener of listeners) listener(latest);
  }

  const everything = (): void =>
    want(
      store
        .get()
        .doc.page.blocks.filter((block) => !isFrame(block))
        .flatMap(withChildren)
        .map(({ id }) => id),
    );

  const stopWatching = store.onChange(({ kind, ops, after }) => {
    if (kind !== 'edit') {
      everything();
      return;
    }
    want(ops.flatMap((op) => needing(op, after.page.blocks)));
  });
  let { lang } = store.get();
  const stopLang = store.subscribe(() => {
    if (store.get().lang === lang) return;
    ({ lang } = store.get());
    everything();
  });
  everything();

  return {
    all: () => known,
    refresh: everything,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(timer);
      stopWatching();
      stopLang();
    },
  };
}

function needing(op: PageOp, blocks: readonly PageBlock[]): readonly string[] {
  switch (op.op) {
    case 'insertSection':
      return [op.id];
    case 'restore':
      return withChildren(op.block).map(({ id }) => id);
    case 'duplicate':
      return op.ids;
    case 'setColumns':
      return op.columns.map(({ id }) => id);
    case 'reset':
      return blocks.flatMap(withChildren).map(({ id }) => id);
    case 'setProp':
      return isPlain(findBlock(blocks, op.id), op.name) ? [] : [op.id];
    case 'insertRow':
    case 'insertDummy':
    case 'move':
    case 'moveTo':
    case 'remove':
    case 'setFlags':
    case 'setTitle':
    case 'setDesign':
    case 'setTheme':
      return [];
  }
}

function isPlain(block: PageBlock | undefined, saved: string): boolean {
  const entry = Object.entries(sections).find(([name]) => name === block?.name)?.[1];
  if (!entry) return true;
  const { fields, saved: renamed }: (typeof entry)['runtime'] = entry.runtime;
  const name = Object.entries(renamed).find(([from]) => from === saved)?.[1] ?? saved;
  const field = Object.entries(fields).find(([one]) => one === name)?.[1];
  return field !== undefined && PLAIN.has(field.kind);
}
