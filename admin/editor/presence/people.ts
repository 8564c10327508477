import type { PageEditor } from '../../../storefront-host/modules/content/presence/presence.contract.ts';

/** Another person on the page, or the same one in another browser. */
export interface Person {
  readonly tab: string;
  readonly name: string;
  readonly isMe: boolean;
  /** The section that they have selected. */
  readonly block: string | null;
  readonly initials: string;
  readonly color: string;
}

/** Each has a contrast of at least 4.5 to white, and none is the editor's own green. */
const COLORS = ['#a8328a', '#1f63a8', '#a8430f', '#5b4bc4', '#8a1f3d', '#6d5200'] as const;

export function personOf({ tab, name, is_me: isMe, block }: PageEditor): Person {
  // Each browser shows a person alike, also after another one has left.
  const place = Number.parseInt(tab.slice(-6), 16) % COLORS.length;
  return { tab, name, isMe, block, initials: initialsOf(name), color: COLORS[place] ?? COLORS[0] };
}

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Returns the first letters of the first two words. In Thai a vowel that is written first is not the initial. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words
    .map((word) => {
      const [first] = letters.segment(word.replace(/^[เแโใไ]/, ''));
      // Without its tone mark, which a small circle cuts.
      return (first?.segment[0] ?? '').toUpperCase();
    })
    .join('');
}
