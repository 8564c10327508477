/** Messages of browsers for network failures and for aborted requests. */
const NETWORK =
  /failed to fetch|fetch failed|networkerror|network error|network request failed|load failed|err_network|the internet connection|aborterror|timeouterror/i;
/** A file of the page failed to load: the network, or a page older than the deployed site. */
const ASSET = /\.(css|m?js)(?=$|[^a-z])|dynamically imported module|module script failed/i;
const TOO_LATE = /\b20000 ?ms/i;
const TRACKING =
  /google-analytics|googletagmanager|\bgtag\b|doubleclick|connect\.facebook|fbevents|\bfbq\b|analytics\.tiktok|hotjar|clarity\.ms/i;
/** Messages about view transitions of a page that is left before it is visible. */
const TRANSITION = /view ?transition|transition was (aborted|skipped)/i;
/** An error of a foreign script, without details. */
const FOREIGN = /^script error\.?$/i;

const MAX_MESSAGE = 200;

/**
 * Spec §8: errors that are never reported. Files are matched in the message only, because every
 * stack names some.
 */
export function isSuppressed(message: string, stack = ''): boolean {
  return (
    [NETWORK, ASSET, TOO_LATE, TRANSITION, FOREIGN].some((kind) => kind.test(message)) ||
    TRACKING.test(message) ||
    TRACKING.test(stack)
  );
}

/** Removes HTML from a long message and cuts it (spec §8). */
export function shortMessage(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  return message
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE);
}

/** Returns five digits by which visitors and staff identify an error; `random` from 0 to 1. */
export function errorCode(random: number): string {
  return String(Math.floor(random * 100_000)).padStart(5, '0');
}
