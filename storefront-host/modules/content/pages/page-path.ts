import { FRONT_PAGE } from '@talad/elements/page/page';

/** Returns the path of a named page within its site; a page of a year under /about/ (spec §2). */
export function pagePath(name: string): string {
  if (name === FRONT_PAGE) return '/';
  const year = /^about-(\d{4})$/.exec(name)?.[1];
  return year === undefined ? `/${encodeURIComponent(name)}` : `/about/${year}`;
}
