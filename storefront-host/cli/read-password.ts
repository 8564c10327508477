import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passwordProblem } from '../identity/index.ts';
import { text } from '../locales/text.ts';
import { CommandError } from './command.ts';

/**
 * Reads a password without echo at a terminal, else the first line of piped input; never an
 * argument, which others can see.
 */
export async function readPassword(email: string): Promise<string> {
  const password = process.stdin.isTTY ? await typed() : await piped();
  const problem = passwordProblem(password, email);
  if (problem) throw new CommandError(text('en', problem));
  return password;
}

async function typed(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password: ');
  const first = await lines.question('');
  process.stdout.write('\nAgain: ');
  const second = await lines.question('');
  process.stdout.write('\n');
  lines.close();
  if (first !== second) throw new CommandError('These were two different passwords.');
  return first;
}

async function piped(): Promise<string> {
  let all = '';
  for await (const chunk of process.stdin) all += String(chunk);
  return all.split(/\r?\n/)[0] ?? '';
}
