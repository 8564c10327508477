import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

/** Returns the rows of `COPY ... TO STDOUT` as bytes. */
export function copyOut(client: ClientBase, statement: string): Readable {
  const rows = client.query(to(statement));
  // The reader may have stopped (a full disk) when closing the connection fails the command.
  rows.on('error', ignore);
  return rows;
}

/** Runs `COPY ... FROM STDIN` with the bytes of `source`; an error of either ends the other. */
export async function copyIn(
  client: ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  const rows = client.query(from(statement));
  rows.on('error', ignore);
  await pipeline(Readable.from(source), rows);
}

const ignore = (): void => undefined;
