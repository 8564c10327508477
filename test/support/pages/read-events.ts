import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

export interface HeardEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface OpenEvents {
  readonly status: number | undefined;
  /** Returns the next event, or null when the stream has ended. */
  next(): Promise<HeardEvent | null>;
  close(): void;
}

/** Reads server-sent events as a browser's EventSource does, on a separate connection. */
export async function readEvents(
  url: string,
  headers: Record<string, string>,
): Promise<OpenEvents> {
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const parts: AsyncIterator<string> = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  return {
    status: response.statusCode,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const message = text.slice(0, end);
          text = text.slice(end + 2);
          const event = /^event: (.*)$/m.exec(message)?.[1];
          const data = /^data: (.*)$/m.exec(message)?.[1];
          if (event && data) return { event, data: JSON.parse(data) };
          continue;
        }
        const part = await parts.next();
        if (part.done) return null;
        text += part.value;
      }
    },
    close: () => void response.destroy(),
  };
}
