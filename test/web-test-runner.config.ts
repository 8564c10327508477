import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultReporter, type TestRunnerConfig } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { transformWithOxc } from 'vite';
import { defineOnServer, renderAll } from './registry/render-fixture.ts';
import { fixtureAnswer } from './registry/fixture-server.ts';
import { webTestReporter } from './runner/web-test-reporter.ts';

const root = resolve(import.meta.dirname, '..');
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chrome = process.env['CHROME_PATH'] ?? installed.find((path) => existsSync(path));

await defineOnServer();
const serverMarkup = `export const serverMarkup = ${JSON.stringify(renderAll())};`;

/**
 * Tests elements in a real browser: `npx web-test-runner --config test/web-test-runner.config.ts`.
 */
export default {
  rootDir: root,
  files: 'test/registry/browser/*.browser.ts',
  concurrency: 1,
  nodeResolve: true,
  reporters: [defaultReporter(), webTestReporter()],
  browsers: [
    chromeLauncher({
      launchOptions: {
        ...(chrome ? { executablePath: chrome } : {}),
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      },
    }),
  ],
  // A machine under load takes long to start a browser; the tests measure no time.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 120_000,
  testFramework: { config: { timeout: 20_000, forbidOnly: true } },
  mimeTypes: { '**/*.ts': 'js' },
  plugins: [
    {
      name: 'talad:typescript',
      async transform(context) {
        if (!context.path.endsWith('.ts') || typeof context.body !== 'string') return undefined;
        const { code } = await transformWithOxc(context.body, context.path, { target: 'es2024' });
        return { body: code };
      },
    },
    {
      name: 'talad:fixtures',
      resolveImport: ({ source }) =>
        source === 'talad:server-markup' ? '/registry/server-markup.js' : undefined,
      serve(context) {
        if (context.path === '/registry/server-markup.js') {
          return { body: serverMarkup, type: 'js' };
        }
        return undefined;
      },
    },
  ],
  middleware: [
    async (context, next) => {
      const answer = await fixtureAnswer(context.path, context.req);
      if (!answer) return next();
      context.status = answer.status;
      context.type = answer.type;
      context.body = answer.body;
      return undefined;
    },
  ],
} satisfies TestRunnerConfig;
