import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig, settings, type Config } from '../config.ts';
import { oneLine } from '../startup/one-line.ts';
import { CommandError, print, type Command } from './command.ts';
import { commands } from './commands.ts';

async function main([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (name === 'help' || name === '--help') return help();
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load)
    throw new CommandError(`There is no command '${name}'. 'npm run talad -- help' lists them.`);
  const command = await load();
  if (args.includes('--help')) return helpOf(command);
  config = readConfig(process.env);
  await command.run(args, config);
}

async function help(): Promise<void> {
  print('npm run talad -- <command>\n');
  for (const load of Object.values(commands)) {
    const { name, summary } = await load();
    print(`  ${name.padEnd(10)} ${summary}`);
  }
  print("\n'npm run talad -- <command> --help' says more. Settings come from the environment:\n");
  for (const { name, fallback, help: text } of settings) {
    print(`  ${name.padEnd(22)} ${text}${fallback ? ` (${fallback})` : ''}`);
  }
}

function helpOf({ summary, usage }: Command): void {
  print(`${summary}\n`);
  // A line that begins with a space continues the one above.
  for (const line of usage)
    print(line.startsWith(' ') ? `${' '.repeat(19)}${line}` : `  npm run talad -- ${line}`);
}

/** Matches the errors that `parseArgs` of node:util throws for an unknown option. */
function isWrongCall(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

// The reader of a pipe may stop reading (`| head`), so ignore the rest.
process.stdout.on('error', () => process.exit());
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/talad'));
let config: Config | undefined;
try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected =
    error instanceof CommandError || isWrongCall(error) ? error.message : oneLine(error, config);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${expected ?? detail}\n`);
  process.exitCode = 1;
}
