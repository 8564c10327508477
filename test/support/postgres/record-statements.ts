import { mkdirSync, writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { TestServer } from '../processes/test-server.ts';
import { prepareStatements } from './prepare-statements.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Texts of statements that the file was the first of its worker to send. */
    statements?: readonly string[];
  }
}

/** Each server project writes its statements into a file of its own. */
export const statementsFile = (project: string) => `test-results/statements-${project}.json`;

/**
 * Stores the statements of a whole run for check-statements.ts. Tests send some to tables of their
 * own or of older versions: the server of the run refuses to prepare them, and they are left out.
 */
export async function recordStatements(project: TestProject, server: TestServer): Promise<void> {
  const files = project.vitest.state
    .getFiles()
    .filter(({ projectName }) => projectName === project.name);
  const { testFiles } = await project.globTestFiles();
  if (files.length < testFiles.length) return;
  const sent = [...new Set(files.flatMap(({ meta }) => meta.statements ?? []))];
  const refused = new Set((await prepareStatements(server, sent)).map(({ sql }) => sql));
  mkdirSync('test-results', { recursive: true });
  const accepted = sent.filter((sql) => !refused.has(sql));
  writeFileSync(statementsFile(project.name), JSON.stringify(accepted));
}
