import { Resolver } from 'node:dns/promises';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { checkDns, readAddresses } from './check-dns.ts';
import { DomainWish, ManagedDomain } from './domain.contract.ts';
import { normalizeDomain } from './domain-name.ts';
import { checkConnected } from './check-domains.ts';
import { removeDomain, settleDomain, requestDomain } from './save-domain.ts';

const path = '/api/v1/manage/:shop_id/domain';
/** Owners only: the domain decides which site customers reach. */
const config = { access: 'shop:open', origin: 'platform' } as const;
const tags = ['manage'];
const response = { 200: ManagedDomain, '4xx': ApiError };

/**
 * A shop's own domain: the owner requests it, DNS is checked, and then the shop is served there. A request reserves
 * nothing, so an unfinished one cannot block the domain's real owner: the first shop that proves ownership gets it.
 * The proof is a CNAME to the shop's own host name, which only its owner has a reason to set. At the top of a zone,
 * where a CNAME is not allowed, it is the right addresses and a TXT record with the token. The reverse proxy issues
 * certificates. A domain that points elsewhere later stays connected until it is removed.
 */
export const domains: Module = (app, host) => {
  const { db } = host;
  const servers = host.config.dnsServers;

  app.get(
    path,
    { config, schema: { tags, summary: 'Domain of the shop', params: ShopParams, response } },
    ({ params }) => read(params.shop_id),
  );

  app.put(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'The domain that the shop wants',
        params: ShopParams,
        body: DomainWish,
        response,
      },
    },
    async (request) => {
      const name = normalizeDomain(request.body.name, host.config);
      if (name === null) throw refused('field.domain');
      if (!(await requestDomain(db, changeOf(request, request.params.shop_id), name))) {
        throw refused('field.domainTaken');
      }
      return read(request.params.shop_id);
    },
  );

  app.post(
    `${path}/check`,
    {
      // Limited more strictly, because each request queries DNS servers.
      config: { ...config, rateLimit: { max: 20 } },
      schema: {
        tags,
        summary: 'Checks the DNS of the wished domain, or else of the connected one',
        params: ShopParams,
        body: Type.Object({}, { additionalProperties: false }),
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const { domain, wish, target } = await shopOf(shopId);
      if (wish) {
        const found = await checkDns({ ...wish, target }, servers);
        await settleDomain(db, changeOf(request, shopId), wish, found);
      } else if (domain !== null) {
        await checkConnected(host, { shopId, domain, target });
      } else {
        throw new ApiFailure(404, 'NOT_FOUND');
      }
      return read(shopId);
    },
  );

  app.delete(
    path,
    { config, schema: { tags, summary: 'Removes the domain', params: ShopParams, response } },
    async (request) => {
      await removeDomain(db, changeOf(request, request.params.shop_id));
      return read(request.params.shop_id);
    },
  );

  function changeOf(request: FastifyRequest, shopId: number) {
    return { shopId, accountId: signedIn(request).accountId, at: host.now() };
  }

  async function shopOf(shopId: number) {
    const shop = await db
      .selectFrom('shop')
      .select(['shopname', 'domain', 'settings'])
      .where('id', '=', shopId)
      .executeTakeFirst();
    if (!shop) throw new ApiFailure(404, 'NOT_FOUND');
    return {
      domain: shop.domain,
      check: shop.settings.domain_check ?? null,
      wish: shop.settings.domain ?? null,
      target: `${shop.shopname}.${host.config.shopDomain}`,
    };
  }

  async function read(shopId: number): Promise<ManagedDomain> {
    const { domain, check: last, wish, target } = await shopOf(shopId);
    const check = domain === null || !last ? null : { problem: null, ...last };
    if (!wish) return { domain, check, pending: null };
    const { name, token, checked_at: at = null, problem = null } = wish;
    return {
      domain,
      check,
      pending: {
        name,
        alias: { type: 'CNAME', name, value: target },
        address: (await ourAddresses(target)).map((value) => ({
          type: value.includes(':') ? 'AAAA' : 'A',
          name,
          value,
        })),
        proof: { type: 'TXT', name: `_talad.${name}`, value: token },
        checked_at: at,
        problem,
      },
    };
  }

  /** Returns the addresses for the instructions; empty if the resolver is unavailable. */
  function ourAddresses(target: string): Promise<readonly string[]> {
    const resolver = new Resolver({ timeout: 1_000, tries: 1 });
    if (servers.length > 0) resolver.setServers(servers);
    return readAddresses(resolver, target).catch(() => []);
  }
};

function refused(key: 'field.domain' | 'field.domainTaken'): ApiFailure {
  return new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path: 'name', key }] });
}
