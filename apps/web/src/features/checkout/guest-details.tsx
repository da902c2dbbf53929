/**
 * A guest's details: name, email twice, an optional mobile number, an identity document where the unit needs one. Errors
 * appear after a field was left or the order sent.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { isEmailConfirmed, type GuestField } from '@offrande/domain/checkout';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { lazy, Suspense } from 'react';
import { useAvailable } from '../../page/available.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { field } from '../form/field.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import type { Checkout } from './use-checkout.ts';
import { FIELD_IDS } from './use-problems.ts';

const IdentityDocumentFields = lazy(() =>
  import('../form/identity-document-fields.tsx').then((module) => ({ default: module.IdentityDocumentFields })),
);

const EMAIL = { type: 'email', autoComplete: 'email', spellCheck: 'false', isLtr: true } as const;

export function GuestDetails({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui();
  const { details, guest, isDocumentNeeded } = checkout.buyer;
  const { areaCode, mobile } = guest.entry;
  const controlOf = useControls(checkout);
  const bound = (name: 'name' | 'email' | 'confirmEmail') => ({
    ...field({ ...guest, errorOf: () => undefined }, name),
    ...controlOf(name),
  });
  const isConfirmed = details !== null && isEmailConfirmed(guest.entry, details);
  return (
    <section className="checkout-part" aria-labelledby="checkout-guest">
      <h2 id="checkout-guest">
        <Trans>Your details</Trans>
      </h2>
      {useAvailable()('/auth/login') && <GuestNote />}
      <div className="checkout-fields">
        <TextField {...bound('name')} label={t`Full name`} autoComplete="name" spellCheck="false" />
        <div className="checkout-mobile">
          <PhoneNumber
            {...controlOf('phone')}
            name="mobile"
            label={t`Mobile number`}
            optionalMark={t`optional`}
            description={t`Only for a delivery problem.`}
            phone={{ areaCode, number: mobile }}
            onChange={({ areaCode: code, number }) =>
              guest.update((entry) => ({ ...entry, areaCode: code, mobile: number }))
            }
          />
        </div>
        <TextField {...EMAIL} {...bound('email')} label={t`Email`} />
        <TextField
          {...EMAIL}
          {...bound('confirmEmail')}
          label={t`Confirm email`}
          checkedLabel={isConfirmed ? t`The same email` : undefined}
        />
        {isDocumentNeeded && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <IdentityDocumentFields
              entry={guest.entry}
              onChange={(document) => guest.update((entry) => ({ ...entry, ...document }))}
              controlOf={controlOf}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/**
 * The props of each field's control. Its message appears after the field was left or the order sent, not while typing
 * for the first time.
 */
const useControls = ({ buyer: { details, guest }, attempt, isBusy }: Checkout) => {
  const refusalText = useRefusalText();
  return (name: GuestField) => {
    const refusal = attempt > 0 || guest.visited.has(name) ? details?.refusals[name] : undefined;
    return {
      inputId: FIELD_IDS[name],
      onBlur: () => guest.visit(name),
      error: refusal && refusalText(refusal),
      isDisabled: isBusy,
    };
  };
};

/** Explains that this is a guest's order, and how to make it a member's without losing the cart. Source. */
function GuestNote() {
  return (
    <Notice>
      <Trans>
        You are ordering as a guest. <Link href="/auth/login?nextStep=checkout">Sign in</Link> to use your wallet and
        saved addresses.
      </Trans>
    </Notice>
  );
}
