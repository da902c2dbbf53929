/**
 * Wallet, top-ups, receipts, quotations and drafts in memory. A top-up counts as paid as soon as any payment asks for it;
 * a payment is booked once.
 */
import type { ReceiptUpload } from '@offrande/domain/bank-transfer/schema';
import { add, type Currency, type Money, times, zero } from '@offrande/domain/money';
import { pageOf, PAGE_SIZE } from '@offrande/domain/paging';
import type { Quotation, QuotationDetail } from '@offrande/domain/quotation';
import { openedDraft } from '@offrande/domain/salesman-draft';
import type { DraftToSave, StoredDraft } from '@offrande/domain/salesman-draft';
import type { ListedCustomer } from '@offrande/domain/salesman';
import { type TopUpLimits, type TopUpToPay, WALLET_TRANSFER, type WalletTransferTerms } from '@offrande/domain/top-up';
import type { HistoryFilter, TransactionRecord, Wallet } from '@offrande/domain/wallet';
import type { DraftGateway, InvoiceGateway, ReceiptGateway, TopUpGateway, WalletGateway } from '../gateways/index.ts';
import type { CompanyDiscountGateway, NamedDiscount, QuotationGateway } from '../company/index.ts';
import { CallFailure } from '../client/call-failure.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import type { CallScript } from './call-script.ts';
import type { MemoryOrders } from './memory-orders.ts';

/** What the shop holds from the start. */
export interface MemoryMoney {
  readonly wallet?: Wallet | null;
  /** The limits of every card and of the wallet; without them no top-up is accepted. */
  readonly topUpLimits?: TopUpLimits;
  /** Where the wallet is filled by transfer; without them it is not. */
  readonly transferTerms?: WalletTransferTerms;
  /** Begun at the provider and left, or awaited by transfer. */
  readonly topUpsToPay?: readonly TopUpToPay[];
  readonly history?: readonly TransactionRecord[];
  readonly quotations?: readonly QuotationDetail[];
  /** The discounts of the company that is signed in. */
  readonly discounts?: readonly NamedDiscount[];
}

export type MoneyCall =
  | 'uploadReceipt'
  | 'openTopUp'
  | 'bookTopUp'
  | 'readTopUpsToPay'
  | 'giveUpTopUp'
  | 'readWallet'
  | 'readWalletLimits'
  | 'readTransferTerms'
  | 'readInvoice'
  | 'readCreditNote'
  | 'readHistory'
  | 'requestQuotation'
  | 'disableQuotation'
  | 'readQuotations'
  | 'readQuotation'
  | 'readDocument'
  | 'readCompanyDiscounts'
  | 'saveDraft'
  | 'resetDraft'
  | 'deleteDraft'
  | 'readDrafts'
  | 'openDraft';

export interface MoneyGateways {
  readonly invoices: InvoiceGateway;
  readonly receipts: ReceiptGateway;
  readonly topUps: TopUpGateway;
  readonly wallets: WalletGateway;
  readonly quotations: QuotationGateway;
  readonly companyDiscounts: CompanyDiscountGateway;
  readonly drafts: MemoryDrafts;
}

const missing = (call: string): CallFailure =>
  new CallFailure({ reason: 'refused', call, status: 404, code: ERROR_CODES.notFound });

interface OpenTopUp {
  readonly cardNumber: string | null;
  readonly amount: Money;
}

const isNamed = (purchaseOrder: string, record: TransactionRecord): boolean =>
  purchaseOrder === '' ||
  (record.kind === 'order' && record.purchaseOrder?.toLowerCase().includes(purchaseOrder.toLowerCase()) === true);

const isUnder = ({ kind, status, productName, purchaseOrder }: HistoryFilter, record: TransactionRecord): boolean =>
  record.kind === kind &&
  isNamed(purchaseOrder, record) &&
  (status === null || ('status' in record && record.status === status)) &&
  record.productName.toLowerCase().includes(productName.toLowerCase());

const AWAITED_SINCE = Date.UTC(2026, 5, 12, 12, 32);
const ACCOUNT = {
  beneficiary: 'Offrande SAS',
  iban: 'FR7699999000010000001400019',
  bic: 'OFFRFRPPXXX',
  bankName: 'Banque de l’Exemple',
};

/** A top-up of the wallet that awaits a transfer. */
const awaited = (amount: Money): Omit<TopUpToPay, 'transactionNo'> => ({
  cardNumber: null,
  amount,
  due: amount,
  transfer: { account: ACCOUNT, createdAt: AWAITED_SINCE, receipt: null },
});

const walletsOf = (
  run: CallScript<MoneyCall>['run'],
  { wallet = null, history = [], topUpLimits, transferTerms, topUpsToPay = [] }: MemoryMoney,
  currency: Currency,
) => {
  let held = wallet;
  let toPay = topUpsToPay;
  const open: OpenTopUp[] = [];
  const booked = new Map<string, { readonly cardNumber: string | null; readonly balance: Money }>();
  const book = (paymentId: string) => {
    const known = booked.get(paymentId);
    if (known !== undefined) return known;
    const topUp = open.shift();
    if (topUp === undefined) throw missing('bookTopUp');
    const { cardNumber, amount } = topUp;
    if (cardNumber === null && held !== null) held = { ...held, balance: add(held.balance, amount) };
    const balance = cardNumber === null ? (held?.balance ?? zero(currency)) : amount;
    booked.set(paymentId, { cardNumber, balance });
    return { cardNumber, balance };
  };
  const topUps: TopUpGateway = {
    openTopUp: (request) =>
      run('openTopUp', () => {
        const transactionNo = `TOPUP-${open.length + booked.size + 1}`;
        if (request.means === WALLET_TRANSFER) toPay = [{ ...awaited(request.amount), transactionNo }, ...toPay];
        else open.push(request);
        return { transactionNo, fee: null };
      }),
    readTopUpsToPay: () => run('readTopUpsToPay', () => toPay),
    giveUpTopUp: ({ transactionNo }) =>
      run('giveUpTopUp', () => {
        toPay = toPay.filter((topUp) => topUp.transactionNo !== transactionNo);
      }),
    bookTopUp: ({ paymentId }) => run('bookTopUp', () => book(paymentId)),
  };
  const wallets: WalletGateway = {
    readWallet: () => run('readWallet', () => held),
    readTopUpLimits: () => run('readWalletLimits', () => topUpLimits ?? null),
    readTransferTerms: () => run('readTransferTerms', () => transferTerms ?? null),
    readHistory: ({ filter, page }) =>
      run('readHistory', () =>
        pageOf(
          history.filter((record) => isUnder(filter, record)),
          page,
          PAGE_SIZE,
        ),
      ),
  };
  const receive = ({ orderNo, fileName = '' }: ReceiptUpload): void => {
    const receipt = { fileName, receivedAt: AWAITED_SINCE };
    toPay = toPay.map((topUp) =>
      topUp.transactionNo === orderNo && topUp.transfer !== null
        ? { ...topUp, transfer: { ...topUp.transfer, receipt } }
        : topUp,
    );
  };
  return { topUps, wallets, receive };
};

const quotationsOf = (run: CallScript<MoneyCall>['run'], kept: readonly QuotationDetail[] = []): QuotationGateway => {
  const quotations = new Map(kept.map((quotation) => [quotation.orderNo, quotation]));
  const shown = (): readonly Quotation[] => [...quotations.values()].filter(({ isDisabled }) => !isDisabled);
  const find = (orderNo: string, call: string): QuotationDetail => {
    const quotation = quotations.get(orderNo);
    if (quotation === undefined || quotation.isDisabled) throw missing(call);
    return quotation;
  };
  let asked = 0;
  return {
    requestQuotation: () => run('requestQuotation', () => ({ orderNo: `QUOTE-${(asked += 1)}` })),
    disableQuotation: ({ orderNo }) =>
      run('disableQuotation', () => {
        quotations.set(orderNo, { ...find(orderNo, 'disableQuotation'), isDisabled: true });
      }),
    readQuotations: (_, page) => run('readQuotations', () => pageOf(shown(), page, PAGE_SIZE)),
    readQuotation: ({ orderNo }) => run('readQuotation', () => find(orderNo, 'readQuotation')),
    readDocument: ({ orderNo }) =>
      run('readDocument', () => ({
        fileName: `${find(orderNo, 'readDocument').orderNo}.pdf`,
        contentType: 'application/pdf',
        content: btoa('%PDF-1.7'),
      })),
  };
};

/**
 * `saved` are the drafts as they were saved, in order. `changeElsewhere` writes one as another tab would.
 */
type MemoryDrafts = DraftGateway & {
  readonly saved: readonly DraftToSave[];
  readonly changeElsewhere: (draftId: string, change: (draft: DraftToSave) => DraftToSave) => void;
};

interface KeptDraft {
  readonly draft: DraftToSave;
  readonly revision: number;
}

/** In memory every customer has the name that its cards have, and can be ordered for. */
const customerOf = ({ customerId, lines }: DraftToSave): ListedCustomer => ({
  customerId,
  name: lines[0]?.customerName ?? customerId,
  contractLevel: 'registered',
});

const totalOf = (lines: DraftToSave['lines'], currency: Currency): Money =>
  lines.reduce((total, { amount, quantity }) => add(total, times(amount, quantity)), zero(currency));

const draftsOf = (run: CallScript<MoneyCall>['run'], currency: Currency): MemoryDrafts => {
  const drafts = new Map<string, KeptDraft>();
  const saved: DraftToSave[] = [];
  let made = 0;
  const keep = (draftId: string, draft: DraftToSave): StoredDraft => {
    const revision = (drafts.get(draftId)?.revision ?? 0) + 1;
    drafts.set(draftId, { draft, revision });
    return { draftId, customerId: draft.customerId, revision };
  };
  const found = (call: string, draftId: string): KeptDraft => {
    const kept = drafts.get(draftId);
    if (kept === undefined) throw missing(call);
    return kept;
  };
  return {
    saved,
    changeElsewhere: (draftId, change) => void keep(draftId, change(found('saveDraft', draftId).draft)),
    saveDraft: (draft) =>
      run('saveDraft', () => {
        if (draft.draftId !== null) {
          const { revision } = found('saveDraft', draft.draftId);
          if (draft.revision !== null && draft.revision !== revision)
            throw new CallFailure({
              reason: 'refused',
              call: 'saveDraft',
              status: 409,
              code: ERROR_CODES.draftChanged,
            });
        }
        saved.push(draft);
        return keep(draft.draftId ?? `draft-${(made += 1)}`, draft);
      }),
    resetDraft: ({ draftId }) =>
      run('resetDraft', () => {
        const { draft } = found('resetDraft', draftId);
        return keep(draftId, { ...draft, lines: [], invoicingAddress: null, purchaseOrder: '' });
      }),
    deleteDraft: ({ draftId }) => run('deleteDraft', () => void drafts.delete(draftId)),
    readDrafts: () =>
      run('readDrafts', () =>
        [...drafts]
          .filter(([, { draft }]) => draft.lines.length > 0)
          .map(([draftId, { draft }]) => ({
            draftId,
            customer: customerOf(draft),
            cards: draft.lines.reduce((cards, { quantity }) => cards + quantity, 0),
            total: totalOf(draft.lines, currency),
            updatedAt: '2026-06-12T08:00:00.000Z',
          })),
      ),
    openDraft: ({ draftId }) =>
      run('openDraft', () => {
        const { draft, revision } = found('openDraft', draftId);
        return openedDraft({ draftId, customerId: draft.customerId, revision }, customerOf(draft), draft);
      }),
  };
};

export const createMemoryMoney = (
  script: Pick<CallScript<MoneyCall>, 'run'>,
  currency: Currency,
  money: MemoryMoney,
  orders: Pick<MemoryOrders, 'receive'>,
): MoneyGateways => {
  const { run } = script;
  const { receive, ...held } = walletsOf(run, money, currency);
  const receiveReceipt = (receipt: ReceiptUpload): void => {
    orders.receive(receipt);
    receive(receipt);
  };
  return {
    invoices: {
      readInvoice: ({ orderNo }) =>
        run('readInvoice', () => ({
          fileName: `${orderNo}.pdf`,
          contentType: 'application/pdf',
          content: btoa('%PDF-1.7'),
        })),
      readCreditNote: ({ returnId }) =>
        run('readCreditNote', () => ({
          fileName: `FR-CN-${returnId.slice(0, 8)}.pdf`,
          contentType: 'application/pdf',
          content: btoa('%PDF-1.7'),
        })),
    },
    receipts: { uploadReceipt: (receipt) => run('uploadReceipt', () => receiveReceipt(receipt)) },
    ...held,
    quotations: quotationsOf(run, money.quotations),
    companyDiscounts: { readDiscounts: () => run('readCompanyDiscounts', () => money.discounts ?? []) },
    drafts: draftsOf(run, currency),
  };
};
