import { contrast } from '../oklch.ts';
import type { GroundRole } from '../ground-roles.ts';
import { groundTokens, type Scheme } from '../tokens.ts';

/** Properties that parts of a page read for ground and ink; the others are of the whole page. */
const names = [
  'surface',
  'quiet',
  'text',
  'muted',
  'line',
  'edge',
  'accent',
  'on-accent',
  'accent-hover',
  'accent-text',
  'sale',
  'on-sale',
  'star',
] as const;

/** Returns the rule that puts an element on a ground of the scheme, with its form controls. */
export function groundRule(scheme: Scheme, role: GroundRole): string {
  const tokens = groundTokens(scheme, role);
  const inks = names.map((name) => `--talad-${name}:${tokens[`--talad-${name}`]}`).join(';');
  const isDark = contrast('#ffffff', scheme[role]) > contrast('#000000', scheme[role]);
  return `:host{${inks};color-scheme:${isDark ? 'dark' : 'light'}}`;
}
