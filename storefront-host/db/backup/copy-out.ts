import { Readable } from 'node:stream';
import type { ClientBase, Connection } from 'pg';

/** COPY ... TO STDOUT as bytes, at the speed of who reads them. */
export function copyOut(client: ClientBase, statement: string): Readable {
  let connection: Connection | undefined;
  const rows = new Readable({
    read() {
      connection?.stream.resume();
    },
    destroy(error, done) {
      // The rest of the answer still has to be taken from the socket.
      connection?.stream.resume();
      done(error);
    },
  });
  const copy = {
    submit(opened: Connection) {
      connection = opened;
      opened.query(statement);
    },
    handleCopyData({ chunk }: { readonly chunk: Buffer }) {
      if (!rows.destroyed && !rows.push(chunk)) connection?.stream.pause();
    },
    handleError(error: Error) {
      rows.destroy(error);
    },
    handleCommandComplete() {
      rows.push(null);
    },
    handleReadyForQuery() {
      // The rows ended with the command.
    },
  };
  client.query(copy);
  return rows;
}
