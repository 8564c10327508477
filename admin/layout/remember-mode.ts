const YEAR = 365 * 24 * 3600;

/** So that the next page is dark, or light, from its first moment on: before any code of ours runs. */
export function rememberMode(mode: 'light' | 'dark'): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `mode=${mode}; path=/mybusiness; max-age=${YEAR}; samesite=lax${secure}`;
}
