import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { checkAddressForm, type AddressValues } from '@talad/elements/commerce/address-form';
import { signedIn } from '../../../account/signed-in.ts';
import type { App, Host } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { ApiFailure } from '../../../plugins/api-failure.ts';
import {
  addAddress,
  changeAddress,
  findAddress,
  listAddresses,
  makeDefault,
  MAX_ADDRESSES,
  partsOf,
  removeAddress,
} from '../../addresses/address-book.ts';
import { refuseArea } from '../../areas/find-areas.ts';
import type { FieldError } from '../../storefront/checkout/address-fields.ts';
import { EMPTY_VALUES } from '../../storefront/checkout/checkout-page.ts';
import { myRoute, type SendMyPage } from '../my-page.ts';
import { addressForm, addressList, addressesCss } from './address-pages.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Form = Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 2_000 }), {
  maxProperties: 20,
});
const Query = Type.Object({
  done: Type.Optional(
    Type.Union([Type.Literal('saved'), Type.Literal('removed'), Type.Literal('default')]),
  ),
});
const LIST = '/my/addresses';
const schema = myRoute.schema;

/** /my/addresses: where an account has things sent. */
export function addressRoutes(app: App, host: Host, send: SendMyPage): void {
  app.get(
    LIST,
    { ...myRoute, schema: { ...schema, querystring: Query } },
    async (request, reply) => {
      const { lang } = request;
      const { accountId } = signedIn(request);
      const said = request.query.done;
      return send(request, reply, {
        section: 'addresses',
        title: text(lang, 'my.addresses'),
        main: addressList(lang, await listAddresses(host.db, accountId)),
        css: addressesCss,
        notice: said && text(lang, `my.addresses.${said}`),
      });
    },
  );

  app.get(`${LIST}/new`, myRoute, async (request, reply) => {
    const { name } = signedIn(request);
    return show(request, reply, { id: null, values: { ...EMPTY_VALUES, name } });
  });

  app.get(
    `${LIST}/:id`,
    { ...myRoute, schema: { ...schema, params: Params } },
    async (request, reply) => {
      const { id } = request.params;
      const found = await findAddress(host.db, signedIn(request).accountId, id);
      if (!found) throw new ApiFailure(404, 'NOT_FOUND');
      return show(request, reply, { id, values: { ...EMPTY_VALUES, ...partsOf(found) } });
    },
  );

  app.post(
    `${LIST}/new`,
    { ...myRoute, schema: { ...schema, body: Form } },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      const checked = await check(request.body);
      if (!checked.ok) return show(request, reply, { id: null, ...checked });
      const id = await host.db
        .transaction()
        .execute((trx) => addAddress(trx, accountId, partsOf(checked.values), host.now()));
      if (id !== null) return reply.redirect(`${LIST}?done=saved`, 303);
      const notice = text(request.lang, 'my.addresses.full', { limit: MAX_ADDRESSES });
      return show(request, reply, { id: null, values: checked.values, errors: [], notice });
    },
  );

  app.post(
    `${LIST}/:id`,
    { ...myRoute, schema: { ...schema, params: Params, body: Form } },
    async (request, reply) => {
      const { id } = request.params;
      const { accountId } = signedIn(request);
      const known = await findAddress(host.db, accountId, id);
      if (!known) throw new ApiFailure(404, 'NOT_FOUND');
      const checked = await check(request.body);
      if (!checked.ok) return show(request, reply, { id, ...checked });
      await host.db
        .transaction()
        .execute((trx) => changeAddress(trx, accountId, id, partsOf(checked.values), host.now()));
      return reply.redirect(`${LIST}?done=saved`, 303);
    },
  );

  for (const [action, apply, said] of [
    ['default', makeDefault, 'default'],
    ['remove', removeAddress, 'removed'],
  ] as const) {
    app.post(
      `${LIST}/:id/${action}`,
      { ...myRoute, schema: { ...schema, params: Params } },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const isDone = await host.db
          .transaction()
          .execute((trx) => apply(trx, accountId, request.params.id));
        if (!isDone) throw new ApiFailure(404, 'NOT_FOUND');
        return reply.redirect(`${LIST}?done=${said}`, 303);
      },
    );
  }

  interface Shown {
    readonly id: string | null;
    readonly values: AddressValues;
    readonly errors?: readonly FieldError[];
    readonly notice?: string;
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, values, errors, notice }: Shown,
  ): Promise<FastifyReply> {
    const { lang } = request;
    const title: TextKey = id === null ? 'my.addresses.add' : 'my.addresses.edit';
    return send(request, reply, {
      section: 'addresses',
      title: text(lang, title),
      back: { href: LIST, label: text(lang, 'my.addresses') },
      main: addressForm({ lang, values, errors: errors ?? [] }, `${LIST}/${id ?? 'new'}`),
      css: addressesCss,
      status: errors ? 422 : 200,
      notice,
    });
  }
}

type Checked =
  | { readonly ok: true; readonly values: AddressValues }
  | { readonly ok: false; readonly values: AddressValues; readonly errors: readonly FieldError[] };

/** By the rules of every address, and by the places that there are. */
async function check(form: Readonly<Record<string, string>>): Promise<Checked> {
  const checked = checkAddressForm(form);
  if (!checked.ok) return checked;
  const unknown = await refuseArea(checked.values);
  return unknown ? { ok: false, values: checked.values, errors: [unknown] } : checked;
}
