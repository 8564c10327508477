import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const types = { A: 1, CNAME: 5, TXT: 16 } as const;
type Kind = keyof typeof types;

export interface DnsServer {
  /** `127.0.0.1:port` */
  readonly address: string;
  /** Sets the records of a name that it answers with from now on. */
  readonly set: (name: string, records: Partial<Record<Kind, string>>) => void;
  readonly close: () => Promise<void>;
}

/** Serves DNS on this machine, over UDP: one record of each kind for a name. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone = new Map<string, Partial<Record<Kind, string>>>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    socket.send(answer(query, zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, records) => zone.set(name, records),
    close: () => new Promise((done) => socket.close(() => done())),
  };
}

function answer(query: Buffer, zone: ReadonlyMap<string, Partial<Record<Kind, string>>>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const kind = (Object.keys(types) as Kind[]).find(
    (one) => types[one] === query.readUInt16BE(at + 1),
  );
  const records = zone.get(labels.join('.'));
  const value = kind && records?.[kind];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  // Builds an answer; NXDOMAIN if the name has no records at all.
  header.writeUInt16BE(records ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(value === undefined ? 0 : 1, 6);
  return Buffer.concat([
    header,
    question,
    ...(kind && value !== undefined ? [record(kind, value)] : []),
  ]);
}

function record(kind: Kind, value: string): Buffer {
  const data = dataOf(kind, value);
  const head = Buffer.alloc(12);
  // Reads the question's name, which begins at byte 12.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(types[kind], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(kind: Kind, value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number));
  const text = (part: string) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]);
  if (kind === 'TXT') return text(value);
  return Buffer.concat([...value.split('.').map(text), Buffer.from([0])]);
}
