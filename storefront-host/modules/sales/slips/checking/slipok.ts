import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { bahtToSatang } from '@talad/elements/commerce/money';
import { askJson, refusalOf } from '../../payments/online/ask-json.ts';
import { ProviderError } from '../../payments/online/provider.ts';
import type { FoundTransfer, SlipVerifier, VerifierKeys } from './slip-verifier.ts';

const NAME = 'SlipOK';
/** The bank records the transfer some minutes later. */
const DELAYED = 1010;
/** The bank does not answer its service at present. */
const BANK_DOWN = 1009;
/** The bank has no record of the transfer, or the code is no longer valid. */
const ABSENT: ReadonlySet<number> = new Set([1008, 1011]);

const Shown = Type.Optional(
  Type.Union([Type.Null(), Type.Object({ value: Type.Union([Type.Null(), Type.String()]) })]),
);
const Code = Type.Optional(Type.Union([Type.Null(), Type.String()]));
const Checked = Type.Object({
  success: Type.Literal(true),
  data: Type.Object({
    success: Type.Literal(true),
    transRef: Type.String(),
    sendingBank: Code,
    receivingBank: Code,
    transTimestamp: Type.Optional(Type.String()),
    amount: Type.Number({ minimum: 0 }),
    receiver: Type.Object({ proxy: Shown, account: Shown }),
  }),
});
const Refusal = Type.Object({ code: Type.Integer() });

/**
 * Uses version 1.7 of SlipOK's API, as documented publicly. It does not use SlipOK's log of
 * repeated slips, which would count a second query about the same slip as another use of it.
 * @param api https://api.slipok.com
 */
export function slipOk({ secretKey, branch }: VerifierKeys, api: URL): SlipVerifier {
  const path = `/api/line/apikey/${encodeURIComponent(branch)}`;
  const headers = { 'x-authorization': secretKey };
  return {
    async checkKeys() {
      const answer = await askJson(NAME, new URL(`${path}/quota`, api), { headers });
      if (answer.isOk) return true;
      const error = refusalOf(NAME, answer);
      if (error.kind === 'refused') return false;
      throw error;
    },
    async find(payload) {
      const answer = await askJson(NAME, new URL(path, api), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data: payload }),
      });
      if (answer.isOk && Value.Check(Checked, answer.body)) return found(answer.body);
      const code = Value.Check(Refusal, answer.body) ? answer.body.code : 0;
      if (ABSENT.has(code)) return { kind: 'absent' };
      if (code === DELAYED || code === BANK_DOWN) return { kind: 'later' };
      if (answer.isOk) throw new ProviderError('down', `${NAME}: an answer that we do not know`);
      throw refusalOf(NAME, answer);
    },
  };
}

function found({ data }: Static<typeof Checked>): FoundTransfer {
  const at = new Date(data.transTimestamp ?? '');
  return {
    kind: 'found',
    transfer: {
      reference: data.transRef,
      bank: data.sendingBank || null,
      amount: bahtToSatang(data.amount),
      at: Number.isNaN(at.getTime()) ? null : at,
      receiver: {
        bank: data.receivingBank || null,
        account: data.receiver.account?.value || null,
        proxy: data.receiver.proxy?.value || null,
      },
    },
  };
}
