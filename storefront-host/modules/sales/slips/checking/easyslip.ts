import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { bahtToSatang } from '@talad/elements/commerce/money';
import { askJson, refusalOf } from '../../payments/online/ask-json.ts';
import { ProviderError } from '../../payments/online/provider.ts';
import type { FoundTransfer, SlipVerifier, VerifierKeys } from './slip-verifier.ts';

const NAME = 'EasySlip';

const Text = Type.Union([Type.String(), Type.Null()]);
const Side = Type.Object({
  bank: Type.Object({ id: Type.Optional(Text) }),
  account: Type.Object({
    bank: Type.Optional(Type.Union([Type.Null(), Type.Object({ account: Type.String() })])),
    proxy: Type.Optional(Type.Union([Type.Null(), Type.Object({ account: Type.String() })])),
  }),
});
const Verified = Type.Object({
  success: Type.Literal(true),
  data: Type.Object({
    rawSlip: Type.Object({
      transRef: Type.String(),
      date: Type.String(),
      amount: Type.Object({ amount: Type.Number({ minimum: 0 }) }),
      sender: Side,
      receiver: Side,
    }),
  }),
});
const Refusal = Type.Object({
  success: Type.Literal(false),
  error: Type.Object({ code: Type.String() }),
});

/**
 * Uses version 2 of EasySlip's API, as documented publicly.
 * @param api https://api.easyslip.com
 */
export function easySlip({ secretKey }: VerifierKeys, api: URL): SlipVerifier {
  const headers = { authorization: `Bearer ${secretKey}` };
  return {
    async checkKeys() {
      const answer = await askJson(NAME, new URL('/v2/info', api), { headers });
      if (answer.isOk) return true;
      const error = refusalOf(NAME, answer);
      if (error.kind === 'refused') return false;
      throw error;
    },
    async find(payload) {
      const answer = await askJson(NAME, new URL('/v2/verify/bank', api), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ payload }),
      });
      if (answer.isOk && Value.Check(Verified, answer.body)) return found(answer.body);
      const code = Value.Check(Refusal, answer.body) ? answer.body.error.code : '';
      if (code === 'SLIP_NOT_FOUND') return { kind: 'absent' };
      if (code === 'SLIP_PENDING') return { kind: 'later' };
      if (answer.isOk) throw new ProviderError('down', `${NAME}: an answer that we do not know`);
      throw refusalOf(NAME, answer);
    },
  };
}

function found({ data: { rawSlip: slip } }: Static<typeof Verified>): FoundTransfer {
  const at = new Date(slip.date);
  const { bank, account } = slip.receiver;
  return {
    kind: 'found',
    transfer: {
      reference: slip.transRef,
      bank: slip.sender.bank.id ?? null,
      amount: bahtToSatang(slip.amount.amount),
      at: Number.isNaN(at.getTime()) ? null : at,
      receiver: {
        bank: bank.id ?? null,
        account: account.bank?.account ?? null,
        proxy: account.proxy?.account ?? null,
      },
    },
  };
}
