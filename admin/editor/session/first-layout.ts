import { resetLayout, themeDesign } from '@talad/elements/page/reset-layout';
import type { PageOp } from '@talad/elements/page/operations';
import { startOf } from '../../../presets/starts.ts';
import type { Preset } from '../../../presets/define-preset.ts';
import type { EditorSession } from './editor-session.ts';
import { UNDO_TIME, type Notices } from './notices.ts';

/** Spec §9 "first-layout auto-save". */
export const FIRST_SAVE = 1_000;

type Blank = Pick<EditorSession, 'firstLook' | 'store' | 'saver' | 'lock' | 'recoverable'>;

/**
 * Spec §4: a front page without data and theme is laid out at random, once, because it is stored
 * 1 s later. Its colours and fonts are those of the shop's trade (spec §9). A tab that only reads,
 * or that offers work of an earlier visit, does not.
 */
export async function layOutBlank(
  session: Blank,
  presets: readonly Preset[],
  notices: Notices,
  seed: number = crypto.getRandomValues(new Uint32Array(1))[0] ?? Date.now(),
): Promise<void> {
  const { firstLook, store, saver, lock } = session;
  if (firstLook === null || !(await lock.whenKnown) || session.recoverable()) return;
  const before = store.get().doc;
  const { blocks } = resetLayout(seed, presets);
  const design = { ...before.design, ...themeDesign(startOf(firstLook, null).preset) };
  const op: PageOp = { op: 'reset', blocks, design };
  if (store.commit(op)) return;
  setTimeout(() => void saver.flush(), FIRST_SAVE);
  notices.toast({
    kind: 'info',
    key: 'site.first',
    actionKey: 'toast.undo',
    time: UNDO_TIME,
    action: () => store.takeBack(before, op),
  });
}
