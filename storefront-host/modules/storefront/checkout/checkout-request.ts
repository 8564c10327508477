import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { CheckoutPayment } from '@talad/elements/api/checkout.contract';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import type { Visitor } from '../../../identity/index.ts';
import type { Host } from '../../../host.ts';
import { platformPlace } from '../../../rendering/index.ts';
import {
  addAddress,
  type AddressParts,
  EMPTY_VALUES,
  findAddress,
  partsOf,
  type ReadContext,
  refuseArea,
  type SavedAddress,
} from '../../shops/index.ts';

/** Redirects a form; a script that posted it gets the address and navigates itself. */
export function goTo(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply {
  return request.headers.accept === 'application/json'
    ? reply.send({ url })
    : reply.redirect(url, 303);
}

/** Prefills the form for a signed-in shopper, who corrects instead of typing. */
export function firstValues(
  visitor: Visitor | null,
  saved: readonly SavedAddress[] | null,
): AddressValues {
  if (!visitor) return EMPTY_VALUES;
  const { name, email } = visitor;
  return { ...EMPTY_VALUES, name, email, ...(saved?.[0] && partsOf(saved[0])) };
}

export async function savedAddressOf(
  host: Host,
  visitor: Visitor | null,
  id: unknown,
): Promise<AddressParts | null> {
  if (!visitor || !Value.Check(Uuid, id)) return null;
  const found = await findAddress(host.db, visitor.accountId, id);
  return found && partsOf(found);
}

/** Stores the address in the account. An order is valid without it, so an address that is in no list is skipped. */
export async function saveAddress(
  host: Host,
  accountId: string,
  values: AddressValues,
): Promise<void> {
  if (await refuseArea(values)) return;
  await host.db
    .transaction()
    .execute((trx) => addAddress(trx, accountId, partsOf(values), host.now()));
}

const Uuid = Type.String({ format: 'uuid' });

export function contextOf(host: Host, request: FastifyRequest): ReadContext {
  return {
    config: host.config,
    place: platformPlace(host.config),
    lang: request.lang,
    now: host.now(),
  };
}

export function formOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/**
 * A script continues to the provider's page at once if one of these methods was chosen; after a
 * form, the next page has the link to it.
 */
export function urlAfter(
  request: FastifyRequest,
  { url, payment }: { readonly url: string; readonly payment: CheckoutPayment },
  payable: readonly CheckoutPayment[],
): string {
  const isScript = request.headers.accept === 'application/json';
  return isScript && payable.includes(payment) ? `${url}/pay` : url;
}
