/**
 * The wire format of wallets and histories. The same letters mean other things elsewhere (P is also percent and
 * physical, R also requesting and receive), so every enumeration has its own table (S3.142 to S3.144, S7.18, A-93).
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { moneyFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import { ORDER_STATUS_CODES } from '../order/index.ts';
import { formatDate } from '../time/index.ts';
import { TRANSACTION_KINDS } from './member-history.ts';
import type { HistoryFilter, HistoryRequest } from './member-history.ts';
import { totalBalance } from './wallet.ts';
import type { Wallet } from './wallet.ts';
import { WALLET_ENTRY_KINDS, WALLET_STATUSES } from './wallet-entry.ts';

/** `P` redeem, `L` top-up, `C` cashback. */
export const WalletEntryKindFromCode = Schema.Literals(['P', 'L', 'C']).transform(WALLET_ENTRY_KINDS);
/** `Y` confirmed, `N` canceled, `R` requesting. */
export const WalletStatusFromCode = Schema.Literals(['Y', 'N', 'R']).transform(WALLET_STATUSES);
/** `O` order, `W` wallet, `T` transfer, `R` receive. */
export const TransactionKindFromCode = Schema.Literals(['O', 'W', 'T', 'R']).transform(TRANSACTION_KINDS);

const wireWallet = (currency: Currency) => {
  const amount = moneyFromString(currency);
  return Schema.Struct({
    balance: amount,
    totalBalance: amount,
    inProgressBalance: amount,
    orderCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
    isReloadable: Schema.Boolean,
    cardNumber: Schema.NullOr(Schema.String),
    processAmount: amount,
  });
};
type WireWallet = ReturnType<typeof wireWallet>['Type'];

/** A wallet of one currency. Its total is sent, and computed again when decoded. */
export const walletFromWire = (currency: Currency) =>
  wireWallet(currency).pipe(
    Schema.decodeTo(
      domainValue<Wallet>('balance', 'inProgress'),
      SchemaTransformation.transform<Wallet, WireWallet>({
        decode: ({ balance, inProgressBalance, orderCount, isReloadable, cardNumber, processAmount }) => ({
          balance,
          inProgress: inProgressBalance,
          orderCount,
          isReloadable,
          cardNumber,
          processAmount,
        }),
        encode: ({ inProgress, ...rest }) => ({
          ...rest,
          totalBalance: totalBalance({ ...rest, inProgress }),
          inProgressBalance: inProgress,
        }),
      }),
    ),
  );

const walletStatusCode = Schema.encodeSync(WalletStatusFromCode);
const transactionKindCode = Schema.encodeSync(TransactionKindFromCode);

/** All codes of the chosen group. An order that waits for payment is stored as requesting. */
const statusCodes = (filter: HistoryFilter): readonly string[] => {
  if (filter.status === null) return [];
  if (filter.kind === 'wallet') return [walletStatusCode(filter.status)];
  return ORDER_STATUS_CODES[filter.status === 'waitingPayment' ? 'requesting' : filter.status];
};

/** The body of getMemberHistory: every field of S7.18, empty if the filter has no value; the company's own number only where it is searched for. */
export const encodeHistoryRequest = ({ custId, filter, page }: HistoryRequest) => ({
  custId,
  historyType: transactionKindCode(filter.kind),
  page,
  cardNumber: filter.cardNumber ?? '',
  dateBegin: filter.from === null ? '' : formatDate(filter.from),
  dateEnd: filter.to === null ? '' : formatDate(filter.to),
  status: statusCodes(filter),
  productName: filter.productName,
  ...(filter.purchaseOrder === '' ? {} : { purchaseOrder: filter.purchaseOrder }),
});
