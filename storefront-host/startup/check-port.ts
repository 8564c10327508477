import { createServer } from 'node:net';

/**
 * Reports a taken port before the slow preparation of the database. Another program may still take
 * it before `listen`, which then reports it.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
