import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { registeredProfile } from '../business-registration/index.ts';
import { checkCompanyStep, checkContactStep } from '../business-registration/index.ts';
import { ATELIER_COMPANY, ATELIER_CONTACT } from '../business-registration/testing.ts';
import { MAINLAND_FRANCE } from '../address/index.ts';
import { checkTab, isUnanswered, settle } from '../dossier/index.ts';
import { FACTS } from '../dossier/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { begunDossier } from './index.ts';

const POLICY = { accountCategories: [], deliveryAddress: MAINLAND_FRANCE };
const company = Result.getOrThrow(checkCompanyStep(ATELIER_COMPANY, POLICY, numberingPlan));
const contact = Result.getOrThrow(checkContactStep(ATELIER_CONTACT, POLICY, numberingPlan));
const profile = registeredProfile(company, contact);
const begun = begunDossier({ ...profile, contact });

describe('a dossier that is begun', () => {
  test('has what the company registered, in its own normal form [S3.79][S3.82][A-78]', () => {
    expect(begun.company.identity).toMatchObject({
      legalName: company.companyName,
      registrationNumber: company.siren,
      vatNumber: company.vatNumber,
      address: company.address,
    });
    expect(begun.company.contact).toMatchObject({ lastName: contact.lastName, email: contact.email });
    expect(settle(begun)).toEqual(begun);
  });

  test('says that parcels and invoices go to the office where they do, and elsewhere else [S3.82]', () => {
    expect(begun.company.delivery.addressType).toBe('default');
    const elsewhere = { ...company.address, line1: '1 quai du Port' };
    const other = begunDossier({ ...profile, contact, delivery: { ...profile.delivery, address: elsewhere } });
    expect(other.company.delivery).toEqual({ addressType: 'other', address: elsewhere });
  });

  test('has no answer that is wrong, only ones that are missing [S4.74]', () => {
    const refusals = Result.match(checkTab('company', begun, FACTS, numberingPlan), {
      onFailure: (found) => found,
      onSuccess: () => ({}),
    });
    expect(Object.entries(refusals).filter(([, refusal]) => !isUnanswered(refusal))).toEqual([]);
    expect(Object.keys(refusals).length).toBeGreaterThan(0);
  });
});
