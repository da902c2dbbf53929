/** The transfer of 10 euro: where it goes, each detail copied with one press, and what the company declares about it. Source: S3.84, S4.75, S4.76, S9.12, A-79. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type TransferDeclaration, VERIFICATION_TRANSFER, type BankInfo } from '@offrande/domain/dossier';
import { selectBankInfo } from '@offrande/domain/kyb';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { TextField } from '@offrande/ui-kit/TextField';
import { memo } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { field } from '../form/field.ts';
import { BankRow } from './bank-row.tsx';
import { ChoiceEntry, DayEntry } from './entry-fields.tsx';
import { TabShell } from './tab-shell.tsx';
import { useTransferLabels } from './use-field-labels.ts';
import type { KybProps } from './use-kyb.ts';
import { type PartForm, useTabForm } from './use-tab-form.ts';

export function TransferTab({ kyb }: KybProps) {
  const form = useTabForm(kyb, 'transferVerification');
  const bank = selectBankInfo(kyb.snapshot);
  return (
    <TabShell kyb={kyb} form={form}>
      {bank !== null && <BankDetails bank={bank} />}
      <Declaration form={form} />
    </TabShell>
  );
}

const BankDetails = memo(function BankDetails({ bank }: { readonly bank: BankInfo }) {
  const { t } = useLingui();
  const amount = useFormats().money(VERIFICATION_TRANSFER);
  return (
    <Panel title={t`Send ${amount} from the company’s account`} className="kyb-bank">
      <dl className="kyb-bank-rows">
        <BankRow term={t`Beneficiary`} value={bank.beneficiary} />
        <BankRow term={t`IBAN`} value={inGroups(bank.iban)} copied={bank.iban} />
        <BankRow term={t`BIC`} value={bank.bic} />
        <BankRow term={t`Amount`} value={amount} />
        <BankRow term={t`Reference`} value={bank.reference} />
      </dl>
      <Notice tone="warning" title={t`Not an instant transfer`}>
        <Trans>
          Send an ordinary transfer and write the reference on it. It takes one or two business days to arrive; you need
          not wait for it here.
        </Trans>
      </Notice>
    </Panel>
  );
});

/** Four characters at a time, as banks print it. */
const inGroups = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/gu, '$1 ');

function Declaration({ form }: { readonly form: PartForm<TransferDeclaration> }) {
  const { t } = useLingui();
  const labels = useTransferLabels();
  const { isInstant } = form.entry;
  return (
    <section className="kyb-part" aria-labelledby="kyb-declaration">
      <h2 id="kyb-declaration">
        <Trans>What you sent</Trans>
      </h2>
      <TextField {...field(form, 'accountHolder')} label={labels.accountHolder} autoComplete="off" />
      <TextField {...field(form, 'iban')} label={labels.iban} isLtr autoComplete="off" spellCheck="false" />
      <div className="form-pair">
        <DayEntry form={form} name="sentOn" label={labels.sentOn} />
      </div>
      <ChoiceEntry
        form={form}
        name="isInstant"
        label={labels.isInstant}
        options={[
          { value: 'ordinary', title: t`Ordinary` },
          { value: 'instant', title: t`Instant` },
        ]}
        value={isInstant === null ? null : isInstant ? 'instant' : 'ordinary'}
        onChoose={(kind) => form.update((entry) => ({ ...entry, isInstant: kind === 'instant' }))}
      />
    </section>
  );
}
