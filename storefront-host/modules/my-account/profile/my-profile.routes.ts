import { Type } from 'typebox';
import { hasControl, normalizePhone } from '@talad/elements/commerce/address-form';
import { signedIn } from '../../../account/signed-in.ts';
import type { App, Host } from '../../../host.ts';
import { text } from '../../../locales/text.ts';
import { refusalReply } from '../../../media/picture-limits.ts';
import { insertOriginal, storeOriginal } from '../../../media/put-original.ts';
import {
  readPictureForm,
  takePictureForms,
  type PictureForm,
} from '../../../media/read-picture-form.ts';
import { langOf } from '../../../plugins/language.ts';
import { MALL_ID } from '../../shops/shops.repository.ts';
import { myRoute, type SendMyPage } from '../my-page.ts';
import { changeProfile, readMyProfile } from './my-profile.repository.ts';
import { MAX_NAME, profileCss, profilePage, type ProfileView } from './profile-page.ts';

const PATH = '/my/profile';
const Query = Type.Object({ done: Type.Optional(Type.Literal('saved')) });

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
      const profile = await readMyProfile(host.db, signedIn(request).accountId, lang);
      const notice = request.query.done && text(lang, 'my.profile.saved');
      return send(request, reply, { ...page({ lang, profile, problems: {} }), notice });
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
        const { name, phone, locale, problems } = readProfile(form, known.locale, lang);
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
          const wrong =
            stored && 'code' in stored
              ? { avatar: text(lang, `error.${stored.code}`, refusalReply(stored).vars) }
              : {};
          const profile = { ...known, name, phone: form.fields['phone'] ?? '', locale };
          const view = { lang, profile, problems: { ...problems, ...wrong } };
          return send(request, reply, { ...page(view), status: 422 });
        }
        await host.db.transaction().execute(async (trx) => {
          if (stored) await insertOriginal(trx, stored);
          const avatar = stored ? { media_id: stored.id, alt: {} } : null;
          const change = stored || form.fields['no_avatar'] ? { avatar } : {};
          await changeProfile(trx, accountId, { name, phone, locale, ...change }, host.now());
        });
        // The pages follow the language that mails will have, where it is another one now.
        const follow = locale === known.locale ? '' : `&lang=${locale}`;
        return reply.redirect(`${PATH}?done=saved${follow}`, 303);
      },
    );
  });
}

function readProfile(
  { fields }: PictureForm,
  known: ProfileView['lang'],
  lang: ProfileView['lang'],
) {
  const name = (fields['name'] ?? '').normalize('NFC').trim().replace(/\s+/g, ' ');
  const typed = (fields['phone'] ?? '').trim();
  const phone = normalizePhone(typed);
  return {
    name,
    phone,
    locale: langOf(fields['locale']) ?? known,
    problems: {
      ...((name === '' || name.length > MAX_NAME || hasControl(name)) && {
        name: text(lang, 'account.badName'),
      }),
      ...(typed !== '' && phone === null && { phone: text(lang, 'checkout.error.BAD_PHONE') }),
    },
  };
}
