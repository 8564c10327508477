/** What every browser calls a dead network, and what is given up on purpose. */
const NETWORK =
  /failed to fetch|fetch failed|networkerror|network error|network request failed|load failed|err_network|the internet connection|aborterror|timeouterror/i;
/** A file of the page that did not come: the network's fault, or that of a page older than its site. */
const ASSET = /\.(css|m?js)(?=$|[^a-z])|dynamically imported module|module script failed/i;
const TOO_LATE = /\b20000 ?ms/i;
const TRACKING =
  /google-analytics|googletagmanager|\bgtag\b|doubleclick|connect\.facebook|fbevents|\bfbq\b|analytics\.tiktok|hotjar|clarity\.ms/i;
/** What a browser says of its own when a page is left before it has come into view. */
const TRANSITION = /view ?transition|transition was (aborted|skipped)/i;
/** Of a script of somebody else's, without a word of what happened. */
const FOREIGN = /^script error\.?$/i;

const MAX_MESSAGE = 200;

/** Spec §8: nobody is told of these. Files are asked about by message alone: each stack names some. */
export function isSuppressed(message: string, stack = ''): boolean {
  return (
    [NETWORK, ASSET, TOO_LATE, TRANSITION, FOREIGN].some((kind) => kind.test(message)) ||
    TRACKING.test(message) ||
    TRACKING.test(stack)
  );
}

/** Spec §8: a long message is stripped of its HTML and cut. */
export function shortMessage(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  return message
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE);
}

/** Five digits by which visitor and staff mean the same error; `random` from 0 to 1. */
export function errorCode(random: number): string {
  return String(Math.floor(random * 100_000)).padStart(5, '0');
}
