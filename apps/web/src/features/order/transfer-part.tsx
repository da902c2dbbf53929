/**
 * What an order that waits for a transfer needs: where the money goes, value by value to copy, the code for a banking app,
 * and the receipt. Source: S4.13, S4.14, S4.16, A-36, A-102.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { type BankAccount, epcCode, groupedIban } from '@offrande/domain/bank-transfer';
import { encodeAmount } from '@offrande/domain/money';
import { transferDeadline, unpaidUntil } from '@offrande/domain/payment';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { CopyRow } from './copy-row.tsx';
import { EpcPicture } from './epc-picture.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import './transfer-part.css';

interface TransferPartProps {
  readonly order: PlacedOrder;
  readonly lookAgain: () => void;
}

export function TransferPart({ order, lookAgain }: TransferPartProps) {
  const { bankAccount } = order;
  return (
    <>
      {bankAccount !== null && <Transfer order={order} account={bankAccount} />}
      <ReceiptPart order={order} onSent={lookAgain} />
    </>
  );
}

function Transfer({ order, account }: { readonly order: PlacedOrder; readonly account: BankAccount }) {
  const { t } = useLingui();
  const { money, minute, day } = useFormats();
  const { numbers } = useShop();
  const { orderNo, costs, createdAt } = order;
  const { beneficiary, bic, bankName } = account;
  const iban = groupedIban(account.iban);
  const amount = money(costs.total);
  const code = epcCode(account, costs.total, orderNo);
  const end = day(unpaidUntil(order.means ?? 'bankTransfer', createdAt));
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
            copied={encodeAmount(costs.total).replace('.', numbers.decimalSeparator)}
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
      <p>
        <Trans>
          Write the reference exactly as it stands here, and nothing else: it is how we find your money. A transfer that
          is under way is not lost: we keep the order until {end}.
        </Trans>
      </p>
    </section>
  );
}
