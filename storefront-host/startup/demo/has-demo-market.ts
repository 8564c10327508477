import { existsSync } from 'node:fs';
import { join } from 'node:path';

const content = join(import.meta.dirname, '../../../presets/demo-market/index.ts');

/** An installation may delete presets/demo-market: its market then starts empty (decision 101). */
export function hasDemoMarket(): boolean {
  return existsSync(content);
}
