/**
 * What the bank needs of somebody whose transfer is awaited: where the money goes, value by value to copy, and the code for a
 * banking app. Source: S4.13, S4.16, A-36, A-184.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type BankAccount, epcCode, groupedIban } from '@offrande/domain/bank-transfer';
import { encodeAmount, type Money } from '@offrande/domain/money';
import { transferDeadline } from '@offrande/domain/payment';
import type { Instant } from '@offrande/domain/time';
import type { ReactNode } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { CopyRow } from './copy-row.tsx';
import { EpcPicture } from './epc-picture.tsx';
import './transfer-details.css';

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
