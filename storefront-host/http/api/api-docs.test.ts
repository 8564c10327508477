import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: unknown;
}
interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
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
  test('has every route of /api/v1, with summary, tag, and answers', () => {
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

  test('has no write below manage/ that takes fields it does not know', () => {
    const { paths } = host.app.swagger() as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    };
    const bodies = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/v1/manage/'))
      .flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, { requestBody }]) => {
          const schema = requestBody?.content['application/json']?.schema;
          return schema ? [{ name: `${method} ${path}`, schema }] : [];
        }),
      );
    expect(bodies.length).toBeGreaterThan(7);
    expect(bodies.flatMap(({ name, schema }) => openObjects(schema, name))).toEqual([]);
  });

  test('is a document that names our own server and no other', () => {
    const document = host.app.swagger() as { readonly openapi: string; readonly servers: unknown };
    expect(document.openapi).toMatch(/^3\./);
    expect(document.servers).toEqual([{ url: host.host.config.publicUrl }]);
  });
});

/** Returns the paths of the schema's objects that accept any field. */
function openObjects(schema: JsonSchema, at: string): readonly string[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [one, `${at}/${name}`] as const,
    ),
    ...(schema.anyOf ?? []).map((one) => [one, at] as const),
  ];
  const isOpen =
    schema.type === 'object' && schema.properties && schema.additionalProperties !== false;
  return [...(isOpen ? [at] : []), ...below.flatMap(([one, name]) => openObjects(one, name))];
}

/** Fastify adds a bare 200 if a route has no response schema. */
function describesSuccess({ responses = {} }: Operation): boolean {
  return Object.entries(responses).some(
    ([status, { content, description }]) =>
      /^[23]/.test(status) && (content !== undefined || (status !== '200' && Boolean(description))),
  );
}
