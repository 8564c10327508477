import formbody from '@fastify/formbody';
import type { Module } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { myList } from './my-frame.ts';
import { createMyPages, myRoute } from './my-page.ts';

/** "My account" of a shopper: on the platform's origin, one person's, without JavaScript too. */
export const myAccount: Module = async (app, host) => {
  await app.register(formbody);
  const send = createMyPages(host);
  app.get('/my', myRoute, (request, reply) =>
    send(request, reply, {
      section: 'overview',
      title: text(request.lang, 'my.title'),
      main: myList(request.lang, 'overview'),
    }),
  );
};
