import {
  MAX_PICTURE_BYTES,
  refusalReply,
  refuseAtSight,
  type CheckedPicture,
  type PictureRefusal,
} from './picture-limits.ts';
import type { PixelArea } from './worker/crop-picture.ts';
import type { IconShape } from './worker/render-icon.ts';
import type { SmallerPicture, TargetSize } from './worker/shrink-picture.ts';
import type { Task } from './worker/tasks.ts';
import {
  startWorkerProcess,
  WorkerDied,
  type WorkerProcess,
  type WorkLimits,
} from './worker/worker-process.ts';
import { PicturesBusy } from './pictures-busy.ts';

/** The only way to decode a picture: one at a time, in a child process with limits (decision 029). */
export interface PictureWorker {
  /** Verifies and re-encodes an upload. `isAwaited`: a person waits for the answer. */
  readonly check: (
    bytes: Buffer,
    options: { readonly isAwaited: boolean },
  ) => Promise<CheckedPicture | PictureRefusal>;
  /**
   * Crops a stored picture.
   * @throws PicturesBusy 503 if too many tasks wait.
   */
  readonly crop: (original: Uint8Array, area: PixelArea) => Promise<CheckedPicture>;
  readonly shrink: (original: Uint8Array, size: TargetSize) => Promise<SmallerPicture>;
  /** Returns the texts of the QR codes in a stored picture; empty if reading takes too long. */
  readonly readQr: (original: Uint8Array) => Promise<readonly string[]>;
  readonly dominantColor: (original: Uint8Array) => Promise<string>;
  /** @throws PicturesBusy 503 if too many tasks wait. */
  readonly icon: (
    bytes: Uint8Array,
    shape: IconShape,
    ground: { readonly color: string; readonly isForAll: boolean },
  ) => Promise<Uint8Array>;
  /**
   * Reserves one of the upload slots of an account, or of a guest's order; the returned function releases it.
   * @throws PicturesBusy 429 if all of its slots are in use.
   */
  readonly enter: (holder: string) => () => void;
  /** Returns the id of the running process. */
  readonly pid: () => number | undefined;
  readonly close: () => void;
}

export interface WorkerOptions extends Partial<WorkLimits> {
  /** The process exits after this idle time, which frees its memory. */
  readonly idleMs?: number;
}

const PER_HOLDER = 3;
const MAX_WAITING = 24;
const MAX_WAITING_BYTES = 4 * MAX_PICTURE_BYTES;
/** After a picture of this memory the process is replaced, because the allocator does not return the memory. */
const RETIRE_MEGABYTES = 200;

interface Waiting {
  readonly task: Task;
  readonly bytes: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export function openPictureWorker(options: WorkerOptions = {}): PictureWorker {
  const { cpuMs = 20_000, megabytes = 512, wallMs = 90_000, idleMs = 10_000 } = options;
  /**
   * Tasks that a person waits for come first, then jobs. The lane of jobs is bounded by the number of running jobs.
   */
  const awaited: Waiting[] = [];
  const later: Waiting[] = [];
  const places = new Map<string, number>();
  let worker: WorkerProcess | undefined;
  let isPumping = false;
  let idle: NodeJS.Timeout | undefined;

  function enqueue<Result>(lane: Waiting[], task: Task, bytes: number): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // The worker answers with the result type of the task of this name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    lane.push({ task, bytes, resolve: resolve as (result: unknown) => void, reject });
    void pump();
    return promise;
  }

  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    clearTimeout(idle);
    for (
      let next = awaited.shift() ?? later.shift();
      next;
      next = awaited.shift() ?? later.shift()
    ) {
      await run(next.task).then(next.resolve, next.reject);
    }
    isPumping = false;
    idle = setTimeout(end, idleMs).unref();
  }

  async function run(task: Task): Promise<unknown> {
    if (!worker?.isAlive()) worker = await startWorkerProcess({ cpuMs, megabytes, wallMs });
    const { result, problem, megabytes: used = 0 } = await worker.run(task);
    if (used > RETIRE_MEGABYTES) end();
    if (problem !== undefined) throw new Error(problem);
    return result;
  }

  function end(): void {
    worker?.end();
    worker = undefined;
  }

  function isFull(bytes: number): boolean {
    const waiting = awaited.reduce((sum, one) => sum + one.bytes, bytes);
    return awaited.length >= MAX_WAITING || waiting > MAX_WAITING_BYTES;
  }

  return {
    async check(bytes, { isAwaited }) {
      const refused = refuseAtSight(bytes);
      if (refused) return refused;
      if (isAwaited && isFull(bytes.length)) return { code: 'PICTURES_BUSY' };
      const lane = isAwaited ? awaited : later;
      const task: Task = { name: 'checkPicture', args: [bytes] };
      try {
        return await enqueue<CheckedPicture | PictureRefusal>(lane, task, bytes.length);
      } catch (error) {
        if (error instanceof WorkerDied) return { code: 'PICTURE_TOO_COMPLEX' };
        throw error;
      }
    },
    async crop(original, area) {
      if (isFull(original.length)) throw busy();
      return enqueue(awaited, { name: 'cropPicture', args: [original, area] }, original.length);
    },
    shrink: (original, size) =>
      enqueue(later, { name: 'shrinkPicture', args: [original, size] }, original.length),
    async readQr(original) {
      try {
        return await enqueue(awaited, { name: 'readQr', args: [original] }, original.length);
      } catch (error) {
        if (error instanceof WorkerDied) return [];
        throw error;
      }
    },
    dominantColor: (original) =>
      enqueue(later, { name: 'dominantColor', args: [original] }, original.length),
    async icon(bytes, shape, ground) {
      if (isFull(bytes.length)) throw busy();
      return enqueue(awaited, { name: 'renderIcon', args: [bytes, shape, ground] }, bytes.length);
    },
    enter(holder) {
      const held = places.get(holder) ?? 0;
      if (held >= PER_HOLDER) throw tooManyAtOnce();
      places.set(holder, held + 1);
      return () => {
        const left = (places.get(holder) ?? 1) - 1;
        if (left === 0) places.delete(holder);
        else places.set(holder, left);
      };
    },
    pid: () => worker?.pid,
    close() {
      clearTimeout(idle);
      for (const { reject } of [...awaited.splice(0), ...later.splice(0)]) {
        reject(new Error('the server stops'));
      }
      end();
    },
  };
}

function busy(): PicturesBusy {
  return new PicturesBusy(503, 'PICTURES_BUSY', refusalReply({ code: 'PICTURES_BUSY' }).vars);
}

function tooManyAtOnce(): PicturesBusy {
  return new PicturesBusy(429, 'PICTURES_AT_ONCE', { limit: PER_HOLDER, seconds: 5 });
}
