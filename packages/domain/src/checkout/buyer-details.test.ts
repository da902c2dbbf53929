import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS, NO_DOCUMENT } from '../customer/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { INES } from '../profile/testing.ts';
import { detailsOf, isEmailConfirmed } from './index.ts';
import type { GuestEntry } from './index.ts';
import { guestEntry } from './testing.ts';

const ENTRY: GuestEntry = {
  name: 'Camille Roux',
  email: 'camille@exemple.fr',
  confirmEmail: 'camille@exemple.fr',
  phone: { areaCode: '+33', number: '06 12 34 56 78' },
  ...NO_DOCUMENT,
};
const KNOWN = { entry: ENTRY, account: INES, plan: numberingPlan, isDocumentNeeded: false };
const SIGNED_IN = CUSTOMER_KINDS.filter((kind) => kind !== 'guest');

const phoneOf = (phone: typeof INES.phone) =>
  detailsOf('individual', { ...KNOWN, account: { ...INES, phone } })!.buyer!.phone;

describe('who orders', () => {
  test('is a guest with the typed details, the mobile in international format and no account [S3.59][S5.16]', () => {
    expect(detailsOf('guest', KNOWN)).toEqual({
      buyer: { custId: null, name: 'Camille Roux', email: 'camille@exemple.fr', phone: '+33612345678', document: null },
      refusals: {},
    });
    expect(detailsOf('guest', { ...KNOWN, account: null })).toEqual(detailsOf('guest', KNOWN));
  });

  test('has no phone if a guest gives none, and is null as long as something is refused [S5.16][S5.24]', () =>
    fc.assert(
      fc.property(guestEntry, fc.constantFrom('name', 'email', 'confirmEmail'), (entry, emptied) => {
        const buyer = detailsOf('guest', { ...KNOWN, entry })!.buyer!;
        expect(buyer.phone === null).toBe(entry.phone.number === '');
        const wrong = detailsOf('guest', { ...KNOWN, entry: { ...entry, [emptied]: '' } })!;
        expect(wrong.buyer).toBeNull();
        expect(wrong.refusals[emptied as 'name']).toBeDefined();
      }),
    ));

  test('states an identity document where the unit needs one of its guests, and none elsewhere, whatever was entered [S3.60]', () => {
    const entry: GuestEntry = { ...ENTRY, documentType: 'other', documentNumber: ' 784-1984 1234567-1 ' };
    const stated = { documentType: 'other', documentNumber: '784198412345671' };
    const ask = (isDocumentNeeded: boolean, typed = entry) =>
      detailsOf('guest', { ...KNOWN, entry: typed, isDocumentNeeded })!;
    expect(ask(true).buyer!.document).toEqual(stated);
    expect(ask(false).buyer!.document).toBeNull();
    expect(ask(false, { ...entry, documentNumber: '#' }).refusals).toEqual({});
    expect(ask(true, { ...entry, ...NO_DOCUMENT })).toEqual({
      buyer: null,
      refusals: { documentType: { _tag: 'Required' }, documentNumber: { _tag: 'Required' } },
    });
    expect(detailsOf('individual', { ...KNOWN, entry, isDocumentNeeded: true })!.buyer!.document).toBeNull();
  });

  test.each(SIGNED_IN)('is a signed-in %s with the details of the account, whatever is typed [S3.85]', (kind) => {
    const { custId, firstName, lastName, email } = INES;
    const details = detailsOf(kind, { ...KNOWN, entry: { ...ENTRY, email: 'nonsense' } });
    expect(details).toMatchObject({ buyer: { custId, name: `${firstName} ${lastName}`, email }, refusals: {} });
    expect(detailsOf(kind, { ...KNOWN, plan: null })).toEqual(details);
  });

  test('has the phone of the account in international format, or none [S3.85]', () => {
    expect(phoneOf({ ...INES.phone, areaCode: '+33', number: '612345678' })).toBe('+33612345678');
    expect(phoneOf({ ...INES.phone, number: '' })).toBeNull();
  });

  test('is null until the numbering plan, or the account, is loaded', () => {
    expect(detailsOf('guest', { ...KNOWN, plan: null })).toBeNull();
    for (const kind of SIGNED_IN) expect(detailsOf(kind, { ...KNOWN, account: null })).toBeNull();
  });
});

test.each([
  [{}, true],
  [{ confirmEmail: '' }, false],
  [{ email: '', confirmEmail: '' }, false],
  [{ confirmEmail: 'other@exemple.fr' }, false],
  [{ email: 'camille', confirmEmail: 'camille' }, false],
  [{ name: '' }, true],
] as const)('emails are confirmed if both are valid and the same: %j is %s [S5.16]', (changed, isConfirmed) => {
  const entry = { ...ENTRY, ...changed };
  expect(isEmailConfirmed(entry, detailsOf('guest', { ...KNOWN, entry })!)).toBe(isConfirmed);
});
