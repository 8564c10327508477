const YEAR = 365 * 24 * 3600;

/** Stores the mode in a cookie: the server renders the next page in it before any script runs. */
export function rememberMode(mode: 'light' | 'dark'): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `mode=${mode}; path=/mybusiness; max-age=${YEAR}; samesite=lax${secure}`;
}
