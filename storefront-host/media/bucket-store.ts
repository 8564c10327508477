import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './media-store.ts';

const TIMEOUT_MS = 20_000;

/**
 * Stores pictures in a bucket: `s3(s)://key:secret@host[:port]/bucket[/folder][?region=…]`, path style. aws4fetch
 * (6 kB) signs the requests: the vendor's SDK is 20 MB, and only PUT, GET and DELETE are needed.
 */
export function openBucketStore(mediaUrl: string): MediaStore {
  const url = new URL(mediaUrl);
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  });
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const folder = folders.length > 0 ? `${folders.join('/')}/` : '';
  const base = `${url.protocol === 's3s:' ? 'https' : 'http'}://${url.host}/${bucket}`;
  const ask = (path: string, init?: RequestInit) =>
    aws.fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

  return {
    async put(key, bytes, mime) {
      const body = new Uint8Array(bytes);
      await wellDone(
        await ask(`/${folder}${key}`, { method: 'PUT', body, headers: { 'Content-Type': mime } }),
      );
    },
    async read(key) {
      const answer = await ask(`/${folder}${key}`);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      return new Uint8Array(await (await wellDone(answer)).arrayBuffer());
    },
    async remove(key) {
      const answer = await ask(`/${folder}${key}`, { method: 'DELETE' });
      if (answer.status === 404) await answer.body?.cancel();
      else await wellDone(answer);
    },
    async *list(prefix) {
      let after = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}${prefix}` });
        if (after) query.set('continuation-token', after);
        const page = await (await wellDone(await ask(`?${query.toString()}`))).text();
        for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const key = xmlText(entry, 'Key').slice(folder.length);
          yield { key, writtenAt: new Date(xmlText(entry, 'LastModified')) };
        }
        after = xmlText(page, 'NextContinuationToken');
      } while (after);
    },
  };
}

async function wellDone(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const code = xmlText(await answer.text(), 'Code');
  throw new Error(`the media bucket answered ${answer.status}${code ? ` (${code})` : ''}`);
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function xmlText(xml: string, tag: string): string {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
  return found.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);
}
