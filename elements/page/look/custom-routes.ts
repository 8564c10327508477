import { recordOf, recordsOf, textOf, type Stored } from './read-record.ts';

/** A custom path (spec §3 customRoutes) with the layouts that are shown on it. */
export interface CustomRoute {
  /** `/club` or `/tagged/{tag}`: a `{name}` matches one segment. */
  readonly path: string;
  /** `title`, `title_en`, `description`, `description_en`. */
  readonly words: Stored;
  readonly customCss: string;
  readonly layouts: readonly string[];
}

const MAX_ROUTES = 100;
const MAX_PATH = 300;
const MAX_REDIRECTS = 500;
const PART = String.raw`[^/?#{}\s\p{Cc}]{1,100}`;
const PATTERN = new RegExp(String.raw`^(/(${PART}|\{[a-z]{1,20}\}))+$`, 'u');

export function readCustomRoutes(stored: unknown): readonly CustomRoute[] {
  return recordsOf(stored, MAX_ROUTES).flatMap((route) => {
    const path = textOf(route, 'path', MAX_PATH);
    if (!isRoutePath(path)) return [];
    const layouts = Array.isArray(route['layouts']) ? route['layouts'] : [];
    return [
      {
        path,
        words: route,
        customCss: textOf(route, 'customCss', 20_000),
        layouts: layouts.filter(isLayoutName).slice(0, 10),
      },
    ];
  });
}

/** Returns whether it is a path such as `/club` or `/tagged/{tag}`: segments of any script, or a `{name}`. */
export function isRoutePath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= MAX_PATH && PATTERN.test(path);
}

/** Returns whether it is the name of a document that is shown inside other pages and has no address. */
export function isLayoutName(name: unknown): name is string {
  return typeof name === 'string' && /^layout-[\p{L}\p{N}_-]{1,56}$/u.test(name);
}

/**
 * Reads the old addresses of a site (spec §2, answered 301); both sides are paths of this site.
 * Chains are resolved; circles are left out.
 */
export function readLegacyRedirects(stored: unknown): Readonly<Record<string, string>> {
  const pairs = Object.entries(recordOf(stored))
    .slice(0, MAX_REDIRECTS)
    .filter((pair): pair is [string, string] => isSitePath(pair[0]) && isSitePath(pair[1]))
    .map(([from, to]) => [trimmed(from), to] as const)
    .filter(([from]) => from !== '/');
  const next = new Map(pairs);
  return Object.fromEntries(
    pairs.flatMap(([from]) => {
      const to = endOf(next, from);
      return to === null ? [] : [[from, to]];
    }),
  );
}

function endOf(next: ReadonlyMap<string, string>, from: string): string | null {
  const seen = new Set([from]);
  let to = next.get(from);
  while (to !== undefined) {
    const further = next.get(trimmed(to));
    if (further === undefined) return to;
    if (seen.has(trimmed(to))) return null;
    seen.add(trimmed(to));
    to = further;
  }
  return null;
}

/** Returns a path without its trailing slash, as requested paths are read. */
function trimmed(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

export function isSitePath(path: unknown): path is string {
  return (
    typeof path === 'string' && path.length <= MAX_PATH && /^\/(?![/\\])[^?#\s\p{Cc}]*$/u.test(path)
  );
}

/** Returns the custom route of a path with the values of its `{name}`s, or null. */
export function findCustomRoute(
  routes: readonly CustomRoute[],
  path: string,
): { readonly route: CustomRoute; readonly params: Readonly<Record<string, string>> } | null {
  const parts = path.split('/');
  // An exact path wins over a pattern.
  const ordered = [
    ...routes.filter((route) => route.path === path),
    ...routes.filter((route) => route.path.includes('{')),
  ];
  for (const route of ordered) {
    const wanted = route.path.split('/');
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, index) => {
      const part = parts[index] ?? '';
      const name = /^\{([a-z]{1,20})\}$/.exec(want)?.[1];
      if (name === undefined) return want === part;
      params[name] = part;
      return part !== '';
    });
    if (fits) return { route, params };
  }
  return null;
}
