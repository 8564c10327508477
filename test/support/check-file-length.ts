import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * No file is exempt: a file that is long because of its volume is split by area, as content and
 * locales are.
 */
const most = 400;

const root = resolve(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const tooLong = tracked
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(resolve(root, file)))
  .map((file) => ({
    file,
    lines: readFileSync(resolve(root, file), 'utf8').split('\n').length - 1,
  }))
  .filter(({ lines }) => lines > most);

for (const { file, lines } of tooLong) {
  process.stderr.write(`${file} has ${lines} lines, ${most} at most\n`);
}
process.exitCode = tooLong.length > 0 ? 1 : 0;
