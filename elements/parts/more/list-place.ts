/** The position in a list that had grown, for a return that loads the page again. */
interface ListPlace {
  readonly list: string;
  /** Number of products that were added to the server's list. */
  readonly added: number;
  readonly y: number;
}

const KEY = 'talad-more';
const KEPT = 8;

export function saveListPlace(place: ListPlace): void {
  const others = places().filter(({ list }) => list !== place.list);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([place, ...others].slice(0, KEPT)));
  } catch {
    // Storage is full or blocked: the page starts at its top.
  }
}

/** Returns the position to restore; null if the page was opened by a link. */
export function returnedPlace(list: string): ListPlace | null {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : '';
  if (type !== 'back_forward' && type !== 'reload') return null;
  return places().find((place) => place.list === list) ?? null;
}

function places(): readonly ListPlace[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is ListPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { list, added, y } = value as Partial<ListPlace>;
  return typeof list === 'string' && Number.isInteger(added) && Number.isFinite(y);
}
