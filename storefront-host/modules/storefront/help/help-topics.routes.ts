import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { failureOf } from '../../catalog/index.ts';
import type { Site } from '../../content/index.ts';
import { readManagedSite } from '../managed-site.read.ts';
import { builtInTopic, topicTitle } from './built-in-topic.ts';
import {
  HelpTopicList,
  HelpTopicName,
  HelpTopicUpdate,
  ManagedHelpTopic,
} from './help-topics.contract.ts';
import { readHelpTopics, type OwnTopics } from './help-topics.read.ts';
import { resetHelpTopic, saveHelpTopic, type TopicTexts } from './save-help-topic.ts';

const base = '/api/v1/manage/:shop_id/help-topics';
const config = { access: 'shop:write', origin: 'platform' } as const;
const tags = ['manage'];
const TopicParams = Type.Object({ ...ShopParams.properties, topic: HelpTopicName });
const one = { tags, params: TopicParams, response: { 200: ManagedHelpTopic, '4xx': ApiError } };
type TopicRequest = FastifyRequest<{ Params: Static<typeof TopicParams> }>;

/**
 * The help topics of a shop, one for each tab: the built-in ones, and the owner's in their place. They are rows,
 * because the look (`pages.help`) has no form for them, is overwritten by another theme, and is read with every
 * page. A save replaces a whole topic; deleting it restores the built-in one. Each question has its heading, and
 * adjacent equal headings form a group, so one list has the whole order. Help and product pages read one small
 * query more.
 */
export const manageHelp: Module = (app, host) => {
  app.get(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Topics of the help page',
        params: ShopParams,
        response: { 200: HelpTopicList, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => {
      const site = await readManagedSite(host, params.shop_id, lang);
      const own = await readHelpTopics(host.db, params.shop_id);
      const names = HelpTopicName.anyOf.map((name) => name.const);
      return { topics: names.map((name) => rowOf(site, name, own)) };
    },
  );

  app.get(
    `${base}/:topic`,
    { config, schema: { ...one, summary: 'One topic in both languages' } },
    ({ params, lang }) => readOne(params.shop_id, params.topic, lang),
  );

  app.put(
    `${base}/:topic`,
    {
      config,
      schema: { ...one, summary: 'Replaces the built-in topic', body: HelpTopicUpdate },
    },
    async (request) => {
      const { shop_id: shopId, topic } = request.params;
      const shown = await readTexts(shopId, topic);
      const saved = await saveHelpTopic(host.db, changeOf(request), shown, request.body);
      if (!saved.ok) throw failureOf(saved.refusal);
      return readOne(shopId, topic, request.lang);
    },
  );

  app.delete(
    `${base}/:topic`,
    { config, schema: { ...one, summary: 'Goes back to the built-in topic' } },
    async (request) => {
      await resetHelpTopic(host.db, changeOf(request));
      return readOne(request.params.shop_id, request.params.topic, request.lang);
    },
  );

  function changeOf(request: TopicRequest) {
    const { shop_id: shopId, topic } = request.params;
    return { shopId, topic, accountId: signedIn(request).accountId, at: host.now() };
  }

  async function readOne(
    shopId: number,
    topic: HelpTopicName,
    lang: Lang,
  ): Promise<ManagedHelpTopic> {
    const site = await readManagedSite(host, shopId, lang);
    const own = await readHelpTopics(host.db, shopId);
    return { ...rowOf(site, topic, own), ...(await readTexts(shopId, topic)) };
  }

  async function readTexts(
    shopId: number,
    topic: HelpTopicName,
  ): Promise<TopicTexts & { readonly revision: number }> {
    const own = (await readHelpTopics(host.db, shopId)).get(topic);
    if (own) {
      const { titles, bodies, items, revision } = own;
      return { titles, bodies, items: [...items], revision };
    }
    const [th, en] = await Promise.all([
      readManagedSite(host, shopId, 'th'),
      readManagedSite(host, shopId, 'en'),
    ]);
    return { ...builtInTopic({ th, en }, topic), revision: 0 };
  }
};

function rowOf(site: Site, id: HelpTopicName, own: OwnTopics) {
  return {
    id,
    title: topicTitle(site, id, own),
    url: `${site.context.place.base}/help#${id}`,
    updated_at: own.get(id)?.updated_at.toISOString() ?? null,
  };
}
