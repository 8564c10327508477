import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

/**
 * A valid integer for JSON and for a schema without a maximum, but too large for every integer type of PostgreSQL.
 */
const WILD = '1e30';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: { readonly type?: string };
}

/** Each public address of the API that contains a number, with WILD in its place. */
function numberedPaths(): readonly string[] {
  const { paths } = host.app.swagger() as unknown as {
    readonly paths: Record<string, { get?: { readonly parameters?: readonly Parameter[] } }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const numbers = (get?.parameters ?? []).filter(
      (one) => one.in === 'path' && one.schema.type === 'integer',
    );
    if (numbers.length === 0) return [];
    return [numbers.reduce((url, { name }) => url.replace(`{${name}}`, WILD), path)];
  });
}

const filter = encodeURIComponent(`{"category_id":${WILD}}`);

test('a number beyond every id is a bad request, never a server error', async () => {
  const paths = numberedPaths();
  expect(paths).toContain(`/api/v1/products/${WILD}/detail`);
  const lists = ['/search', '/seller', '/seller/2/alpha', '/showroom/new', '/web/alpha/search'];
  const urls = [
    ...paths,
    `/api/v1/products/search?filter=${filter}`,
    `/api/v1/shops/search?filter=${filter}`,
    ...lists.map((path) => `${path}?filter=${filter}`),
  ];
  const answers = await Promise.all(
    urls.map(async (path) => [path, (await host.inject(path)).statusCode] as const),
  );
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  expect(answers).toContainEqual([`/search?filter=${filter}`, 200]);
});
