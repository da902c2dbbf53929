/**
 * The check of a person with an address, as stored in profiles: delivery, invoicing and address book (S3.58, S3.88,
 *
 */
import { Result } from 'effect';
import { checkAddress } from '../address/index.ts';
import type { AddressPolicy, PhoneEntry, Receiver } from '../address/index.ts';
import { checkUnlessStored, checkVatNumber } from '../customer/index.ts';
import { checkEmail, checkOptionalEmail } from '../email/index.ts';
import { checkParts } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import { checkOptionalPhone } from '../phone/index.ts';
import type { NumberingPlan, PhoneUse } from '../phone/index.ts';
import { checkName } from '../text/index.ts';
import { phoneEntryOf } from './company-info.ts';

/** The allowed area, whether an email is required, and the use of the optional phone. */
export interface ReceiverNeeds {
  readonly address: AddressPolicy;
  readonly email: 'needed' | 'optional';
  readonly phone: PhoneUse;
}

const NO_PHONE: PhoneEntry = { areaCode: '', number: '' };

const check = (receiver: Receiver, needs: ReceiverNeeds, plan: NumberingPlan, storedVatNumber: string) =>
  checkParts(
    {
      firstName: checkName(receiver.firstName),
      lastName: checkName(receiver.lastName),
      email: (needs.email === 'needed' ? checkEmail : checkOptionalEmail)(receiver.email),
      phone: Result.map(checkOptionalPhone(receiver.phone, needs.phone, plan), (phone) =>
        phone === null ? NO_PHONE : phoneEntryOf(phone),
      ),
      vatNumber: checkUnlessStored(receiver.vatNumber, storedVatNumber, (text) =>
        checkVatNumber(text, receiver.address.countryCode.trim().toUpperCase()),
      ),
    },
    { address: checkAddress(receiver.address, needs.address) },
  );

/** Refusals by field: `firstName`, `phone`, `address.zipCode`, … */
export type ReceiverRefusals = RefusalOf<ReturnType<typeof check>>;

/** Checks all fields at once and normalises them; a VAT number that is stored already and stays as it is passes. */
export const checkReceiver = (
  receiver: Receiver,
  needs: ReceiverNeeds,
  plan: NumberingPlan,
  storedVatNumber = '',
): Result.Result<Receiver, ReceiverRefusals> =>
  Result.map(check(receiver, needs, plan, storedVatNumber), (valid) => ({ civility: receiver.civility, ...valid }));
