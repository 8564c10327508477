import { designCss, themeOf } from '@talad/elements/page/design-css';
import { LRUCache } from 'lru-cache';
import type { Assets } from '../assets.ts';
import { fontsOfDesign, themeFontCss } from './theme-font-css.ts';

const known = new LRUCache<string, string>({ maxSize: 4 * 1024 * 1024 });

/**
 * Builds font faces and tokens of a look, only once, because it mixes colours and corrects their
 * contrast.
 */
export function lookCss(assets: Assets, design: object): string {
  const key = JSON.stringify([assets.build, themeOf(design)]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const css = themeFontCss(assets, fontsOfDesign(design)) + designCss(design);
  known.set(key, css, { size: 2 * (key.length + css.length) });
  return css;
}
