import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { NO_DOCUMENT } from '../customer/index.ts';
import { buyerOfOrder, DEFAULT_INDIVIDUAL_POLICY, entryOfBuyer, missingFields, type KnownBuyer } from './index.ts';

const CAMILLE: KnownBuyer = {
  name: 'Camille Roux',
  email: 'camille.roux@exemple.fr',
  phone: { areaCode: '+33', number: '06 12 34 56 78' },
  document: NO_DOCUMENT,
};
const STATED = { documentType: 'other', documentNumber: 'AB 12' } as const;
const missing = (buyer: Partial<KnownBuyer>, over: Partial<typeof DEFAULT_INDIVIDUAL_POLICY> = {}) => {
  const policy = { ...DEFAULT_INDIVIDUAL_POLICY, ...over };
  return missingFields(entryOfBuyer({ ...CAMILLE, ...buyer }, policy), policy, numberingPlan);
};

describe('a buyer of an order', () => {
  test('enters only a password if the order has the rest [S3.61][S3.64]', () => {
    expect(missing({})).toEqual(['password']);
    expect(entryOfBuyer(CAMILLE, DEFAULT_INDIVIDUAL_POLICY)).toMatchObject({
      firstName: 'Camille',
      lastName: 'Roux',
      isSubscribed: false,
    });
  });

  test('does not state a document twice, and registers none where the unit needs none [S3.60][S3.62][S3.63]', () => {
    const document = { ...STATED };
    expect(missing({ document }, { isDocumentNeeded: true })).toEqual(['password']);
    expect(missing({ document: { documentType: null, documentNumber: '12' } })).toEqual(['password']);
    expect(entryOfBuyer({ ...CAMILLE, document }, DEFAULT_INDIVIDUAL_POLICY)).toMatchObject(NO_DOCUMENT);
  });

  test('is who gave the order’s email at checkout; of anybody else no mobile and no document are taken [S3.60]', () => {
    const { name, email, phone } = CAMILLE;
    const order = { name, email };
    const known = { name, email, phone, document: STATED };
    expect(buyerOfOrder(order, { email, phone, ...STATED })).toEqual(known);
    expect(buyerOfOrder(order, { email: email.toUpperCase(), phone, ...STATED })).toEqual(known);
    expect(buyerOfOrder(order, { email: 'someone@exemple.fr', phone, ...STATED })).toEqual({
      ...order,
      phone: { areaCode: '', number: '' },
      document: NO_DOCUMENT,
    });
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
