import type {
  OrderPapers,
  PaperBuyer,
} from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import type { TaxReport } from '../../../storefront-host/modules/sales/papers/tax-report/tax-report.contract.ts';
import type { VatLimit } from '../../../storefront-host/modules/sales/vat/vat-limit.contract.ts';
import type { WalletDebtAnswer } from '../../../storefront-host/modules/sales/wallet/wallet-debt.contract.ts';
import type { MarketMoney } from '../../../storefront-host/modules/sales/market-money/market-money.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Receipts, tax invoices and credit notes. */
export interface PaperCalls {
  readonly orderPapers: (orderId: string, signal?: AbortSignal) => Promise<OrderPapers>;
  /** Without a buyer: a receipt or an abbreviated tax invoice. */
  readonly issuePaper: (orderId: string, buyer?: PaperBuyer) => Promise<OrderPapers>;
  readonly voidPaper: (id: string, reason: string) => Promise<OrderPapers>;
  /** @param month `2026-11` */
  readonly taxReport: (month: string, signal?: AbortSignal) => Promise<TaxReport>;
  /** Income compared with the limit for VAT registration; null if the shop is registered. */
  readonly vatLimit: (signal?: AbortSignal) => Promise<VatLimit>;
  /** Debt to the marketplace for refunds to wallets. */
  readonly walletDebt: (signal?: AbortSignal) => Promise<WalletDebtAnswer>;
  /** Money that the marketplace holds for the shop. */
  readonly marketMoney: (signal?: AbortSignal) => Promise<MarketMoney>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createPaperCalls(base: string, callApi: CallApi): PaperCalls {
  const read = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
    answerOf<T>(await callApi(`${base}/${path}`, signal ? { signal } : {}));
  const send = async (path: string, body: object): Promise<OrderPapers> =>
    answerOf(await callApi(`${base}/${path}`, { method: 'POST', body: JSON.stringify(body) }));
  return {
    orderPapers: (orderId, signal) => read(`orders/${orderId}/papers`, signal),
    issuePaper: (orderId, buyer) => send(`orders/${orderId}/papers`, buyer ? { buyer } : {}),
    voidPaper: (id, reason) => send(`papers/${id}/void`, { reason }),
    taxReport: (month, signal) => read(`tax-report?month=${month}`, signal),
    vatLimit: (signal) => read('vat-limit', signal),
    walletDebt: (signal) => read('wallet-debt', signal),
    marketMoney: (signal) => read('market-money/sums', signal),
  };
}
