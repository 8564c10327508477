import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams, type FieldFailure } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import {
  ColumnsUpdate,
  ListParams,
  ListSetting,
  ListSettings,
  MAX_VIEWS,
  SavedView,
  ViewRemoval,
} from './list-settings.contract.ts';
import { changeViews, readListSettings, saveColumns } from './list-settings.repository.ts';

const base = '/api/v1/manage/:shop_id/list-settings';
const config = { access: 'shop:read', origin: 'platform' } as const;
const tags = ['manage lists'];
const response = { 200: ListSetting, '4xx': ApiError };

/**
 * Saved views and hidden columns of the back office's lists, one row per person, shop and list. They are stored
 * here because react-admin keeps them in the browser's storage: another browser does not have them, and a shared
 * computer shows them to the next person. A view is validated by the filter and sorts of its list's `listSource`.
 * The hidden columns are stored and not the shown ones, so that a column of a later version appears at once. Staff
 * do not share views, since a name makes sense to its author only. The activity log leaves them out.
 */
export const listSettings: Module = (app, host) => {
  app.get(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Your saved views and columns in this shop',
        params: ShopParams,
        response: { 200: ListSettings, '4xx': ApiError },
      },
    },
    async (request) => ({ lists: await readListSettings(host.db, personOf(request)) }),
  );

  app.post(
    `${base}/:list/views`,
    {
      config,
      schema: {
        tags,
        summary: 'Saves a view; one of the same name is replaced',
        params: ListParams,
        body: SavedView,
        response,
      },
    },
    (request) => {
      const view = { ...request.body, name: request.body.name.trim() };
      const source = sourceOf(request.params.list);
      if (!Value.Check(source.filter, view.filter)) throw invalid('filter');
      if (!Object.hasOwn(source.sorts, view.sort.field)) throw invalid('sort/field');
      return host.db.transaction().execute((trx) =>
        changeViews(trx, keyOf(request), (views) => {
          const at = views.findIndex(({ name }) => name === view.name);
          if (at >= 0) return views.with(at, view);
          if (views.length >= MAX_VIEWS)
            throw invalid('name', 'field.maxItems', { limit: MAX_VIEWS });
          return [...views, view];
        }),
      );
    },
  );

  app.delete(
    `${base}/:list/views`,
    {
      config,
      schema: {
        tags,
        summary: 'Deletes a view',
        params: ListParams,
        querystring: ViewRemoval,
        response,
      },
    },
    (request) => {
      sourceOf(request.params.list);
      return host.db
        .transaction()
        .execute((trx) =>
          changeViews(trx, keyOf(request), (views) =>
            views.filter(({ name }) => name !== request.query.name),
          ),
        );
    },
  );

  app.put(
    `${base}/:list/columns`,
    {
      config,
      schema: {
        tags,
        summary: 'Chooses the columns of a list',
        params: ListParams,
        body: ColumnsUpdate,
        response,
      },
    },
    (request) => {
      sourceOf(request.params.list);
      return saveColumns(host.db, keyOf(request), request.body.hidden_columns);
    },
  );

  /** Accepts existing lists only, so that a person's settings cannot grow without limit. */
  function sourceOf(list: string) {
    const source = app.managedLists.find(({ name }) => name === list);
    if (!source) throw new ApiFailure(404, 'NOT_FOUND');
    return source;
  }
};

function personOf(request: FastifyRequest<{ Params: Static<typeof ShopParams> }>) {
  return { shopId: request.params.shop_id, accountId: signedIn(request).accountId };
}

function keyOf(request: FastifyRequest<{ Params: Static<typeof ListParams> }>) {
  return { ...personOf(request), list: request.params.list };
}

function invalid(
  path: string,
  key: FieldFailure['key'] = 'field.invalid',
  vars: NonNullable<FieldFailure['vars']> = {},
) {
  return new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path, key, vars }] });
}
