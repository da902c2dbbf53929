/**
 * The form of a corporate account: employee ID and code of the employer, email, mobile, PIN. Source: S3.103, A-59,
 * docs/decisions/022.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { NumberingPlan } from '@offrande/domain/phone';
import { checkCorporateAccount, CORPORATE_PIN_DIGITS, type HeldCorporateAccount } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { PhoneNumber } from '../../phone/phone-number.tsx';
import type { Corporate } from './use-corporate.ts';

interface CorporateFormProps {
  readonly corporate: Corporate;
  readonly plan: NumberingPlan;
  /** The account to change; null for a new one. */
  readonly held: HeldCorporateAccount | null;
  /** Cancels a change; null if there is nothing to return to. */
  readonly onClose: (() => void) | null;
}

const EMPTY: HeldCorporateAccount = {
  employeeId: '',
  corporateCode: '',
  email: '',
  phone: { areaCode: '', number: '' },
};

export function CorporateForm({ corporate, plan, held, onClose }: CorporateFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const form = useEntry(
    () => ({ ...(held ?? EMPTY), pin: '' }),
    (entry) => checkCorporateAccount(entry, plan),
    (account) => corporate.save(account, () => onClose?.()),
    'corporate',
  );
  const { entry, refusals } = form;
  const { failure } = corporate;
  const change: typeof form.change = (changed) => {
    corporate.forgetFailure();
    form.change(changed);
  };
  const isRefused = Object.keys(refusals).length > 0 || failure !== null;
  const isMember = corporate.standing?.membership === 'member';
  return (
    <Form onSubmit={form.submit} attempt={form.attempt + corporate.refusedTimes} isRefused={isRefused}>
      {!isMember && (
        <div className="form-pair">
          <TextField
            label={t`Corporate code`}
            description={t`Your employer gives it to you.`}
            name="corporateCode"
            autoComplete="off"
            spellCheck="false"
            isLtr
            value={entry.corporateCode}
            onChange={(corporateCode) => change({ corporateCode })}
            error={
              failure === 'employerUnknown'
                ? t`No employer has this code.`
                : refusals.corporateCode && refusalText(refusals.corporateCode)
            }
          />
          <TextField
            {...field(form, 'employeeId')}
            label={t`Employee ID`}
            name="employeeId"
            autoComplete="off"
            spellCheck="false"
            isLtr
          />
        </div>
      )}
      <div className="form-pair">
        <TextField
          {...field(form, 'email')}
          label={t`Email at work`}
          name="email"
          type="email"
          autoComplete="work email"
          spellCheck="false"
          isLtr
        />
        <PhoneNumber
          label={t`Your mobile number`}
          name="phone"
          autoComplete="tel-national"
          phone={entry.phone}
          onChange={(phone) => change({ phone })}
          error={refusals.phone && refusalText(refusals.phone)}
        />
      </div>
      <PasswordField
        label={t`PIN of the corporate account`}
        description={
          held === null
            ? t`${CORPORATE_PIN_DIGITS} digits of your choice. They are asked for at every change.`
            : t`The ${CORPORATE_PIN_DIGITS} digits that you chose.`
        }
        name="pin"
        inputMode="numeric"
        maxLength={CORPORATE_PIN_DIGITS}
        autoComplete={held === null ? 'new-password' : 'current-password'}
        showLabel={t`Show the PIN`}
        hideLabel={t`Hide the PIN`}
        value={entry.pin}
        onChange={(pin) => change({ pin })}
        error={failure === 'pinWrong' ? t`This is not the PIN.` : refusals.pin && refusalText(refusals.pin)}
      />
      {failure === 'failed' && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <div className="form-acts">
        <Button type="submit" isLoading={corporate.isSaving}>
          {held === null ? <Trans>Ask my employer</Trans> : <Trans>Save</Trans>}
        </Button>
        {onClose !== null && (
          <Button variant="ghost" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </Form>
  );
}
