import type { PresetPage } from '../../define-preset.ts';
import { range } from './frontpage-range.ts';
import { story } from './frontpage-story.ts';

/**
 * Shows all twelve sections in the order in which a shop presents itself: its products, then its
 * reasons.
 */
export const frontpage = {
  title: 'หน้าแรก',
  blocks: [...range, ...story],
} as const satisfies PresetPage;
