import { startBuilt } from '../support/processes/talad-process.ts';

/**
 * Starts one demo market for the whole run; specs find its address in TALAD_URL and its data in
 * TALAD_DATA_DIR. If these are set beforehand, that market is used.
 */
export default async function serveDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TALAD_URL']) return undefined;
  const talad = await startBuilt({ RATE_LIMIT_FACTOR: '100' });
  process.env['TALAD_URL'] = talad.url;
  process.env['TALAD_DATA_DIR'] = talad.dataDir;
  return talad.stop;
}
