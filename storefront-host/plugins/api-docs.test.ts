import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses?: Readonly<
    Record<string, { readonly content?: unknown; readonly description?: string }>
  >;
}

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
});
afterAll(() => host.close());

describe('the API document', () => {
  test('has every route of /api/v1, with summary, tag, and what it answers', () => {
    const document = host.app.swagger() as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    };
    const lacking = host.app.routeTable
      .filter(({ url, method }) => url.startsWith('/api/') && !/HEAD|OPTIONS/.test(method))
      .flatMap(({ url, method, access }) => {
        const path = url.replace(/:(\w+)/g, '{$1}');
        const operation = document.paths[path]?.[method.toLowerCase()];
        const problems = [
          ...(!url.startsWith('/api/v1/') ? ['is not under /api/v1'] : []),
          ...(!access ? ['has no rule of access'] : []),
          ...(!operation ? ['is not in the document (no tag, or hidden)'] : []),
          ...(operation && !operation.summary ? ['has no summary'] : []),
          ...(operation && !describesSuccess(operation) ? ['does not say what it answers'] : []),
        ];
        return problems.map((problem) => `${method} ${url} ${problem}`);
      });
    expect(lacking).toEqual([]);
  });

  test('is a document that names our own server and no other', () => {
    const document = host.app.swagger() as { readonly openapi: string; readonly servers: unknown };
    expect(document.openapi).toMatch(/^3\./);
    expect(document.servers).toEqual([{ url: host.host.config.publicUrl }]);
  });
});

/** Fastify fills in a bare 200 where a route has no schema of its answer. */
function describesSuccess({ responses = {} }: Operation): boolean {
  return Object.entries(responses).some(
    ([status, { content, description }]) =>
      /^[23]/.test(status) && (content !== undefined || (status !== '200' && Boolean(description))),
  );
}
