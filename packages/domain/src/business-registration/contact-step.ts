/**
 * Step 2 of a business registration: the contact, and where invoices and deliveries go (S3.73 to S3.77). An address type
 * is default, the company's own address, or other, with a block of its own that is checked only then.
 */
import { Result } from 'effect';
import { EMPTY_RECEIVER } from '../address/index.ts';
import type { PhoneEntry, Receiver } from '../address/index.ts';
import { checkEmail, checkOptionalEmail } from '../email/index.ts';
import { checkParts } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import { checkConfirmPassword, checkNewPassword } from '../password/index.ts';
import type { BreachedPasswords } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { INVOICING_NEEDS, checkReceiver, deliveryNeeds, phoneEntryOf } from '../profile/index.ts';
import type { Person, ProfilePolicy, ReceiverNeeds, ReceiverRefusals } from '../profile/index.ts';
import { checkName } from '../text/index.ts';
import type { AddressType } from './address-type.ts';

interface ContactFacts extends Person {
  readonly email: string;
  readonly password: string;
  readonly phone: PhoneEntry;
  readonly invoicingType: AddressType;
  readonly deliveryType: AddressType;
  /** Where invoices are mailed to, if not to the contact. */
  readonly invoiceEmail: string;
  readonly isSubscribed: boolean;
}

/** As entered; the blocks count only where their address type is other. */
export interface ContactStepEntry extends ContactFacts {
  readonly confirmPassword: string;
  readonly agreement: boolean;
  readonly invoicing: Receiver;
  readonly delivery: Receiver;
}

/** The step once it passed: the conditions are agreed to; a block is null where the address is the company's. */
export interface ContactStep extends ContactFacts {
  readonly agreement: true;
  readonly invoicing: Receiver | null;
  readonly delivery: Receiver | null;
}

/** Nothing entered or agreed to, and no newsletter. */
export const EMPTY_CONTACT_STEP: ContactStepEntry = {
  civility: null,
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  phone: { areaCode: '', number: '' },
  invoicingType: 'default',
  deliveryType: 'default',
  invoicing: EMPTY_RECEIVER,
  delivery: EMPTY_RECEIVER,
  invoiceEmail: '',
  isSubscribed: false,
  agreement: false,
};

const checkAgreement = (agreement: boolean): Result.Result<true, { readonly _tag: 'AgreementRequired' }> =>
  agreement ? Result.succeed(true) : Result.fail({ _tag: 'AgreementRequired' });

const checkBlock = (
  type: AddressType,
  block: Receiver,
  needs: ReceiverNeeds,
  plan: NumberingPlan,
): Result.Result<Receiver | null, ReceiverRefusals> =>
  type === 'other' ? checkReceiver(block, needs, plan) : Result.succeed(null);

const check = (entry: ContactStepEntry, policy: ProfilePolicy, plan: NumberingPlan, breached?: BreachedPasswords) =>
  checkParts(
    {
      firstName: checkName(entry.firstName),
      lastName: checkName(entry.lastName),
      email: checkEmail(entry.email),
      password: checkNewPassword(entry.password, breached),
      confirmPassword: checkConfirmPassword(entry.confirmPassword, entry.password),
      phone: Result.map(plan.checkPhone(entry.phone, 'businessContact'), phoneEntryOf),
      invoiceEmail: checkOptionalEmail(entry.invoiceEmail),
      agreement: checkAgreement(entry.agreement),
    },
    {
      invoicing: checkBlock(entry.invoicingType, entry.invoicing, INVOICING_NEEDS, plan),
      delivery: checkBlock(entry.deliveryType, entry.delivery, deliveryNeeds(policy.deliveryAddress), plan),
    },
  );

/** Refusals by field: `email`, `agreement`, `invoicing.address.zipCode`, … */
export type ContactStepRefusals = RefusalOf<ReturnType<typeof check>>;

/** All fields at once, the blocks that count among them. */
export const checkContactStep = (
  entry: ContactStepEntry,
  policy: ProfilePolicy,
  plan: NumberingPlan,
  breached?: BreachedPasswords,
): Result.Result<ContactStep, ContactStepRefusals> =>
  Result.map(check(entry, policy, plan, breached), ({ confirmPassword: _same, ...valid }) => ({
    civility: entry.civility,
    invoicingType: entry.invoicingType,
    deliveryType: entry.deliveryType,
    isSubscribed: entry.isSubscribed,
    ...valid,
  }));

/** The entry as it may be stored for the session: without passwords. */
export const storableContact = (entry: ContactStepEntry): ContactStepEntry => ({
  ...entry,
  password: '',
  confirmPassword: '',
});
