import type { TestProject } from 'vitest/node';
import { acrossShops, type AcrossShops } from './across-shops.ts';

/** Fails a run of all the project's tests in which no statement needed one of the exceptions. */
export async function checkExceptions(project: TestProject): Promise<void> {
  const files = project.vitest.state
    .getFiles()
    .filter(({ projectName }) => projectName === project.name);
  const { testFiles } = await project.globTestFiles();
  if (files.length < testFiles.length) return;
  const used = files.flatMap(({ meta }) => meta.acrossShops ?? []);
  const unused = unusedExceptions(used);
  if (unused.length === 0) return;
  throw new Error(
    `No statement needs these exceptions of test/support/tenants/across-shops.ts:\n${unused.join('\n')}`,
  );
}

/** Exceptions as `place table`. */
export function unusedExceptions(
  used: readonly string[],
  exceptions: readonly AcrossShops[] = acrossShops,
): readonly string[] {
  const all = exceptions.flatMap(({ places }) =>
    Object.entries(places).flatMap(([place, tables]) => tables.map((table) => `${place} ${table}`)),
  );
  return all.filter((one) => !used.includes(one));
}
