import { startTalad } from '../support/talad-process.ts';

/** One demo market for the whole run; specs find it in TALAD_URL. Returns its teardown. */
export default async function serveDemo(): Promise<() => Promise<void>> {
  const talad = await startTalad();
  process.env['TALAD_URL'] = talad.url;
  return talad.stop;
}
