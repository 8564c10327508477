import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { ApiRefusal } from '../api-refusal.ts';
import { answerOf, type CallApi } from '../call-api.ts';
import { changesOf, toWire } from '../changes-of.ts';
import { createReadList } from '../read-list.ts';

/** Maximum number of ids in one filter. */
const MANY = 100;

/** react-admin's calls for every resource below `base`: lists by cursor, several records in one request. */
export function createRestCalls(base: string, callApi: CallApi): DataProvider {
  const send = async (method: string, path: string, body?: unknown) =>
    callApi(`${base}/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const getList = createReadList(base, callApi, globalThis.sessionStorage);
  const getMany = async (resource: string, ids: readonly Identifier[], signal?: AbortSignal) => {
    const parts = Array.from({ length: Math.ceil(ids.length / MANY) }, (_, index) =>
      ids.slice(index * MANY, (index + 1) * MANY),
    );
    const answers = await Promise.all(
      parts.map((id) =>
        getList(resource, {
          filter: { id },
          pagination: { page: 1, perPage: MANY },
          ...(signal && { signal }),
        }),
      ),
    );
    return answers.flatMap(({ data }) => data);
  };
  return {
    getList,
    getMany: async (resource, { ids, signal }) => ({ data: await getMany(resource, ids, signal) }),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    getOne: async (resource, { id, signal }) => {
      const path = `${base}/${resource}/${encodeURIComponent(id)}`;
      try {
        return { data: answerOf<never>(await callApi(path, signal ? { signal } : {})) };
      } catch (error) {
        throw asMissing(error);
      }
    },
    create: async (resource, { data }) => ({
      data: answerOf<never>(await send('POST', resource, toWire(data))),
    }),
    update: async (resource, params) => {
      const path = `${resource}/${encodeURIComponent(params.id)}`;
      return { data: answerOf<never>(await send('PUT', path, changesOf(params))) };
    },
    updateMany: async (resource, { ids, data }) => {
      await send('POST', `${resource}/bulk`, { ids, change: data });
      return { data: ids };
    },
    delete: async <RecordType extends RaRecord>(
      resource: string,
      { id, previousData }: { id: Identifier; previousData?: RecordType },
    ) => {
      await send('DELETE', `${resource}/${encodeURIComponent(id)}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- react-admin wants the record that is gone
      return { data: (previousData ?? { id }) as RecordType };
    },
    deleteMany: async (resource, { ids }) => {
      await send('POST', `${resource}/bulk`, { ids, change: { delete: true } });
      return { data: ids };
    },
  };
}

/** Only the id in a record's address can be invalid, as in `/tags/create`. */
function asMissing(error: unknown): unknown {
  if (!(error instanceof ApiRefusal) || error.status !== 400) return error;
  return new ApiRefusal(404, 'NOT_FOUND', 'app.state.not_found_title');
}
