import { readFields } from '../../../storefront-host/modules/sales/payments/emv-fields.ts';
import {
  serveProvider,
  type Answered,
  type ReceivedRequest,
  type ProviderServer,
} from './provider-server.ts';

export const EASYSLIP_KEY = '7b0e6f0e-1f7c-4c1c-9f55-3f5ad1c0a9d2';
export const SLIPOK_KEY = 'SLIPOKTEST0001';
export const SLIPOK_BRANCH = '10001';

/** A transfer in the bank's records. */
export interface BankTransfer {
  readonly bank: string;
  readonly baht: number;
  readonly at: Date;
  readonly receiverBank?: string;
  /** Masked, as banks show it. */
  readonly account?: string | undefined;
  readonly promptpay?: string | undefined;
}

interface Bank {
  /** The bank's records, by the reference of the transfer; 'pending' means not recorded yet. */
  readonly transfers: Map<string, BankTransfer | 'pending'>;
  /** True when the key has no queries left. */
  isSpent: boolean;
}

export interface SlipServer {
  readonly server: ProviderServer;
  readonly state: Bank;
}

/**
 * Serves the parts of EasySlip's API v2 that we call, by its published documentation. It is not
 * EasySlip: it proves that we follow the documentation, not that EasySlip and a bank agree.
 */
export function startEasySlip(): Promise<SlipServer> {
  return serve(({ method, path, headers, body }, { transfers, isSpent }) => {
    if (headers.authorization !== `Bearer ${EASYSLIP_KEY}`) {
      return refusal(401, 'INVALID_API_KEY');
    }
    if (path === '/v2/info') return { json: { success: true, data: {}, message: 'ok' } };
    if (method !== 'POST' || path !== '/v2/verify/bank') return refusal(404, 'NOT_FOUND');
    if (isSpent) return refusal(403, 'QUOTA_EXCEEDED');
    const { payload } = JSON.parse(body);
    const reference = referenceIn(payload);
    const transfer = transfers.get(reference);
    if (!transfer) return refusal(404, 'SLIP_NOT_FOUND');
    if (transfer === 'pending') return refusal(404, 'SLIP_PENDING');
    return {
      json: {
        success: true,
        data: {
          isDuplicate: false,
          matchedAccount: null,
          amountInSlip: transfer.baht,
          rawSlip: easySlipOf(payload, reference, transfer),
        },
        message: 'Bank slip verified successfully',
      },
    };
  });
}

function easySlipOf(payload: string, transRef: string, transfer: BankTransfer) {
  const { bank, baht, at, receiverBank = '004', account, promptpay } = transfer;
  const name = { th: 'ร้าน ตัวอย่าง', en: 'EXAMPLE S' };
  return {
    payload,
    transRef,
    date: at.toISOString(),
    countryCode: 'TH',
    amount: { amount: baht, local: { amount: 0, currency: '' } },
    fee: 0,
    ref1: '',
    ref2: '',
    ref3: '',
    sender: {
      bank: { id: bank, name: 'ธนาคาร', short: 'BANK' },
      account: { name, bank: { type: 'BANKAC', account: 'xxx-x-x9999-x' } },
    },
    receiver: {
      bank: { id: receiverBank, name: 'ธนาคาร', short: 'BANK' },
      account: {
        name,
        ...(account !== undefined && { bank: { type: 'BANKAC', account } }),
        ...(promptpay !== undefined && { proxy: { type: 'MSISDN', account: promptpay } }),
      },
    },
  };
}

function refusal(status: number, code: string): Answered {
  return { status, json: { success: false, error: { code, message: code } } };
}

/** Serves the parts of SlipOK's API 1.7 in the same way. It is not SlipOK. */
export function startSlipOk(): Promise<SlipServer> {
  return serve(({ method, path, headers, body }, { transfers, isSpent }) => {
    const base = `/api/line/apikey/${SLIPOK_BRANCH}`;
    if (!path.startsWith(base)) return error(404, 1001, 'Branch not found');
    if (headers['x-authorization'] !== SLIPOK_KEY) return error(401, 1002, 'Wrong API key');
    if (path === `${base}/quota`) {
      return { json: { success: true, data: { quota: 100, overQuota: 0 } } };
    }
    if (method !== 'POST' || path !== base) return error(404, 1000, 'No such route');
    if (isSpent) return error(400, 1004, 'Quota exceeded');
    const reference = referenceIn(JSON.parse(body).data);
    const transfer = transfers.get(reference);
    if (!transfer) return error(400, 1011, 'QR code expired, or no such transaction');
    if (transfer === 'pending') return error(400, 1010, 'Try again in some minutes');
    return { json: { success: true, data: slipOkOf(reference, transfer) } };
  });
}

function slipOkOf(transRef: string, transfer: BankTransfer) {
  const { bank, baht, at, receiverBank = '004', account, promptpay } = transfer;
  return {
    success: true,
    message: '✅',
    language: 'TH',
    receivingBank: receiverBank,
    sendingBank: bank,
    transRef,
    transTimestamp: at.toISOString(),
    sender: {
      displayName: 'นาย ผู้ซื้อ ต',
      name: 'Mr. Buyer T',
      proxy: { type: null, value: null },
      account: { type: 'BANKAC', value: 'xxx-x-x9999-x' },
    },
    receiver: {
      displayName: 'ร้าน ตัวอย่าง',
      name: 'EXAMPLE S',
      proxy: { type: promptpay ? 'MSISDN' : null, value: promptpay ?? null },
      account: { type: account ? 'BANKAC' : null, value: account ?? null },
    },
    amount: baht,
  };
}

function error(status: number, code: number, message: string): Answered {
  return { status, json: { code, message } };
}

async function serve(
  answer: (request: ReceivedRequest, state: Bank) => Answered,
): Promise<SlipServer> {
  const state: Bank = { transfers: new Map(), isSpent: false };
  const server = await serveProvider({
    answer: (request) => answer(request, state),
    notice: () => ({ headers: {}, body: '' }),
  });
  return { server, state };
}

/** Returns the bank's number of the transfer in the text of a slip's QR code. */
function referenceIn(payload: string): string {
  return readFields(readFields(payload)?.get('00') ?? '')?.get('02') ?? '';
}
