import { allows } from './consent.ts';

const KEY = 'talad-tracker';

/** Stores the campaign parameter of this visit, for the tab only. */
export function storeTracker(): void {
  const tracker = trackerOf(location.search);
  try {
    if (tracker && allows('ads')) sessionStorage.setItem(KEY, tracker);
  } catch {
    // Without storage the checkout works too.
  }
}

/**
 * Returns the address of a checkout with the campaign parameter (spec §7 cart/checkout), if there
 * is one.
 */
export function withTracker(address: string): string {
  const tracker = trackerOf(location.search) ?? storedTracker();
  if (!tracker) return address;
  const url = new URL(address, location.href);
  url.searchParams.set('tracker', tracker);
  return url.href;
}

function trackerOf(search: string): string | null {
  return new URLSearchParams(search).get('tracker')?.slice(0, 200) || null;
}

function storedTracker(): string | null {
  try {
    return allows('ads') ? sessionStorage.getItem(KEY) : null;
  } catch {
    return null;
  }
}
