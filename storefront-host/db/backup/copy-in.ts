import { once } from 'node:events';
import type { ClientBase, Connection } from 'pg';

/** What pg's connection can do besides, and its types do not say. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** COPY ... FROM STDIN. An error of the source ends the command, and with it the transaction. */
export function copyIn(
  client: ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const copy = {
      submit(connection: Connection) {
        connection.query(statement);
      },
      handleCopyInResponse(connection: CopyConnection) {
        pump(connection, source).catch((error: unknown) => {
          failure = error;
          connection.sendCopyFail('the source ended with an error');
        });
      },
      handleError(error: Error) {
        reject(failure instanceof Error ? failure : error);
      },
      handleCommandComplete() {
        // Done when the server is ready for the next command.
      },
      handleReadyForQuery() {
        resolve();
      },
    };
    client.query(copy);
  });
}

async function pump(connection: CopyConnection, source: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of source) {
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  }
  connection.endCopyFrom();
}
