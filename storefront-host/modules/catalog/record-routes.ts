import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { App, Host } from '../../host.ts';
import { ApiFailure, ShopItemParams, ShopParams, type ListReader } from '../../http/index.ts';
import { signedIn } from '../../identity/index.ts';
import { failureOf, type CatalogueChange, type Changed } from './refusal.ts';

type Access = NonNullable<FastifyContextConfig['access']>;
type OfShopParams = Static<typeof ShopParams>;
type ItemParams = Static<typeof ShopItemParams>;
export type OfShop = FastifyRequest<{ Params: OfShopParams }>;

/**
 * Functions that routes of one kind of record share: the reader and the change of a request, and
 * the record of an answer.
 */
export interface RecordCall<Shown> {
  readonly readerOf: (request: OfShop) => ListReader;
  readonly changeOf: (request: OfShop) => CatalogueChange;
  /** Fails with 404 if the shop has no such record. */
  readonly readOr404: (reader: ListReader, id: number) => Promise<Shown>;
}

export interface ShopRecord<
  Shown extends TSchema,
  Create extends TSchema,
  Update extends TSchema,
  Removal extends TSchema,
> {
  /** Last part of the addresses: `/api/v1/manage/:shop_id/{name}`. */
  readonly name: string;
  /** The name with its article, for the API's descriptions: 'a brand'. */
  readonly one: string;
  readonly access: { readonly read: Access; readonly write: Access };
  readonly shown: Shown;
  readonly read: (reader: ListReader, id: number) => Promise<Static<Shown> | null | undefined>;
  /** Undefined if such records are only created by other writes. */
  readonly create?: {
    readonly body: Create;
    readonly run: (
      change: CatalogueChange,
      body: Static<Create>,
    ) => Promise<Changed<{ readonly id: number }>>;
  };
  readonly update: {
    readonly body: Update;
    readonly run: (change: CatalogueChange, id: number, body: Static<Update>) => Promise<Changed>;
  };
  readonly remove: {
    readonly query: Removal;
    readonly run: (change: CatalogueChange, id: number, query: Static<Removal>) => Promise<Changed>;
  };
}

/**
 * The routes by which staff read, create, change and delete one kind of record; its list is a `listRoute`. Returns
 * the parts that additional routes of the record share.
 */
export function recordRoutes<
  Shown extends TSchema,
  Create extends TSchema,
  Update extends TSchema,
  Removal extends TSchema,
>(
  app: App,
  host: Host,
  record: ShopRecord<Shown, Create, Update, Removal>,
): RecordCall<Static<Shown>> {
  const { name, one, access, shown, create, update, remove } = record;
  const base = `/api/v1/manage/:shop_id/${name}`;
  const tags = [`manage ${name}`];
  const read = { access: access.read, origin: 'platform' } as const;
  const write = { access: access.write, origin: 'platform' } as const;

  app.get<{ Params: ItemParams }>(
    `${base}/:id`,
    {
      config: read,
      schema: {
        tags,
        summary: `Reads ${one}`,
        params: ShopItemParams,
        response: { 200: shown, '4xx': ApiError },
      },
    },
    async (request) => readOr404(readerOf(request), request.params.id),
  );

  if (create) {
    app.post<{ Params: OfShopParams; Body: Static<Create> }>(
      base,
      {
        config: write,
        schema: {
          tags,
          summary: `Creates ${one}`,
          params: ShopParams,
          body: create.body,
          response: { 201: shown, '4xx': ApiError },
        },
      },
      async (request, reply) => {
        // Fastify's types leave a schema that is a type parameter unresolved; the validator has
        // checked the value.
        const body = request.body as Static<Create>;
        const made = await create.run(changeOf(request), body);
        if (!made.ok) throw failureOf(made.refusal);
        return reply.status(201).send(await readOr404(readerOf(request), made.id));
      },
    );
  }

  app.put<{ Params: ItemParams; Body: Static<Update> }>(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: `Changes ${one}`,
        params: ShopItemParams,
        body: update.body,
        response: { 200: shown, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const body = request.body as Static<Update>;
      const changed = await update.run(changeOf(request), id, body);
      if (!changed.ok) throw failureOf(changed.refusal);
      return readOr404(readerOf(request), id);
    },
  );

  app.delete<{ Params: ItemParams; Querystring: Static<Removal> }>(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: `Deletes ${one}`,
        params: ShopItemParams,
        querystring: remove.query,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const query = request.query as Static<Removal>;
      const removed = await remove.run(changeOf(request), request.params.id, query);
      if (!removed.ok) throw failureOf(removed.refusal);
      return reply.status(204).send(null);
    },
  );

  return { readerOf, changeOf, readOr404 };

  function readerOf({ params, lang }: OfShop): ListReader {
    return { shopId: params.shop_id, lang };
  }

  function changeOf(request: OfShop): CatalogueChange {
    const { accountId } = signedIn(request);
    return { shopId: request.params.shop_id, accountId, at: host.now() };
  }

  async function readOr404(reader: ListReader, id: number): Promise<Static<Shown>> {
    const found = await record.read(reader, id);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
}
