import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as received. */
  readonly data: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers to the next mails' recipients, one by one; later ones are accepted again. */
  readonly refuseNext: (...answers: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts a mail server that stores its mails, with the few SMTP commands that a client needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, refusals, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (...answers) => refusals.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function talk(socket: Socket, refusals: string[], receive: (mail: ReceivedMail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let data: string | null = null;
  let rest = '';

  function hear(line: string): void {
    if (data !== null) {
      if (line !== '.') {
        data += `${line.startsWith('..') ? line.slice(1) : line}\r\n`;
        return;
      }
      receive({ from, to, data });
      data = null;
      say('250 kept');
      return;
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'MAIL') [from, to] = [addressIn(line), []];
    if (word === 'RCPT') {
      const refusal = refusals.shift();
      if (refusal !== undefined) return void say(refusal);
      to.push(addressIn(line));
    }
    if (word === 'DATA') data = '';
    say(word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 fine');
  }

  socket.setEncoding('utf8');
  say('220 test');
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

/** Returns the decoded text of a mail's part, e.g. `partOf(data, 'text/plain')`. */
export function partOf(data: string, type: string): string {
  const part = data
    .split(/--[^\r\n]+\r\n/)
    .find((one) => one.toLowerCase().includes(`content-type: ${type}`));
  if (part === undefined) throw new Error(`no ${type} in the mail`);
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns a header, unfolded, with its encoded words decoded. */
export function headerOf(data: string, name: string): string {
  const [head = ''] = data.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? '';
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    );
}
