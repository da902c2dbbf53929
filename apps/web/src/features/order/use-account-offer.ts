/** A registration that begins with what an order knows, and which fields are left to enter. */
import { Struct } from 'effect';
import { entryOfBuyer, type KnownBuyer, missingFields } from '@offrande/domain/registration';
import { use, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { loadRegistration } from '../auth/load-registration.ts';
import { isFilling } from '../auth/registration-proof.tsx';
import type { RegistrationField } from '../auth/registration-fields.ts';
import { type Registration, useRegistration } from '../auth/use-registration.ts';

export interface Offer {
  readonly registration: Registration;
  readonly asks: ReadonlySet<RegistrationField>;
  readonly step: 'filling' | 'proving';
}

/** Who came back from a code may correct what it was sent to. */
const CORRECTED: readonly RegistrationField[] = ['email', 'phone'];

/** The password is entered once and is the same twice: nothing is said of the second. */
const withoutAgain = ({ refusals: { confirmPassword: _again, ...refusals }, ...rest }: Registration): Registration => ({
  ...rest,
  refusals,
});

export const useAccountOffer = (buyer: KnownBuyer): Offer => {
  const { individualPolicy } = useBoot().unit;
  const { plan } = use(loadRegistration());
  const [start] = useState(() => entryOfBuyer(buyer));
  const [missing] = useState(() => missingFields(start, individualPolicy, plan));
  const [hasProven, setProven] = useState(false);
  const registration = withoutAgain(useRegistration(start));
  const step = isFilling(registration) ? 'filling' : 'proving';
  if (step === 'proving' && !hasProven) setProven(true);
  const refused = Struct.keys(registration.refusals);
  return { registration, asks: new Set([...missing, ...refused, ...(hasProven ? CORRECTED : [])]), step };
};
