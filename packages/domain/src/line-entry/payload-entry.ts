/** The entry of a payload line, with the additional values of its draft (S3.45, A-29, A-101, A-159). */
import { EMPTY_ADDRESS, namesOf } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import type { OrderPayloadLine } from '../order-payload/schema.ts';
import { EMPTY_PERSONALISATION } from '../personalisation/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { LineEntry } from './line-entry.ts';

/**
 * The values that a draft adds to a payload line. With `isFile`, `receiver` is one of a file's many: each card has its
 * own.
 */
export type DraftedEntry = Pick<CartLine, 'redeemablePlace' | 'validMonths' | 'receiver'> & {
  readonly customerId: string | null;
  readonly isFile: boolean;
};

/** The payload has names joined by a space, the address in one line, and the phone as one number. */
const receiverOf = (line: OrderPayloadLine, plan: NumberingPlan): Receiver => ({
  civility: null,
  ...namesOf(line.receiverName ?? ''),
  email: line.receiverEmail ?? '',
  phone: plan.entryOfE164(line.receiverMobileNo ?? ''),
  vatNumber: line.receiverVatNumber ?? '',
  address: {
    ...EMPTY_ADDRESS,
    line1: line.receiverAddress ?? '',
    zipCode: line.receiverZipCode ?? '',
    city: line.receiverCity ?? '',
    countryCode: line.receiverCountryCode ?? '',
  },
});

const personalOf = (line: OrderPayloadLine, drafted: DraftedEntry | null): LineEntry['personalisation'] => ({
  ...EMPTY_PERSONALISATION,
  ...(drafted && { redeemablePlace: drafted.redeemablePlace, validMonths: drafted.validMonths }),
  message: line.message ?? '',
  message2: line.message2 ?? '',
  templateId: line.templateId === undefined ? null : String(line.templateId),
  photoUrl: line.personalImageUrl ?? null,
});

/** `drafted` is null for an order without a draft. */
export const entryOfPayload = (
  line: OrderPayloadLine,
  drafted: DraftedEntry | null,
  plan: NumberingPlan,
): LineEntry => ({
  amount: { as: drafted?.isFile === true ? 'fileSum' : 'sent', text: line.amount },
  personalisation: personalOf(line, drafted),
  delivery: {
    type: line.deliverType,
    date: line.deliverDate ?? null,
    receiver: drafted?.receiver ?? receiverOf(line, plan),
    letterTypeId: line.letterTypeId ?? null,
  },
  extraItemCode: line.extraItemCode ?? null,
  sender: { name: line.senderName ?? '', email: line.senderEmail ?? '' },
  customerId: drafted?.customerId ?? '',
});
