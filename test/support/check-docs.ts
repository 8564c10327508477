import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { docProblems, type TextFile } from './repository/doc-problems.ts';

/** Files that can refer to a decision, or that documents can name. */
const TEXT = /\.(ts|tsx|mjs|sh|md|json|yml)$|^\.ci\/run$/;
/** These files contain mistakes on purpose. */
const SELF = /^test\/support\/repository\/doc-problems\.test\.ts$/;

const root = resolve(import.meta.dirname, '../..');
const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const files: TextFile[] = names
  .filter((path) => TEXT.test(path) && !SELF.test(path) && existsSync(resolve(root, path)))
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

const problems = docProblems(files);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
