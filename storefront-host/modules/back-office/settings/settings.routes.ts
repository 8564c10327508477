import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { requireUse, signedIn } from '../../../identity/index.ts';
import { saveSettings } from './save-settings.ts';
import { ManagedSettings, SettingRequest, SettingsUpdate } from './settings.contract.ts';
import { readSettings } from './settings.read.ts';

const path = '/api/v1/manage/:shop_id/settings';
const tags = ['manage'];

/** Reads and saves the settings of a shop (spec §7 manage/setting). */
export const settings: Module = (app, host) => {
  const answer = async (shopId: number, { lang }: FastifyRequest) => {
    const found = await readSettings(host, shopId, lang);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  };
  const save = async (request: FastifyRequest, shopId: number, update: SettingsUpdate) => {
    const { accountId } = signedIn(request);
    const refused = await saveSettings(host.db, { shopId, update, accountId, at: host.now() });
    if (refused?.code === 'VALIDATION') {
      const { path: field, key } = refused;
      throw new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path: field, key }] });
    }
    if (refused) throw new ApiFailure(refused.code === 'NOT_FOUND' ? 404 : 409, refused.code);
    return answer(shopId, request);
  };

  app.get(
    path,
    {
      config: { access: 'shop:write', origin: 'platform' },
      schema: {
        tags,
        summary: 'Settings of the shop',
        params: ShopParams,
        response: { 200: ManagedSettings, '4xx': ApiError },
      },
    },
    (request) => answer(request.params.shop_id, request),
  );

  app.put(
    path,
    {
      config: { access: 'shop:write', origin: 'platform' },
      schema: {
        tags,
        summary: 'Changes settings of the shop',
        params: ShopParams,
        body: SettingsUpdate,
        response: { 200: ManagedSettings, '4xx': ApiError },
      },
    },
    (request) => save(request, request.params.shop_id, request.body),
  );

  app.post(
    '/api/v1/manage/setting',
    {
      config: { access: 'account', origin: 'platform' },
      schema: {
        tags,
        summary: 'Changes settings of the shop that the body names (spec §7)',
        body: SettingRequest,
        response: { 200: ManagedSettings, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, ...update } = request.body;
      await requireUse(host, request, shopId, 'shop:write');
      return save(request, shopId, update);
    },
  );
};
