import { afterAll, beforeAll, expect, test } from 'vitest';
import { parts } from '@talad/elements/parts/index';
import { sectionTags } from '@talad/elements/sections/index';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { readEmbedFiles } from './embed-files.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, 'operator@example.test');
});
afterAll(() => host.close());

const ask = (lang: string) =>
  host.inject({
    url: '/devadmin/elements',
    headers: { cookie, accept: 'text/html', 'accept-language': lang },
  });

test('names every element and section, with properties, parts and an example rendered', async () => {
  const { body } = await ask('en');
  for (const tag of [...Object.keys(parts), ...Object.keys(sectionTags)]) {
    expect(body).toContain(`&lt;${tag}&gt;`);
  }
  expect(body).toContain('show-shop');
  expect(body).toContain('Why there is no product.');
  expect(body).toContain('<template shadowroot="open" shadowrootmode="open"');
});

test('gives the lines to copy, with the integrity of the file that is served', async () => {
  const { body, headers } = await ask('th');
  const { build, files } = await readEmbedFiles();
  expect(body).toContain('อิลิเมนต์สำหรับเว็บอื่น');
  expect(body).toContain(`/embed/v1/${build}/talad-all.js`);
  expect(body).toContain(files.get('talad-all.js')?.integrity ?? 'integrity=');
  expect(headers['content-security-policy']).toContain(`script-src http://localhost`);
});
