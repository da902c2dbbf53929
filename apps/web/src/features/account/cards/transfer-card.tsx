/**
 * Gives a card, or part of its balance, to a friend: form, confirmation with the remaining balance, receipt. Source:
 * S1.18, S3.104, S3.105, S4.50, A-95.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { phoneWithAreaCode } from '@offrande/domain/address';
import type { NumberingPlan } from '@offrande/domain/phone';
import type { Member } from '@offrande/domain/profile';
import {
  checkTransfer,
  balanceAfterTransfer,
  selectTransfer,
  type Transfer,
  type TransferEntry,
} from '@offrande/domain/transfer';
import { AmountField } from '@offrande/ui-kit/AmountField';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { useFormats } from '../../../shop/formats.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { PhoneNumber } from '../../phone/phone-number.tsx';
import { useNumberingPlan } from '../../phone/use-numbering-plan.ts';
import { useCurrencySign } from '../../product/use-currency-sign.ts';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { useMember } from '../use-member.ts';
import type { OwnCard } from './own-cards.ts';
import { TransferQuestion } from './transfer-question.tsx';
import { useToday } from './use-today.ts';
import { useTransfer } from './use-transfer.ts';

interface TransferCardProps {
  readonly own: OwnCard;
  readonly onClose: () => void;
}

export function TransferCard({ own, onClose }: TransferCardProps) {
  const { t } = useLingui();
  const profile = useMember();
  const numbering = useNumberingPlan();
  const { member } = profile;
  const { answer: plan } = numbering;
  const hasFailed = profile.hasFailed || numbering.hasFailed;
  const retry = () => {
    if (profile.hasFailed) profile.retry();
    if (numbering.hasFailed) numbering.retry();
  };
  const isPart = own.detail.transferMode === 'part';
  return (
    <Panel
      title={isPart ? t`Send part of this card to a friend` : t`Send this card to a friend`}
      actions={<IconButton icon="close" label={t`Close`} onPress={onClose} />}
      className="card-form"
    >
      {hasFailed && <LoadFailed onRetry={retry} />}
      {member !== null && plan !== null && <TransferForm own={own} member={member} plan={plan} onClose={onClose} />}
      {(member === null || plan === null) && !hasFailed && <Skeleton shape="block" />}
    </Panel>
  );
}

const EMPTY: TransferEntry = {
  method: 'email',
  friendName: '',
  email: '',
  phone: { areaCode: '', number: '' },
  amount: '',
};

interface TransferFormProps extends TransferCardProps {
  readonly member: Member;
  readonly plan: NumberingPlan;
}

function TransferForm({ own, member, plan, onClose }: TransferFormProps) {
  const { t } = useLingui();
  const { country } = useShop();
  const { money } = useFormats();
  const refusalText = useRefusalText();
  const sign = useCurrencySign();
  const today = useToday();
  const [facts] = useState(() => ({
    card: own.card,
    use: { ...own.detail, today, country },
    sender: { email: member.email, mobile: member.phone.number === '' ? null : phoneWithAreaCode(member.phone) },
  }));
  const { snapshot, send } = useTransfer(own, facts, plan);
  const form = useEntry(
    EMPTY,
    (entry) => checkTransfer(entry, facts, plan),
    (_transfer, entry) => send({ type: 'review', entry }),
    'transfer',
  );
  const { entry, change, refusals } = form;
  if (snapshot.matches('sent')) return <Receipt transfer={selectTransfer(snapshot)!} onClose={onClose} />;
  const whole = money(own.card.balance);
  const describe = (amount: string): string | undefined => {
    if (amount.trim() === '') return t`Left empty: the whole ${whole}.`;
    const rest = balanceAfterTransfer(amount, facts);
    const stays = rest === null ? null : money(rest);
    return stays === null ? undefined : t`${stays} stays on your card.`;
  };
  return (
    <>
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
        {refusals.card && (
          <Notice tone="danger" isLive>
            {refusalText(refusals.card)}
          </Notice>
        )}
        <div className="form-pair">
          {own.detail.transferMode === 'part' ? (
            <AmountField
              {...field(form, 'amount')}
              label={t`Amount`}
              name="amount"
              unit={sign}
              description={describe(entry.amount)}
            />
          ) : (
            <p className="card-form-whole">
              <Trans>
                The whole card, <strong>{whole}</strong>. Nothing stays on your card.
              </Trans>
            </p>
          )}
          <TextField
            {...field(form, 'friendName')}
            label={t`Their name`}
            name="friendName"
            autoComplete="off"
            spellCheck="false"
          />
        </div>
        <div className="form-pair">
          <SegmentedControl
            label={t`Send by`}
            segments={[
              { value: 'email', label: t`Email` },
              { value: 'sms', label: t`Text message` },
            ]}
            value={entry.method}
            onChange={(method) => change({ method })}
          />
          {entry.method === 'email' ? (
            <TextField
              {...field(form, 'email')}
              label={t`Their email`}
              name="friendEmail"
              type="email"
              autoComplete="off"
              isLtr
            />
          ) : (
            <PhoneNumber
              label={t`Their mobile number`}
              name="friendPhone"
              autoComplete="off"
              phone={entry.phone}
              onChange={(phone) => change({ phone })}
              error={refusals.phone && refusalText(refusals.phone)}
            />
          )}
        </div>
        <div className="form-acts">
          <Button type="submit">
            <Trans>Continue</Trans>
          </Button>
          <Button variant="ghost" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
      <TransferQuestion snapshot={snapshot} send={send} />
    </>
  );
}

function Receipt({ transfer, onClose }: { readonly transfer: Transfer; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { friendName, to } = transfer;
  const amount = money(transfer.amount);
  return (
    <div className="form">
      <Notice tone="success" isLive title={t`${amount} sent to ${friendName}.`}>
        <Trans>They get a card of their own with its number and PIN.</Trans>
      </Notice>
      <DefinitionList
        layout="rows"
        definitions={[
          {
            id: 'to',
            term: t`Sent to`,
            value: <span className="o-ltr">{to.method === 'email' ? to.email : to.phone.e164}</span>,
          },
          { id: 'amount', term: t`Amount`, value: amount },
          { id: 'rest', term: t`Stays on your card`, value: money(transfer.rest) },
        ]}
      />
      <div className="form-acts">
        <Button variant="line" onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
