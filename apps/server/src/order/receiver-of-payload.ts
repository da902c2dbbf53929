/** The receiver of a payload line, whose parts the payload joins. */
import { EMPTY_ADDRESS, type Receiver } from '@offrande/domain/address';
import type { OrderPayloadLine } from '@offrande/domain/order/schema';
import { phoneEntryOfE164 } from '@offrande/domain/phone';

/** The payload joins first and last name by a blank; the first blank parts them again. */
const namesOf = (name: string): Pick<Receiver, 'firstName' | 'lastName'> => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
};

export const receiverOf = (line: OrderPayloadLine): Receiver => ({
  civility: null,
  ...namesOf(line.receiverName ?? ''),
  email: line.receiverEmail ?? '',
  phone: phoneEntryOfE164(line.receiverMobileNo ?? ''),
  vatNumber: line.receiverVatNumber ?? '',
  address: {
    ...EMPTY_ADDRESS,
    line1: line.receiverAddress ?? '',
    zipCode: line.receiverZipCode ?? '',
    city: line.receiverCity ?? '',
    countryCode: line.receiverCountryCode ?? '',
  },
});
