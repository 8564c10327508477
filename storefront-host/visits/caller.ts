import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that counting reads; none of it is stored (decision 225). */
export interface Caller {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  readonly visitor: { readonly accountId: string; readonly level: number } | null;
}
