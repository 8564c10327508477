import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { startOf } from '../../../../presets/starts.ts';
import type { Module } from '../../../host.ts';
import { langOf, plainPage } from '../../../http/index.ts';
import {
  requireVerified,
  StoredText,
  postedState,
  redirectWith,
  signedIn,
} from '../../../identity/index.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { readAssets } from '../../../rendering/index.ts';
import { checkShopName } from '../../shops/index.ts';
import { readMarketRoots } from './market-roots.read.ts';
import { ShopNameAnswer, SignupForm } from './signup.contract.ts';
import { signupPage, type SignupProblems } from './signup-page.ts';
import { signUpShop, type SignupRefusal } from './sign-up-shop.ts';
import { suggestNames } from './suggest-names.ts';

const PATH = '/signup';
const SCRIPT = 'storefront-host/modules/back-office/signup/browser/signup.ts';

const Refused = Type.Object({
  typed: SignupForm,
  problems: Type.Object({
    title: Type.Optional(StoredText),
    shopname: Type.Optional(StoredText),
    form: Type.Optional(StoredText),
  }),
});
type Refused = Static<typeof Refused>;

/** Spec §2 /signup: opens a shop for the signed-in account, or for one that is created with it. */
export const signup: Module = async (app, host) => {
  app.get(
    PATH,
    { config: { access: 'public', origin: 'platform' }, schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!request.visitor) {
        return reply.redirect(`/login?continue=${encodeURIComponent(PATH)}&register=1`, 302);
      }
      const { lang } = request;
      const refused = await postedState(host, request, Refused);
      const categories = await readMarketRoots(host.db, lang);
      const typed = refused?.typed ?? firstForm(request);
      if (refused) reply.status(422);
      return plainPage(request, reply, {
        title: text(lang, 'signup.title'),
        width: 'wide',
        framesOwn: true,
        script: host.config.dev ? `/${SCRIPT}` : (readAssets().chunk(SCRIPT)[0] ?? null),
        body: signupPage({
          lang,
          email: request.visitor.email,
          categories,
          typed,
          shopBase: shopBaseOf(host.config.publicUrl),
          problems: translateProblems(lang, refused?.problems ?? {}),
        }),
      });
    },
  );

  app.get(
    '/api/v1/signup/shopname',
    {
      config: { access: 'account', origin: 'platform', rateLimit: { max: 120 } },
      schema: {
        tags: ['account'],
        summary: 'Whether a new shop may have this address',
        querystring: Type.Object({ shopname: Type.String({ maxLength: 200 }) }),
        response: { 200: ShopNameAnswer, '4xx': ApiError },
      },
    },
    async (request) => {
      const { lang } = request;
      const { accountId } = signedIn(request);
      const shopname = tidyName(request.query.shopname);
      return host.db.transaction().execute(async (trx): Promise<ShopNameAnswer> => {
        const verdict = await checkShopName(trx, { shopname, ownerId: accountId });
        if (!('code' in verdict)) {
          return { shopname, available: true, problem: null, suggestions: [] };
        }
        return {
          shopname,
          available: false,
          problem: text(lang, `signup.refused.${verdict.code}`),
          suggestions: [...(await suggestNames(trx, shopname, accountId))],
        };
      });
    },
  );

  await app.register(formbody);
  app.post(
    PATH,
    {
      config: {
        access: 'account',
        origin: 'platform',
        rateLimit: { max: 20, timeWindow: '1 hour' },
      },
      schema: { hide: true, body: SignupForm },
    },
    async (request, reply) => {
      const visitor = signedIn(request);
      requireVerified(visitor);
      const typed = request.body;
      const title = typed.title.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
      const shopname = tidyName(typed.shopname);
      const roots = await readMarketRoots(host.db, request.lang);
      const categoryId = roots.find(({ id }) => String(id) === typed.category)?.id ?? null;
      const wanted = {
        accountId: visitor.accountId,
        title,
        shopname,
        categoryId,
        preset: startOf(typed.look, categoryId).preset,
        language: langOf(typed.language) ?? 'en',
        at: host.now(),
      };
      const made = await host.db.transaction().execute((trx) => signUpShop(trx, wanted));
      if ('code' in made) {
        const state: Refused = {
          typed: { ...typed, title, shopname },
          problems: problemsOf(made),
        };
        return redirectWith(host, { request, reply }, PATH, state);
      }
      return reply.redirect(`/mybusiness/${shopname}`, 303);
    },
  );
};

/** Returns an empty form; the visitor's language is preselected. */
function firstForm({ lang }: FastifyRequest): SignupForm {
  return { title: '', shopname: '', look: startOf(undefined, null).key, language: lang };
}

function tidyName(name: string): string {
  return name.trim().toLowerCase();
}

function problemsOf({ code }: SignupRefusal): Refused['problems'] {
  const problem = { key: `signup.refused.${code}` as TextKey };
  if (code === 'BAD_TITLE') return { title: problem };
  return code === 'TOO_MANY_SHOPS' ? { form: problem } : { shopname: problem };
}

function translateProblems(
  lang: FastifyRequest['lang'],
  problems: Refused['problems'],
): SignupProblems {
  const say = (one: StoredText | undefined) => one && text(lang, one.key, one.vars);
  return {
    title: say(problems.title),
    shopname: say(problems.shopname),
    form: say(problems.form),
  };
}

/** Returns the beginning of a shop's address, without the scheme. */
function shopBaseOf(publicUrl: string): string {
  return `${publicUrl.replace(/^https?:\/\//, '')}/web/`;
}
