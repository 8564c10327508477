import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { AddressForm } from '@talad/elements/api/checkout.contract';
import { checkAddressForm, type AddressValues } from '@talad/elements/commerce/forms/address-form';
import { signedIn, postedState, redirectWith } from '../../../identity/index.ts';
import type { App, Host } from '../../../host.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  addAddress,
  changeAddress,
  findAddress,
  listAddresses,
  makeDefault,
  MAX_ADDRESSES,
  partsOf,
  removeAddress,
  refuseArea,
  type FieldError,
  EMPTY_VALUES,
  OwnFieldError,
} from '../../shops/index.ts';
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

/** The typed values and the errors; `isFull`: the limit of addresses is reached. */
const RefusedAddress = Type.Object({
  values: AddressForm,
  errors: Type.Array(OwnFieldError),
  isFull: Type.Optional(Type.Boolean()),
});
type RefusedAddress = Static<typeof RefusedAddress>;

/** /my/addresses: delivery addresses of an account. */
export function addressRoutes(app: App, host: Host, send: SendMyPage): void {
  app.get(
    LIST,
    { ...myRoute, schema: { ...schema, querystring: Query } },
    async (request, reply) => {
      const { lang } = request;
      const { accountId } = signedIn(request);
      const done = request.query.done;
      return send(request, reply, {
        section: 'addresses',
        title: text(lang, 'my.addresses'),
        main: addressList(lang, await listAddresses(host.db, accountId)),
        css: addressesCss,
        notice: done && text(lang, `my.addresses.${done}`),
      });
    },
  );

  app.get(`${LIST}/new`, myRoute, async (request, reply) => {
    const refused = await postedState(host, request, RefusedAddress);
    const { name } = signedIn(request);
    return show(request, reply, null, refused ?? { values: { ...EMPTY_VALUES, name } });
  });

  app.get(
    `${LIST}/:id`,
    { ...myRoute, schema: { ...schema, params: Params } },
    async (request, reply) => {
      const { id } = request.params;
      const found = await findAddress(host.db, signedIn(request).accountId, id);
      if (!found) throw new ApiFailure(404, 'NOT_FOUND');
      const refused = await postedState(host, request, RefusedAddress);
      return show(
        request,
        reply,
        id,
        refused ?? { values: { ...EMPTY_VALUES, ...partsOf(found) } },
      );
    },
  );

  app.post(
    `${LIST}/new`,
    { ...myRoute, schema: { ...schema, body: Form } },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      const checked = await check(request.body);
      if (!checked.ok) return refuse(request, reply, null, checked);
      const id = await host.db
        .transaction()
        .execute((trx) => addAddress(trx, accountId, partsOf(checked.values), host.now()));
      if (id !== null) return reply.redirect(`${LIST}?done=saved`, 303);
      return refuse(request, reply, null, { values: checked.values, errors: [], isFull: true });
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
      if (!checked.ok) return refuse(request, reply, id, checked);
      await host.db
        .transaction()
        .execute((trx) => changeAddress(trx, accountId, id, partsOf(checked.values), host.now()));
      return reply.redirect(`${LIST}?done=saved`, 303);
    },
  );

  for (const [action, apply, done] of [
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
        return reply.redirect(`${LIST}?done=${done}`, 303);
      },
    );
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string | null,
    { values, errors, isFull }: RefusedAddress,
  ): Promise<FastifyReply> {
    const refused: RefusedAddress = { values, errors, ...(isFull && { isFull }) };
    return redirectWith(host, { request, reply }, pathOf(id), refused);
  }

  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string | null,
    { values, errors, isFull }: Partial<RefusedAddress> & Pick<RefusedAddress, 'values'>,
  ): Promise<FastifyReply> {
    const { lang } = request;
    const title: TextKey = id === null ? 'my.addresses.add' : 'my.addresses.edit';
    return send(request, reply, {
      section: 'addresses',
      title: text(lang, title),
      back: { href: LIST, label: text(lang, 'my.addresses') },
      main: addressForm({ lang, values, errors: errors ?? [] }, pathOf(id)),
      css: addressesCss,
      status: errors ? 422 : 200,
      notice: isFull ? text(lang, 'my.addresses.full', { limit: MAX_ADDRESSES }) : undefined,
    });
  }
}

function pathOf(id: string | null): string {
  return `${LIST}/${id ?? 'new'}`;
}

type Checked =
  | { readonly ok: true; readonly values: AddressValues }
  | { readonly ok: false; readonly values: AddressValues; readonly errors: FieldError[] };

/** Validates the fields of the address and the number of addresses. */
async function check(form: Readonly<Record<string, string>>): Promise<Checked> {
  const checked = checkAddressForm(form);
  if (!checked.ok) return { ...checked, errors: [...checked.errors] };
  const unknown = await refuseArea(checked.values);
  return unknown ? { ok: false, values: checked.values, errors: [unknown] } : checked;
}
