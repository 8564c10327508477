import { Type, type Static } from 'typebox';
import { hasControl, normalizePhone } from '@talad/elements/commerce/forms/address-form';
import {
  signedIn,
  readPictureForm,
  takePictureForms,
  type PictureForm,
  StoredText,
  postedState,
  redirectWith,
} from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { insertOriginal, storeOriginal } from '../../../media/put-original.ts';
import { langOf } from '../../../http/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { pictureProblem } from '../picture-problem.ts';
import { myRoute, type SendMyPage } from '../my-page.ts';
import { changeProfile, readMyProfile } from './my-profile.repository.ts';
import { MAX_NAME, profileCss, profilePage, type ProfileView } from './profile-page.ts';

const PATH = '/my/profile';
const Query = Type.Object({ done: Type.Optional(Type.Literal('saved')) });

/** The typed values and the errors by field; the picture has to be chosen again. */
const RefusedProfile = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  locale: Type.Unsafe<Lang>(Type.String()),
  problems: Type.Object({
    name: Type.Optional(StoredText),
    phone: Type.Optional(StoredText),
    avatar: Type.Optional(StoredText),
  }),
});
type RefusedProfile = Static<typeof RefusedProfile>;

/** /my/profile: name, phone, picture, and the language of mails. */
export async function profileRoutes(app: App, host: Host, send: SendMyPage): Promise<void> {
  const page = (view: ProfileView) => ({
    section: 'profile' as const,
    title: text(view.lang, 'my.profile'),
    main: profilePage(view),
    css: profileCss,
  });

  app.get(
    PATH,
    { ...myRoute, schema: { ...myRoute.schema, querystring: Query } },
    async (request, reply) => {
      const { lang } = request;
      const known = await readMyProfile(host.db, signedIn(request).accountId, lang);
      const refused = await postedState(host, request, RefusedProfile);
      if (refused) {
        const { name, phone, locale, problems } = refused;
        const messages = Object.entries(problems).map(([field, { key, vars }]) => [
          field,
          text(lang, key, vars),
        ]);
        const profile = { ...known, name, phone, locale };
        const view = { lang, profile, problems: Object.fromEntries(messages) };
        return send(request, reply, { ...page(view), status: 422 });
      }
      const notice = request.query.done && text(lang, 'my.profile.saved');
      return send(request, reply, { ...page({ lang, profile: known, problems: {} }), notice });
    },
  );

  await app.register(async (scope: App) => {
    const { bodyLimit } = await takePictureForms(scope, 1);
    scope.post(
      PATH,
      { ...myRoute, config: { ...myRoute.config, rateLimit: { max: 20 } }, bodyLimit },
      async (request, reply) => {
        const { lang } = request;
        const { accountId } = signedIn(request);
        using form = await readPictureForm(request, host.pictureWorker);
        const known = await readMyProfile(host.db, accountId, lang);
        const { name, phone, locale, problems } = readProfile(form, known.locale);
        const [bytes] = form.files;
        const refused = Object.keys(problems).length > 0;
        const stored =
          bytes && !refused
            ? await storeOriginal(host, {
                shop_id: MALL_ID,
                bytes,
                account_id: accountId,
                from_shopper: true,
              })
            : null;
        if (refused || (stored && 'code' in stored)) {
          const wrong = stored && 'code' in stored ? { avatar: pictureProblem(stored) } : {};
          const typed = form.fields['phone'] ?? '';
          const posted = { name, phone: typed, locale, problems: { ...problems, ...wrong } };
          return redirectWith(host, { request, reply }, PATH, posted satisfies RefusedProfile);
        }
        await host.db.transaction().execute(async (trx) => {
          if (stored) await insertOriginal(trx, stored);
          const avatar = stored ? { media_id: stored.id, alt: {} } : null;
          const change = stored || form.fields['no_avatar'] ? { avatar } : {};
          await changeProfile(trx, accountId, { name, phone, locale, ...change }, host.now());
        });
        // The redirect changes to the language of mails, if it has changed.
        const follow = locale === known.locale ? '' : `&lang=${locale}`;
        return reply.redirect(`${PATH}?done=saved${follow}`, 303);
      },
    );
  });
}

function readProfile({ fields }: PictureForm, known: Lang) {
  const name = (fields['name'] ?? '').normalize('NFC').trim().replace(/\s+/g, ' ');
  const typed = (fields['phone'] ?? '').trim();
  const phone = normalizePhone(typed);
  const problems: RefusedProfile['problems'] = {
    ...((name === '' || name.length > MAX_NAME || hasControl(name)) && {
      name: { key: 'account.badName' },
    }),
    ...(typed !== '' && phone === null && { phone: { key: 'checkout.error.BAD_PHONE' } }),
  };
  return { name, phone, locale: langOf(fields['locale']) ?? known, problems };
}
