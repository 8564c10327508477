import { carryOut } from './carry-out.ts';
import { NewError } from './new-error.ts';
import { parseName } from './names.ts';
import type { Recipe } from './recipe.ts';
import { module } from './recipes/module.ts';
import { page } from './recipes/page.ts';
import { part } from './recipes/part.ts';
import { resource } from './recipes/resource/resource.ts';
import { section } from './recipes/section.ts';

const recipes: Readonly<Record<string, Recipe>> = { section, part, page, module, resource };

async function main([kind = '--help', name, ...args]: readonly string[]): Promise<void> {
  if (kind === '--help' || kind === 'help') return print(help());
  const recipe = Object.hasOwn(recipes, kind) ? recipes[kind] : undefined;
  if (!recipe) {
    throw new NewError(`There is no kind '${kind}': one of ${Object.keys(recipes).join(', ')}.`);
  }
  const usage = `npm run new ${kind} ${recipe.usage}`;
  if (name === '--help') return print(`${usage}\n      ${recipe.summary}`);
  if (name === undefined) throw new NewError(`A name is missing: ${usage}`);
  const plan = recipe.plan(parseName(name), args);
  const paths = await carryOut(plan);
  print(paths.map((path) => `  ${path}`).join('\n'));
  print(`\nNext:\n${plan.next.map((line) => `  - ${line}`).join('\n')}`);
}

function help(): string {
  const lines = Object.entries(recipes).map(
    ([kind, { usage, summary }]) => `  npm run new ${kind} ${usage}\n      ${summary}`,
  );
  return `Writes the files of a new part of Talad, its entries in the registries and its samples.\n\n${lines.join('\n')}`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
