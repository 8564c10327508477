import type { RenderInfo } from '@lit-labs/ssr';
import type { LookSheets, LookTag } from '@talad/elements/page/look-sheets';

/** Lit passes on what is in it, to the elements in shadow roots too. */
export interface LookInfo extends RenderInfo {
  readonly looks?: LookSheets;
}

/** Returns the style element with the rules of the page's look, which follows an element's own. */
export function lookStyle({ looks }: LookInfo, tag: string): string {
  const css = looks?.[tag as LookTag];
  return css ? `<style>${css}</style>` : '';
}
