import type { SectionDataSource } from './section-data.ts';

/** Loads pictures and products again when the owner returns from a page in another tab. */
export function refreshOnReturn(data: SectionDataSource): void {
  const refresh = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', refresh);
    data.refresh();
  };
  document.addEventListener('visibilitychange', refresh);
}
