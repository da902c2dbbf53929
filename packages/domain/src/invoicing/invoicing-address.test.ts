import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkInvoicingAddress, companyReceiver, invoicingAddressOf, invoicingChoices } from './index.ts';
import { businessMembers, individualMembers, keptReceivers } from '../profile/testing.ts';

describe('an invoicing address', () => {
  test('that is valid and complete is used [S5.65]', () =>
    fc.assert(
      fc.property(keptReceivers, (receiver) => {
        expect(checkInvoicingAddress(receiver, numberingPlan)).toEqual(Result.succeed(receiver));
      }),
    ));

  test('that is stored with a VAT number which would not be taken today is used [S5.65]', () =>
    fc.assert(
      fc.property(keptReceivers, (receiver) => {
        const older = { ...receiver, vatNumber: 'FR40123456789' };
        expect(checkInvoicingAddress(older, numberingPlan)).toEqual(Result.succeed(older));
      }),
    ));

  test('that is incomplete for an invoice is not used, with the missing fields [S5.65]', () =>
    fc.assert(
      fc.property(
        keptReceivers,
        fc.constantFrom('firstName', 'lastName', 'email', 'line1', 'zipCode', 'city', 'countryCode'),
        (receiver, missing) => {
          const address = { ...receiver.address, [missing]: '' };
          const incomplete = missing in receiver ? { ...receiver, [missing]: '' } : { ...receiver, address };
          expect(checkInvoicingAddress(incomplete, numberingPlan)).toMatchObject({
            failure: {
              _tag: 'InvoicingAddressIncomplete',
              refusals: { [missing in receiver ? missing : `address.${missing}`]: { _tag: 'Required' } },
            },
          });
        },
      ),
    ));

  test('that is malformed is not used [S5.65]', () =>
    expect(checkInvoicingAddress({ ...EMPTY_RECEIVER, firstName: '1' }, numberingPlan)).toMatchObject({
      failure: { refusals: { firstName: { _tag: 'NotAName' } } },
    }));

  test('that does not exist is missing [S5.65]', () =>
    expect(checkInvoicingAddress(null, numberingPlan)).toEqual(Result.fail({ _tag: 'InvoicingAddressMissing' })));
});

describe('of a company', () => {
  test('its own invoicing address is first, else its address in the name of its contact [S3.75][S5.65]', () =>
    fc.assert(
      fc.property(businessMembers, (member) => {
        const { company, email, firstName, invoicing } = member;
        const chosen = Result.getOrThrow(invoicingAddressOf(member, numberingPlan));
        expect(chosen.address).toEqual((invoicing ?? company)?.address);
        if (invoicing === null) {
          expect(chosen).toMatchObject({ firstName, email, vatNumber: company?.vatNumber, phone: company?.phone });
        }
      }),
    ));

  test('the choices are its existing addresses: invoicing, company, delivery, each complete or not [S3.88][S5.65]', () =>
    fc.assert(
      fc.property(businessMembers, fc.boolean(), (member, isComplete) => {
        const delivery = member.delivery === null || isComplete ? member.delivery : { ...member.delivery, email: '' };
        const choices = invoicingChoices({ ...member, delivery }, numberingPlan);
        expect(choices.map(({ source }) => source)).toEqual([
          ...(member.invoicing === null ? [] : ['invoicing']),
          'company',
          ...(delivery === null ? [] : ['delivery']),
        ]);
        for (const choice of choices) expect(choice.isComplete).toBe(choice.source !== 'delivery' || isComplete);
      }),
    ));
});

test('an individual without one has no choices', () =>
  fc.assert(
    fc.property(individualMembers, (member) => {
      expect(companyReceiver(member)).toBeNull();
      expect(invoicingChoices(member, numberingPlan)).toEqual([]);
      expect(invoicingAddressOf(member, numberingPlan)).toEqual(Result.fail({ _tag: 'InvoicingAddressMissing' }));
    }),
  ));
