import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../storefront-host/config.ts';
import { cookieName } from '../../storefront-host/identity/session/session-cookie.ts';
import { startSession } from '../../storefront-host/identity/session/session.repository.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import { SESSION_COOKIE } from '../../storefront-host/identity/plugins/session.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { interlacedPng } from '../support/pictures.ts';
import { startBuilt } from '../support/processes/talad-process.ts';
import type { BenchRow } from './bench-row.ts';
import { sharesOf } from './process-memory.ts';

const PAGES = 120;
const LONGEST_MS = 30_000;
const SHORTEST_WAVE_MS = 1_000;
const MAX_RATIO = 2;

interface Upload {
  readonly what: string;
  readonly atOnce: number;
  readonly path: string;
  readonly cookie: string;
  readonly form: () => FormData;
}

/**
 * Requests uncached pages while a seller and then a shopper upload pictures that are expensive to
 * process.
 */
export async function benchPictures(dataDir: string): Promise<readonly BenchRow[]> {
  const uploads = await uploadsOf(dataDir);
  const server = await startBuilt({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  let visits = 0;
  const page = () => millisecondsOf(`${server.url}/search?price_max=${9_000 + (visits += 1)}`);
  const pid = server.child.pid;
  try {
    await inTurn(PAGES, page);
    const rows: BenchRow[] = [];
    for (const upload of uploads) {
      const quiet = await inTurn(PAGES, page);
      rows.push(await underUploads({ url: server.url, pid, upload, page, quiet: p95(quiet) }));
    }
    return rows;
  } finally {
    await server.stopGracefully();
  }
}

interface Run {
  readonly url: string;
  readonly pid: number | undefined;
  readonly upload: Upload;
  readonly page: () => Promise<number>;
  readonly quiet: number;
}

/**
 * Uploads in waves, at most one a second, until enough pages were answered; then aborts the rest.
 */
async function underUploads({ url, pid, upload, page, quiet }: Run): Promise<BenchRow> {
  const over = new AbortController();
  const until = performance.now() + LONGEST_MS;
  const isOver = () => busy.length >= PAGES || performance.now() > until;
  const statuses = new Map<number, number>();
  const busy: number[] = [];
  let megabytes = 0;
  while (!isOver()) {
    const wave = { isUnderWay: true };
    const one = async () => {
      const status = await send(`${url}${upload.path}`, upload, over.signal);
      if (status !== undefined) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const all = Array.from({ length: upload.atOnce }, one);
    const answered = Promise.all([...all, wait(SHORTEST_WAVE_MS)]).finally(() => {
      wave.isUnderWay = false;
    });
    while (wave.isUnderWay && !isOver()) {
      busy.push(await page());
      if (busy.length % 20 === 1) megabytes = Math.max(megabytes, total(pid));
    }
    if (isOver()) over.abort();
    await answered;
  }
  const measured = p95(busy);
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  return {
    what: `page p95 during ${upload.what}`,
    budget: `<= ${MAX_RATIO} times a quiet one`,
    measured: `${measured.toFixed(0)} ms (quiet ${quiet.toFixed(0)}), ${megabytes.toFixed(0)} MB, answers ${answers || 'none yet'}`,
    within: measured <= MAX_RATIO * quiet,
  };
}

/** Returns the status, or undefined when the upload was aborted. */
async function send(url: string, { cookie, form }: Upload, signal: AbortSignal) {
  try {
    const headers = { cookie, origin: new URL(url).origin };
    const body = form();
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

async function uploadsOf(dataDir: string): Promise<readonly Upload[]> {
  const [seller, shopper] = await sessions(dataDir);
  const [huge, allowed] = [await interlacedPng(9000, 6600), await interlacedPng(4000, 3900)];
  const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  const media = (bytes: Buffer) => () => {
    const form = new FormData();
    form.set('file', file(bytes), 'a.png');
    return form;
  };
  const profile = () => {
    const form = new FormData();
    form.set('name', 'สมหญิง');
    form.set('avatar', file(allowed), 'a.png');
    return form;
  };
  const path = `/api/v1/manage/${shops.alpha.id}/media`;
  const ofSeller = { atOnce: 12, path, cookie: seller };
  const ofShopper = { atOnce: 20, path: '/my/profile', cookie: shopper };
  return [
    { what: '12 uploads of 60 megapixels, interlaced', ...ofSeller, form: media(huge) },
    { what: '12 uploads of the largest allowed PNG', ...ofSeller, form: media(allowed) },
    { what: '20 avatars of that size', ...ofShopper, form: profile },
  ];
}

async function sessions(dataDir: string): Promise<readonly [string, string]> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { opened, stop } = await openConfigured(config);
  const begin = async ({ id }: { readonly id: string }) => {
    const { token } = await opened.db
      .transaction()
      .execute((trx) =>
        startSession(trx, { accountId: id, level: 2, audience: 'platform' }, new Date()),
      );
    return `${cookieName(config, SESSION_COOKIE)}=${token}`;
  };
  try {
    return [await begin(accounts.ownerAlpha), await begin(accounts.shopper)];
  } finally {
    await stop();
  }
}

async function inTurn(count: number, act: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  while (all.length < count) all.push(await act());
  return all;
}

async function millisecondsOf(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - began;
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

function total(pid: number | undefined): number {
  const { server, database } = sharesOf(pid);
  return server + database;
}
