import { flagOf, numberOf, recordOf, textOf, type Stored } from './read-record.ts';

/** Settings of one type of page (spec §3 Design: per-page settings). */
export interface PageSettings {
  readonly className: string;
  readonly disable: boolean;
  readonly disableAddToCart: boolean;
  readonly disableBuyNow: boolean;
  /** The sticky bar with price and button on phones. */
  readonly isShowCCBuyArea: boolean;
  /** Settings of this page type only, which its page reads. */
  readonly own: Stored;
}

/** Reads the settings. Buy-now is off in all presets (spec §2); a look can turn it on. */
export function readPageSettings(stored: unknown): PageSettings {
  const own = recordOf(stored);
  return {
    className: classNames(textOf(own, 'className', 200)),
    disable: flagOf(own, 'disable', false),
    disableAddToCart: flagOf(own, 'disableAddToCart', false),
    disableBuyNow: flagOf(own, 'disableBuyNow', true),
    isShowCCBuyArea: flagOf(own, 'isShowCCBuyArea', true),
    own,
  };
}

function classNames(given: string): string {
  return given
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]{0,39}$/i.test(name))
    .join(' ');
}

/** Returns the height of a logo in px (spec §9: 30 to 80), stored as `logoStyle.height`. */
export function logoHeight(header: Stored): number {
  return numberOf(recordOf(header['logoStyle']), 'height', [30, 80]) ?? 40;
}
