import { createServer } from 'node:net';

/** Reports a taken port before minutes are spent on preparing the database; the later `listen` has the last word. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
