import { BULK_CUSTOMERS } from '@talad/elements/commerce/limits';
import type {
  BulkTagged,
  BulkTags,
  CustomerDetail,
  PointsChange,
  Segment,
  SegmentWrite,
} from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** The selected customers, or all that the list's filter finds. */
export type CustomerScope =
  | { readonly ids: readonly string[] }
  | { readonly filter: NonNullable<BulkTags['filter']>; readonly expected_count: number };

type TagChange = Pick<BulkTags, 'add' | 'remove'>;

export interface CustomerCalls {
  readonly setCustomerTags: (id: string, revision: number, tags: string[]) => Promise<unknown>;
  readonly addCustomerNote: (id: string, text: string) => Promise<CustomerDetail>;
  readonly removeCustomerNote: (id: string, noteId: string) => Promise<CustomerDetail>;
  readonly adjustPoints: (id: string, change: PointsChange) => Promise<CustomerDetail>;
  readonly withdrawConsent: (id: string, revision: number) => Promise<CustomerDetail>;
  /** For a filter one request; for more than 200 customers several, with the sum of their answers. */
  readonly tagCustomers: (scope: CustomerScope, change: TagChange) => Promise<BulkTagged>;
  readonly undoTags: (changes: BulkTagged['changes']) => Promise<unknown>;
  readonly customerTags: (signal?: AbortSignal) => Promise<readonly string[]>;
  readonly segments: (signal?: AbortSignal) => Promise<readonly Segment[]>;
  /** Replaces the segment of this id. */
  readonly saveSegment: (segment: SegmentWrite, id?: string) => Promise<readonly Segment[]>;
  readonly removeSegment: (id: string) => Promise<readonly Segment[]>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createCustomerCalls(base: string, callApi: CallApi): CustomerCalls {
  const send = async <T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> =>
    answerOf<T>(
      await callApi(`${base}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) }),
    );
  const segmentsOf = ({ segments }: { segments: readonly Segment[] }) => segments;
  const tagSome = (body: BulkTags): Promise<BulkTagged> => send('POST', 'customers/tags', body);
  return {
    adjustPoints: (id, change) => send('POST', `customers/${id}/points`, change),
    setCustomerTags: (id, revision, tags) =>
      send('PUT', `customers/${id}/tags`, { revision, tags }),
    addCustomerNote: (id, text) => send('POST', `customers/${id}/notes`, { text }),
    removeCustomerNote: (id, noteId) => send('DELETE', `customers/${id}/notes/${noteId}`),
    withdrawConsent: (id, revision) =>
      send('PUT', `customers/${id}/consent`, { revision, marketing: false }),
    tagCustomers: async (scope, change) => {
      if ('filter' in scope) return tagSome({ ...scope, ...change });
      const sum: BulkTagged = { changed: 0, full: 0, changes: [] };
      for (let at = 0; at < scope.ids.length; at += BULK_CUSTOMERS) {
        const ids = scope.ids.slice(at, at + BULK_CUSTOMERS);
        const answer: BulkTagged = await tagSome({ ids, ...change });
        sum.changed += answer.changed;
        sum.full += answer.full;
        sum.changes.push(...answer.changes);
      }
      return sum;
    },
    undoTags: async (changes) => {
      for (let at = 0; at < changes.length; at += BULK_CUSTOMERS) {
        const some = changes.slice(at, at + BULK_CUSTOMERS);
        await send('POST', 'customers/tags/undo', { changes: some });
      }
    },
    customerTags: async (signal) => {
      const answer = await callApi(`${base}/customer-tags`, signal ? { signal } : {});
      return answerOf<{ tags: { tag: string }[] }>(answer).tags.map(({ tag }) => tag);
    },
    segments: async (signal) =>
      segmentsOf(answerOf(await callApi(`${base}/customer-segments`, signal ? { signal } : {}))),
    saveSegment: async (segment, id) =>
      segmentsOf(
        await (id === undefined
          ? send('POST', 'customer-segments', segment)
          : send('PUT', `customer-segments/${id}`, segment)),
      ),
    removeSegment: async (id) => segmentsOf(await send('DELETE', `customer-segments/${id}`)),
  };
}
