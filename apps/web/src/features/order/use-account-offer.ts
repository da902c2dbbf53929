/** A registration prefilled from an order, and the fields still to enter. */
import { Struct } from 'effect';
import { entryOfBuyer, type KnownBuyer, missingFields } from '@offrande/domain/registration';
import { useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useLater } from '../../page/part.tsx';
import { loadRegistration } from '../auth/load-registration.ts';
import { isFilling } from '../auth/registration-proof.tsx';
import type { RegistrationField } from '../auth/registration-fields.ts';
import { type Registration, useRegistration } from '../auth/use-registration.ts';

export interface Offer {
  readonly registration: Registration;
  readonly asks: ReadonlySet<RegistrationField>;
  readonly step: 'filling' | 'proving';
}

/** A visitor who returns from the code step may correct where it was sent. */
const CORRECTED: readonly RegistrationField[] = ['email', 'phone'];

/** The password is entered once and copied to its confirmation, so the confirmation's refusal is dropped. */
const withoutConfirmation = ({
  refusals: { confirmPassword: _confirmation, ...refusals },
  ...rest
}: Registration): Registration => ({
  ...rest,
  refusals,
});

export const useAccountOffer = (buyer: KnownBuyer): Offer => {
  const { individualPolicy } = useBoot().unit;
  const { plan } = useLater(loadRegistration);
  const [start] = useState(() => entryOfBuyer(buyer, individualPolicy));
  const [missing] = useState(() => missingFields(start, individualPolicy, plan));
  const [hasProven, setProven] = useState(false);
  const registration = withoutConfirmation(useRegistration(start));
  const step = isFilling(registration) ? 'filling' : 'proving';
  if (step === 'proving' && !hasProven) setProven(true);
  const refused = Struct.keys(registration.refusals);
  return { registration, asks: new Set([...missing, ...refused, ...(hasProven ? CORRECTED : [])]), step };
};
