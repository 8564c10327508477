import type { TestHost } from '../test-host.ts';

interface Acting {
  readonly host: () => TestHost;
  readonly headers: () => { readonly origin: string; readonly cookie: string };
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  readonly tick: () => unknown;
}

/** Exports and imports a whole shop's file, for activity.test.ts. */
export function shopFileActs({
  host,
  headers,
  manage,
  tick,
}: Acting): Readonly<Record<string, readonly [title: string, act: () => Promise<unknown>]>> {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, type?: string) =>
    host().inject({
      method,
      url: `${manage}/${path}`,
      headers: { ...headers(), ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    });
  const upload = async () => {
    const { rawPayload } = await send('GET', 'shop-file/download');
    await send('POST', 'shop-upload?file_name=a.tar.gz', rawPayload, 'application/gzip');
  };
  return {
    'POST /manage/shop-file': [
      'Downloaded everything of the shop',
      () => send('POST', 'shop-file'),
    ],
    'POST /manage/shop-upload': [
      'Uploaded the file of a shop',
      async () => {
        await host().host.jobs.drain();
        await upload();
      },
    ],
    'POST /manage/shop-upload/open': [
      'Opened a new shop from a file',
      async () => {
        await host().host.jobs.drain();
        await send('POST', 'shop-upload/open', { shopname: 'second-kiln' });
      },
    ],
    'DELETE /manage/shop-upload': [
      'Removed the uploaded file of a shop',
      async () => {
        await host().host.jobs.drain();
        tick();
        await send('DELETE', 'shop-upload');
      },
    ],
  };
}
