import type { LightMyRequestResponse } from 'fastify';
import type { TestHost } from '../test-host.ts';

type Value = string | Blob;

/** Posts a form with files as a browser does; a list is a repeated field. */
export async function sendForm(
  host: TestHost,
  url: string,
  fields: Readonly<Record<string, Value | readonly Value[]>>,
  cookie: string,
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  const body = new Response(form);
  return host.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      cookie,
      origin: 'http://localhost:4000',
      'content-type': body.headers.get('content-type') ?? '',
    },
  });
}
