/**
 * Invoicing addresses: those that a member may choose from, and whether one is complete enough for an invoice. Source:
 * S5.65, S3.75, S3.88. An incomplete one is not used; the member is asked to complete the profile.
 */
import { Result } from 'effect';
import type { Receiver } from '../address/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { INVOICING_NEEDS, checkReceiver } from '../profile/index.ts';
import type { Member, ReceiverRefusals } from '../profile/index.ts';

export type InvoicingAddressRefusal =
  | { readonly _tag: 'InvoicingAddressMissing' }
  | { readonly _tag: 'InvoicingAddressIncomplete'; readonly refusals: ReceiverRefusals };

export const INVOICING_SOURCES = ['invoicing', 'company', 'delivery'] as const;
export type InvoicingSource = (typeof INVOICING_SOURCES)[number];

/** The company's own address in the name of its contact. */
export const companyReceiver = (member: Member): Receiver | null => {
  const { company, civility, firstName, lastName, email } = member;
  return company === null
    ? null
    : {
        civility,
        firstName,
        lastName,
        email,
        phone: company.phone,
        vatNumber: company.vatNumber,
        address: company.address,
      };
};

const receiverOf = (member: Member, source: InvoicingSource): Receiver | null => {
  if (source === 'company') return companyReceiver(member);
  return source === 'invoicing' ? member.invoicing : member.delivery;
};

/**
 * Checks that an address is valid for an invoice: names, email, address; otherwise returns what is missing. It is a stored one:
 * its VAT number was checked when it was entered.
 */
export const checkInvoicingAddress = (
  receiver: Receiver | null,
  plan: NumberingPlan,
): Result.Result<Receiver, InvoicingAddressRefusal> => {
  if (receiver === null) return Result.fail({ _tag: 'InvoicingAddressMissing' });
  return Result.mapError(checkReceiver(receiver, INVOICING_NEEDS, plan, receiver.vatNumber), (refusals) => ({
    _tag: 'InvoicingAddressIncomplete',
    refusals,
  }));
};

export interface InvoicingChoice {
  readonly source: InvoicingSource;
  readonly receiver: Receiver;
  readonly isComplete: boolean;
}

/** The addresses to choose from, the invoicing address itself first; those that a member does not have are left out. */
export const invoicingChoices = (member: Member, plan: NumberingPlan): readonly InvoicingChoice[] =>
  INVOICING_SOURCES.flatMap((source) => {
    const receiver = receiverOf(member, source);
    return receiver === null
      ? []
      : [{ source, receiver, isComplete: Result.isSuccess(checkInvoicingAddress(receiver, plan)) }];
  });

/** The default address of an invoice: the invoicing address, else the company's. */
export const invoicingAddressOf = (
  member: Member,
  plan: NumberingPlan,
): Result.Result<Receiver, InvoicingAddressRefusal> =>
  checkInvoicingAddress(member.invoicing ?? companyReceiver(member), plan);
