import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { DEFAULT_INDIVIDUAL_POLICY, entryOfBuyer, missingFields, type KnownBuyer } from './index.ts';

const CAMILLE: KnownBuyer = {
  name: 'Camille Roux',
  email: 'camille.roux@exemple.fr',
  phone: { areaCode: '+33', number: '06 12 34 56 78' },
};
const missing = (buyer: Partial<KnownBuyer>, policy: Partial<typeof DEFAULT_INDIVIDUAL_POLICY> = {}) =>
  missingFields(entryOfBuyer({ ...CAMILLE, ...buyer }), { ...DEFAULT_INDIVIDUAL_POLICY, ...policy }, numberingPlan);

describe('a buyer of an order', () => {
  test('enters only a password if the order has the rest [S3.61][S3.64]', () => {
    expect(missing({})).toEqual(['password']);
    expect(entryOfBuyer(CAMILLE)).toMatchObject({ firstName: 'Camille', lastName: 'Roux', isSubscribed: false });
  });

  test.each([
    ['a mobile where the unit needs one', { phone: { areaCode: '+33', number: '' } }, {}, ['password', 'phone']],
    ['no mobile where it does not', { phone: { areaCode: '+33', number: '' } }, { isPhoneNeeded: false }, ['password']],
    [
      'another number in place of a fixed line',
      { phone: { areaCode: '+33', number: '0142685300' } },
      {},
      ['password', 'phone'],
    ],
    [
      'a document where the unit needs one',
      {},
      { isDocumentNeeded: true },
      ['password', 'documentType', 'documentNumber'],
    ],
    ['the last name where the order has one word', { name: 'Camille' }, {}, ['lastName', 'password']],
  ] as const)('also enters %s [S3.62][S3.63][S3.64][A-57][A-59]', (_, buyer, policy, fields) => {
    expect(missing(buyer, policy)).toEqual(fields);
  });
});
