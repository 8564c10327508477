import { startTalad } from '../support/processes/talad-process.ts';

/**
 * One demo market for the whole run; specs find it in TALAD_URL, and its data in TALAD_DATA_DIR.
 * Set beforehand, that one is used.
 */
export default async function serveDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TALAD_URL']) return undefined;
  const talad = await startTalad({ RATE_LIMIT_FACTOR: '100' });
  process.env['TALAD_URL'] = talad.url;
  process.env['TALAD_DATA_DIR'] = talad.dataDir;
  return talad.stop;
}
