import type { RefusalCode } from '@talad/elements/page/operations';
import type { EditorKey } from '../use-text.ts';
import type { Notices } from './notices.ts';

const REFUSALS: Readonly<Record<string, EditorKey>> = {
  NOT_MOVABLE: 'refuse.NOT_MOVABLE',
  NOT_DELETABLE: 'refuse.NOT_DELETABLE',
  OUT_OF_RANGE: 'refuse.OUT_OF_RANGE',
  NEIGHBOUR_FIXED: 'refuse.NEIGHBOUR_FIXED',
  LIMIT: 'refuse.LIMIT',
  LOCKED: 'refuse.LOCKED',
  NOT_EDITABLE: 'refuse.NOT_EDITABLE',
  NOT_COPIED: 'refuse.NOT_COPIED',
} satisfies Partial<Record<RefusalCode | 'NOT_COPIED', EditorKey>>;

/** Says why something cannot be done: seen, read out, and only the latest reason. */
export function showRefusal(
  notices: Notices,
  code: RefusalCode | 'NOT_COPIED',
  name: string,
): void {
  for (const key of Object.values(REFUSALS)) notices.dismissAll(key);
  notices.toast({ kind: 'info', key: REFUSALS[code] ?? 'refuse.OTHER', vars: { name } });
}
