import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrderRows } from '../../test/support/placed-order.ts';
import { startSmtpServer, type SmtpServer } from '../../test/support/processes/smtp-server.ts';
import { startJobsProcess } from '../../test/support/processes/start-jobs-process.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';

const KILLS = 3;
const ORDERS = 12;

let smtp: SmtpServer;
let host: TestHost;
const children: ChildProcess[] = [];

beforeAll(async () => {
  smtp = await startSmtpServer();
  host = await createTestHost({ seed: 'small', env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await host.close();
  await smtp.close();
});

async function startWorker(): Promise<ChildProcess> {
  const child = await startJobsProcess(host, { SMTP_URL: smtp.url });
  children.push(child);
  return child;
}

/** Ids of the mails that reached the mail server; every attempt sends a mail with the same id. */
const arrived = () => smtp.mails.map(({ data }) => /Message-ID: (\S+)/i.exec(data)?.[1] ?? '');

test(
  'killed in the middle of its work again and again, the queue loses no mail',
  { timeout: 180_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = await startWorker();
      const before = smtp.mails.length;
      await Promise.all(Array.from({ length: ORDERS }, () => placeOrderRows(host.db)));
      while (smtp.mails.length < before + 2 + kill * 3) await pause(1);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    // Jobs of a dead process expire after a minute; the test lets them expire now.
    await host.database.pool.query(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`,
    );
    await host.host.jobs.drain();

    const waiting = await host.db
      .selectFrom('outbox')
      .where('relayed_at', 'is', null)
      .selectAll()
      .execute();
    expect(waiting).toEqual([]);
    const mails = await host.db.selectFrom('mail').select(['id', 'status']).execute();
    expect(mails).toHaveLength(KILLS * ORDERS * 2);
    expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['sent']));
    expect(new Set(arrived())).toEqual(new Set(mails.map(({ id }) => `<${id}@localhost>`)));
    // A mail is sent twice only if the kill falls between the mail server's acceptance and our record of it.
    expect(arrived().length - mails.length).toBeLessThanOrEqual(KILLS * 2);
  },
);
