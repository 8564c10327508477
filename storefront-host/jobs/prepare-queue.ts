import { hash } from 'node:crypto';

export interface QueueQuery {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** Taking a job, which pg-boss writes with the kind in its text. */
const TAKE = /^\s*WITH\s+next AS \([\s\S]*? name = '([\w.-]+)'/;
const SETTLE = /^\s*WITH results AS \(/;
/** A planner that saw the array's length would plan for each call. */
const ARRAY = /ANY\((\$\d+::(\w+\[\]))\)/g;

/**
 * Names the queue's statements which recur, to be prepared (decision 005): planning one took four fifths of it
 * (0.20 of 0.25 ms of CPU), seven times for each order, and twelve times a second without a visitor. The kind becomes
 * a parameter, so one plan serves them all: a plan for each of 45 kinds would take 66 kB each in every connection.
 * A statement that a later pg-boss writes in another way stays as it is, and `prepare-queue.test.ts` fails.
 */
export function prepareQueue(text: string, values: unknown[] = []): QueueQuery {
  const kind = TAKE.exec(text)?.[1];
  if (kind !== undefined && values.length === 0) {
    return named(text.replaceAll(`'${kind}'`, '$1'), [kind]);
  }
  if (!SETTLE.test(text) || values.length === 0) return { text, values };
  return named(text.replaceAll(ARRAY, 'ANY((SELECT $1)::$2)'), values);
}

/** By its text: several queues may use the connections of one pool. */
function named(text: string, values: unknown[]): QueueQuery {
  return { text, values, name: `queue_${hash('sha1', text).slice(0, 12)}` };
}
