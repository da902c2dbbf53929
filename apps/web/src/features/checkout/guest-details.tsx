/** Who orders: name, email twice, a mobile number if the guest likes. Errors come after a field was left or the order sent. */
import { Trans, useLingui } from '@lingui/react/macro';
import { isEmailConfirmed, type GuestField } from '@offrande/domain/checkout';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { lazy, Suspense } from 'react';
import { useAvailable } from '../../app/available.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { FIELD_IDS } from './field-ids.ts';
import type { Guest } from './use-buyer.ts';

const MobileField = lazy(() => import('./mobile-field.tsx').then((module) => ({ default: module.MobileField })));

const GuestNote = lazy(() => import('./guest-note.tsx').then((module) => ({ default: module.GuestNote })));

interface GuestDetailsProps {
  readonly guest: Guest;
  /** The order was sent once: every field says what is wrong with it. */
  readonly isSent: boolean;
  readonly isDisabled: boolean;
}

export function GuestDetails({ guest, isSent, isDisabled }: GuestDetailsProps) {
  const { t } = useLingui();
  const { texts, change, visit } = guest;
  const errorOf = useErrors(guest, isSent);
  const isConfirmed = guest.details !== null && isEmailConfirmed(texts, guest.details);
  const canSignIn = useAvailable()('/auth/login');
  return (
    <section className="checkout-part" aria-labelledby="checkout-guest">
      <h2 id="checkout-guest">
        <Trans>Your details</Trans>
      </h2>
      {canSignIn && (
        <Suspense fallback={<Skeleton shape="control" className="checkout-note-waiting" />}>
          <GuestNote />
        </Suspense>
      )}
      <div className="checkout-fields">
        <TextField
          label={t`Full name`}
          name="name"
          autoComplete="name"
          spellCheck="false"
          inputId={FIELD_IDS.name}
          value={texts.name}
          onChange={(name) => change({ name })}
          onBlur={() => visit('name')}
          error={errorOf('name')}
          isDisabled={isDisabled}
        />
        <Suspense fallback={<Skeleton shape="control" className="checkout-mobile-waiting" />}>
          <MobileField
            inputId={FIELD_IDS.phone}
            texts={texts}
            onChange={change}
            onBlur={() => visit('phone')}
            error={errorOf('phone')}
            isDisabled={isDisabled}
          />
        </Suspense>
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck="false"
          isLtr
          inputId={FIELD_IDS.email}
          value={texts.email}
          onChange={(email) => change({ email })}
          onBlur={() => visit('email')}
          error={errorOf('email')}
          isDisabled={isDisabled}
        />
        <TextField
          label={t`Confirm email`}
          name="confirmEmail"
          type="email"
          autoComplete="email"
          spellCheck="false"
          isLtr
          inputId={FIELD_IDS.confirmEmail}
          value={texts.confirmEmail}
          onChange={(confirmEmail) => change({ confirmEmail })}
          onBlur={() => visit('confirmEmail')}
          error={errorOf('confirmEmail')}
          checkedLabel={isConfirmed ? t`The same email` : undefined}
          isDisabled={isDisabled}
        />
      </div>
    </section>
  );
}

/** The message of a field that was left or sent; none while it is being typed for the first time. */
const useErrors = ({ details, visited }: Guest, isSent: boolean): ((field: GuestField) => string | undefined) => {
  const refusalText = useRefusalText();
  return (field) => {
    const refusal = isSent || visited.has(field) ? details?.refusals[field] : undefined;
    return refusal && refusalText(refusal);
  };
};
