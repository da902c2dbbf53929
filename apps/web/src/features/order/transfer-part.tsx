/**
 * What an order, or a top-up of the wallet, that waits for a transfer needs: where the money goes, value by value to copy, the
 * code for a banking app, and the receipt. Source: S4.13, S4.14, S4.16, A-36, A-102, A-184.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { type BankAccount, epcCode, groupedIban } from '@offrande/domain/bank-transfer';
import { encodeAmount, type Money } from '@offrande/domain/money';
import { transferDeadline, unpaidUntil } from '@offrande/domain/payment';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Instant } from '@offrande/domain/time';
import type { ReactNode } from 'react';
import { CopyRow } from './copy-row.tsx';
import { EpcPicture } from './epc-picture.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import './transfer-part.css';

interface TransferPartProps {
  readonly order: PlacedOrder;
  readonly lookAgain: () => void;
}

export function TransferPart({ order, lookAgain }: TransferPartProps) {
  const { day } = useFormats();
  const { bankAccount, orderNo, costs, createdAt } = order;
  const end = day(unpaidUntil(order.means ?? 'bankTransfer', createdAt));
  return (
    <>
      {bankAccount !== null && (
        <TransferDetails account={bankAccount} total={costs.total} reference={orderNo} createdAt={createdAt}>
          <Trans>
            Write the reference exactly as it stands here, and nothing else: it is how we find your money. A transfer
            that is under way is not lost: we keep the order until {end}.
          </Trans>
        </TransferDetails>
      )}
      <ReceiptPart order={order} onSent={lookAgain} />
    </>
  );
}

interface TransferDetailsProps {
  readonly account: BankAccount;
  readonly total: Money;
  /** The number of the order or top-up. */
  readonly reference: string;
  readonly createdAt: Instant;
  /** What to heed. */
  readonly children: ReactNode;
}

export function TransferDetails({ account, total, reference: orderNo, createdAt, children }: TransferDetailsProps) {
  const { t } = useLingui();
  const { money, minute } = useFormats();
  const { numbers } = useShop();
  const { beneficiary, bic, bankName } = account;
  const iban = groupedIban(account.iban);
  const amount = money(total);
  const code = epcCode(account, total, orderNo);
  return (
    <section className="order-part" aria-labelledby="order-transfer">
      <h2 id="order-transfer">
        <Trans>Your transfer</Trans>
      </h2>
      <div className="order-transfer">
        <dl className="order-transfer-rows">
          <CopyRow term={t`Beneficiary`} value={beneficiary} copyLabel={t`Copy the beneficiary`} />
          <CopyRow term={t`IBAN`} value={iban} copied={account.iban} copyLabel={t`Copy the IBAN`} />
          <CopyRow term={t`BIC`} value={bic} copyLabel={t`Copy the BIC`} />
          {bankName !== '' && <CopyRow term={t`Bank`} value={bankName} />}
          <CopyRow
            term={t`Amount`}
            value={amount}
            copied={encodeAmount(total).replace('.', numbers.decimalSeparator)}
            copyLabel={t`Copy the amount`}
          />
          <CopyRow term={t`Reference`} value={orderNo} copyLabel={t`Copy the reference`} />
          <CopyRow term={t`To be made by`} value={minute(transferDeadline(createdAt))} />
        </dl>
        {code !== null && (
          <EpcPicture
            code={code}
            label={t`Code for banking apps: transfer of ${amount} to ${beneficiary}, IBAN ${iban}, reference ${orderNo}`}
          />
        )}
      </div>
      <p>{children}</p>
    </section>
  );
}
