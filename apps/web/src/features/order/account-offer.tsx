/**
 * Opens an account for a guest with a confirmed order: asks for a password and what the unit requires beyond the
 * order's data, then for the usual registration codes. The order moves into the account. Source: S2.83, S3.61 to S3.66,
 * S4.62 to S4.64; decision 021.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { KnownBuyer } from '@offrande/domain/registration';
import { Button } from '@offrande/ui-kit/Button';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { Part } from '../../page/part.tsx';
import { Form } from '../form/form.tsx';
import './account-offer.css';
import '../auth/auth.css';
import { Conditions } from '../auth/conditions.tsx';
import { DocumentFields } from '../auth/document-fields.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { ProofStep } from '../auth/proof-step.tsx';
import { RegistrationErrors } from '../auth/registration-errors.tsx';
import { registrationFieldId } from '../auth/registration-fields.ts';
import { Entered } from '../auth/registration-text.tsx';
import { RegistrationPhone } from '../auth/registration-phone.tsx';
import { type Offer, useAccountOffer } from './use-account-offer.ts';
import { useFieldError, useFieldNames } from '../auth/use-registration-texts.ts';
import type { Registration } from '../auth/use-registration.ts';

interface AccountOfferProps {
  readonly buyer: KnownBuyer;
  /** The order moves into the account while it is opened. */
  readonly onMoving: (isMoving: boolean) => void;
}

export function AccountOffer(props: AccountOfferProps) {
  return (
    <Part waiting={<Skeleton shape="block" />}>
      <Offered {...props} />
    </Part>
  );
}

function Offered({ buyer, onMoving }: AccountOfferProps) {
  const { t } = useLingui();
  const offer = useAccountOffer(buyer);
  useKeptFocus(offer.step);
  const isMoving = offer.step !== 'filling' && offer.registration.code === null;
  useEffect(() => onMoving(isMoving), [isMoving, onMoving]);
  return (
    <Panel title={t`Keep track of these cards`} className="account-offer">
      {offer.step === 'filling' ? (
        <OfferForm offer={offer} known={buyer} />
      ) : (
        <OfferProof registration={offer.registration} />
      )}
    </Panel>
  );
}

interface OfferFormProps {
  readonly offer: Offer;
  readonly known: KnownBuyer;
}

function OfferForm({ offer: { registration, asks }, known }: OfferFormProps) {
  const { refusals, attempt } = registration;
  return (
    <Form onSubmit={registration.submit} isRefused={Object.keys(refusals).length > 0}>
      <p className="account-offer-lead">
        <Trans>
          Choose a password: this order and its invoice move into an account for{' '}
          <bdi className="o-ltr">{known.email}</bdi>, with the cards that are yours.
        </Trans>
      </p>
      <RegistrationErrors refusals={refusals} attempt={attempt} />
      <FailureNotice failure={registration.failure} />
      {asks.has('firstName') && <Entered registration={registration} field="firstName" autoComplete="given-name" />}
      {asks.has('lastName') && <Entered registration={registration} field="lastName" autoComplete="family-name" />}
      {asks.has('email') && (
        <Entered registration={registration} field="email" type="email" autoComplete="email" spellCheck="false" isLtr />
      )}
      <Password registration={registration} />
      {asks.has('phone') && <RegistrationPhone registration={registration} />}
      {(asks.has('documentType') || asks.has('documentNumber')) && <DocumentFields registration={registration} />}
      <Conditions />
      <Button type="submit" variant="line" isWide>
        <Trans>Create my account</Trans>
      </Button>
    </Form>
  );
}

/** Entered once, since it can be shown. The name next to it is for password managers. */
function Password({ registration: { entry, change, refusals } }: { readonly registration: Registration }) {
  const names = useFieldNames();
  const errorOf = useFieldError(refusals);
  return (
    <>
      <input hidden readOnly type="text" name="username" autoComplete="username" value={entry.email} />
      <NewPasswordField
        label={names.password}
        name="password"
        inputId={registrationFieldId('password')}
        value={entry.password}
        onChange={(password) => change({ password, confirmPassword: password })}
        error={errorOf('password')}
      />
    </>
  );
}

function OfferProof({ registration: { code } }: { readonly registration: Registration }) {
  const { t } = useLingui();
  const channel = useSelector(code ?? undefined, (snapshot) => snapshot?.context.channel ?? null);
  const titles = { email: t`Confirm your email`, sms: t`Confirm your mobile number` };
  useKeptFocus(channel);
  if (code === null || channel === null) return <Spinner size="lg" label={t`Opening your account`} showLabel />;
  return (
    <>
      <h3 className="account-offer-step">{titles[channel]}</h3>
      <ProofStep key={channel} code={code} />
    </>
  );
}
