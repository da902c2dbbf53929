/** The reason, the account's email typed by hand, and the final confirmation. Source: S3.135, S5.74, A-94. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  checkClosing,
  CLOSING_REASONS,
  type ClosingEntry,
  type ClosingReason,
  selectClosingFailure,
} from '@offrande/domain/account-closing';
import { type Member } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { Question } from '../../../page/dialogs.tsx';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import type { Closing } from './use-closing.ts';

const useReasonNames = (): Readonly<Record<ClosingReason, string>> => {
  const { t } = useLingui();
  return {
    noLongerUsing: t`I no longer use it`,
    switchingAccount: t`I am switching to another account`,
    personalSecurity: t`Personal security`,
    poorCustomerService: t`Poor customer service`,
    difficultToNavigate: t`Difficult to navigate`,
    noNeedVoucherDiscount: t`I do not need vouchers or discounts`,
    discountNotAttractive: t`The discounts are not attractive`,
    purchaseProcessTooComplicated: t`Buying is too complicated`,
    technicalIssues: t`Technical issues`,
    redemptionIssues: t`Issues when redeeming a card`,
  };
};

interface ClosingFormProps {
  readonly closing: Closing;
  readonly member: Member;
}

export function ClosingForm({ closing: { snapshot, send }, member }: ClosingFormProps) {
  const { t } = useLingui();
  const reasons = useReasonNames();
  const [asked, setAsked] = useState<ClosingEntry | null>(null);
  const form = useEntry(
    (): ClosingEntry => ({ reason: null, email: '' }),
    (entry) => checkClosing(entry, member),
    (_request, entry) => setAsked(entry),
    'closing',
  );
  const { entry, change, refusals } = form;
  const { email } = member;
  const close = () => {
    setAsked(null);
    if (asked !== null) send({ type: 'close', entry: asked });
  };
  return (
    <>
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
        <SelectField
          label={t`Why are you leaving?`}
          name="reason"
          placeholder={t`Choose a reason`}
          options={CLOSING_REASONS.map((reason) => ({ value: reason, label: reasons[reason] }))}
          value={entry.reason ?? ''}
          onChange={(reason) => change({ reason: CLOSING_REASONS.find((one) => one === reason) ?? null })}
          error={form.errorOf('reason')}
        />
        <TextField
          {...field(form, 'email')}
          label={t`Type your email to confirm`}
          description={
            <Trans>
              It is <span className="o-ltr">{email}</span>.
            </Trans>
          }
          name="confirmEmail"
          type="email"
          autoComplete="off"
          spellCheck="false"
          isLtr
        />
        {selectClosingFailure(snapshot) !== null && (
          <Notice tone="danger" isLive>
            {t(GENERIC_FAILURE)}
          </Notice>
        )}
        <div className="form-acts">
          <Button type="submit" variant="danger" isLoading={snapshot.hasTag('busy')}>
            <Trans>Delete my account</Trans>
          </Button>
          <Button variant="ghost" onPress={() => send({ type: 'keep' })}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      </Form>
      <Question
        isOpen={asked !== null}
        title={t`Delete your account for good?`}
        go={{ label: t`Delete for good`, variant: 'danger', onPress: close }}
        stay={{ label: t`Cancel`, onPress: () => setAsked(null) }}
      >
        <Trans>This cannot be taken back. You are signed out at once.</Trans>
      </Question>
    </>
  );
}
