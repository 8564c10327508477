import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { interlacedPng, jpeg, png } from '../../test/support/pictures.ts';
import { openPictureWorker, type PictureWorker, type WorkerOptions } from './picture-worker.ts';

// The tests start processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const opened: PictureWorker[] = [];
afterEach(() => {
  for (const worker of opened.splice(0)) worker.close();
});

function open(options: WorkerOptions = {}): PictureWorker {
  const worker = openPictureWorker(options);
  opened.push(worker);
  return worker;
}

const awaited = { isAwaited: true } as const;

test('a picture is decoded in another process, of the lowest priority', async () => {
  const worker = open();
  expect(worker.pid()).toBeUndefined();
  expect(await worker.check(await jpeg(320, 200), awaited)).toMatchObject({
    mime: 'image/jpeg',
    width: 320,
    color: '#4a7f6d',
  });
  const pid = worker.pid() ?? process.pid;
  expect(pid).not.toBe(process.pid);
  expect(getPriority(pid)).toBe(19);
});

test('the server does not load the decoder', () => {
  const serve = join(import.meta.dirname, '../startup/serve.ts');
  const script = `await import(${JSON.stringify(serve)});
    console.log(process.report.getReport().sharedObjects.filter((file) => /vips|sharp/.test(file)).length);`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--no-warnings', '--eval', script],
    { encoding: 'utf8' },
  );
  expect([stdout.trim(), stderr]).toEqual(['0', '']);
});

test('the process ends when it has no work, and starts again for the next picture', async () => {
  const worker = open({ idleMs: 5 });
  await worker.check(await png(9, 9), awaited);
  await vi.waitFor(() => expect(worker.pid()).toBeUndefined(), { timeout: 60_000 });
  expect(await worker.check(await png(9, 9), awaited)).toMatchObject({ width: 9 });
});

describe('a picture over a limit ends its process alone, with one clear answer', () => {
  test.each([
    ['CPU time', { cpuMs: 60 }],
    ['memory', { megabytes: 40 }],
    ['seconds', { wallMs: 40 }],
  ])('%s', async (_limit, options) => {
    const worker = open(options);
    expect(await worker.check(await interlacedPng(4000, 3900), awaited)).toEqual({
      code: 'PICTURE_TOO_COMPLEX',
    });
  });

  test('and the pictures behind it are decoded', async () => {
    const worker = open({ cpuMs: 100 });
    const [heavy, light] = await Promise.all([
      worker.check(await interlacedPng(4000, 3900), awaited),
      worker.check(await png(20, 10), awaited),
    ]);
    expect(heavy).toEqual({ code: 'PICTURE_TOO_COMPLEX' });
    expect(light).toMatchObject({ width: 20, height: 10 });
  });
});

test('pixels are limited by the cost of the format, read from the header', async () => {
  const worker = open({ cpuMs: 400 });
  expect(await worker.check(await interlacedPng(9000, 6600), awaited)).toEqual({
    code: 'PICTURE_TOO_MANY_PIXELS',
    megapixels: 16,
  });
});

test('one picture at a time: those that a person waits for before those of jobs', async () => {
  const worker = open();
  const original = await png(600, 400);
  const done: string[] = [];
  const note = (name: string) => (): number => done.push(name);
  const size = { width: 240, format: 'webp' } as const;
  await Promise.all([
    worker.shrink(original, size).then(note('first job')),
    worker.shrink(original, size).then(note('second job')),
    worker.check(original, { isAwaited: false }).then(note('import')),
    worker.check(original, awaited).then(note('upload')),
    worker.icon(original, { size: 48, share: 1, isFilled: false }, paper).then(note('icon')),
  ]);
  expect(done).toEqual(['first job', 'upload', 'icon', 'second job', 'import']);
});

const paper = { color: '#ffffff', isForAll: true } as const;

test('too many that wait are refused at once; jobs are not', async () => {
  const worker = open();
  const bytes = await png(9, 9);
  const answers = await Promise.all([
    ...Array.from({ length: 40 }, () => worker.check(bytes, awaited)),
    worker.check(bytes, { isAwaited: false }),
  ]);
  const busy = answers.filter((answer) => 'code' in answer && answer.code === 'PICTURES_BUSY');
  // One picture is being decoded and 24 wait.
  expect(busy).toHaveLength(15);
  expect(answers.at(-1)).toMatchObject({ width: 9 });
});

test('an account has three places, and another account its own', () => {
  const worker = open();
  const leave = [worker.enter('a'), worker.enter('a'), worker.enter('a')];
  expect(() => worker.enter('a')).toThrow(
    expect.objectContaining({ status: 429, code: 'PICTURES_AT_ONCE' }),
  );
  worker.enter('b')();
  leave[0]?.();
  worker.enter('a');
});
