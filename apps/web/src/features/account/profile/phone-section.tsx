/** The account's mobile number, changed once a code has confirmed the new one. Source: S5.46, S4.64, A-57, A-58. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type PhoneEntry, phoneWithAreaCode } from '@offrande/domain/address';
import { formatPhone, type NumberingPlan } from '@offrande/domain/phone';
import { type Member } from '@offrande/domain/profile';
import { selectPhoneChangeFailure, selectPhoneChangeRefusal, selectPhoneCode } from '@offrande/domain/phone-change';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useEffect, useEffectEvent, useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { Form } from '../../form/form.tsx';
import { useKeptEntry } from '../../form/use-kept-entry.ts';
import { PhoneNumber } from '../../phone/phone-number.tsx';
import { ChangeSection } from './change-section.tsx';
import { CodeEntry } from './code-entry.tsx';
import { usePhoneChange } from './use-phone-change.ts';

interface PhoneSectionProps {
  readonly member: Member;
  readonly plan: NumberingPlan;
  readonly onChanged: () => void;
}

export function PhoneSection({ member, plan, onChanged }: PhoneSectionProps) {
  const { t } = useLingui();
  return (
    <ChangeSection
      title={t`Mobile number`}
      changeLabel={t`Change the mobile number`}
      keptAs="phoneOpen"
      shown={
        <p>
          {member.phone.number === '' ? (
            <Trans>None yet. With a number you can also sign in.</Trans>
          ) : (
            <span className="o-ltr">{formatPhone({ e164: phoneWithAreaCode(member.phone) })}</span>
          )}
        </p>
      }
      changed={<Trans>Your mobile number was changed.</Trans>}
      onChanged={onChanged}
      renderForm={(changed, cancel) => <PhoneForm member={member} plan={plan} onChanged={changed} onCancel={cancel} />}
    />
  );
}

interface PhoneFormProps extends PhoneSectionProps {
  readonly onCancel: () => void;
}

function PhoneForm({ member, plan, onChanged, onCancel }: PhoneFormProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { snapshot, send } = usePhoneChange(member, plan);
  const [phone, setPhone] = useState<PhoneEntry>({ areaCode: member.phone.areaCode, number: '' });
  useKeptEntry('phone', phone, setPhone);
  const [attempt, setAttempt] = useState(0);
  const isChanged = snapshot.matches('changed');
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (isChanged) tell();
  }, [isChanged]);
  const code = selectPhoneCode(snapshot);
  if (code !== null) return <CodeEntry actor={code} backLabel={t`Change the number`} />;
  const refusal = selectPhoneChangeRefusal(snapshot);
  return (
    <Form
      onSubmit={() => {
        setAttempt(attempt + 1);
        send({ type: 'submit', phone });
      }}
      attempt={attempt}
      isRefused={refusal !== null}
    >
      <PhoneNumber
        label={t`New mobile number`}
        name="phone"
        autoComplete="tel-national"
        description={t`We send a code to it.`}
        phone={phone}
        onChange={setPhone}
        error={refusal === null ? undefined : refusalText(refusal)}
      />
      {selectPhoneChangeFailure(snapshot) !== null && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="ghost" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
