import type { Framework } from './trials.ts';

export const FRAMEWORKS: readonly Framework[] = [
  'react',
  'preact',
  'vue',
  'solid',
  'svelte',
  'angular',
];
