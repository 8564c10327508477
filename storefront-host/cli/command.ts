import type { Config } from '../config.ts';

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Lines of `--help`, one for each form of the call. */
  readonly usage: readonly string[];
  readonly run: (args: readonly string[], config: Config) => Promise<void>;
}

/** Thrown for a call that cannot be carried out: prints one line, exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
