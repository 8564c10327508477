import { freePort } from './processes/free-port.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host.ts';

export interface ListeningHost extends TestHost {
  readonly origin: string;
}

/** Starts a test host on its own port, for a real browser. */
export async function createListeningHost(options: TestHostOptions = {}): Promise<ListeningHost> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const host = await createTestHost({
    ...options,
    env: { PORT: String(port), PUBLIC_URL: origin, ...options.env },
  });
  await host.app.listen({ port, host: '127.0.0.1' });
  return { ...host, origin };
}
