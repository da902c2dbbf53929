/**
 * The form entry that corresponds to a row: one card with its receiver and message, on the line of the file (spec
 * section 5, S5.38, A-26, A-57, A-115, A-141).
 */
import { Result } from 'effect';
import type { PhoneEntry, Receiver } from '../address/index.ts';
import type { LineEntry, LineRules } from '../line-entry/index.ts';
import { EMPTY_PERSONALISATION } from '../personalisation/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { withoutWhiteSpace } from '../text/index.ts';
import type { CellOf } from './columns.ts';
import type { BulkRules } from './rules.ts';

const ABROAD = /^(?:\+|00)(\d{1,3})/u;

/** The area code of an international number; codes have one to three digits and none is a prefix of another. */
const areaCodeOfNumber = (number: string, { readAreaCode }: NumberingPlan): string | undefined => {
  const digits = ABROAD.exec(withoutWhiteSpace(number))?.[1] ?? '';
  return [1, 2, 3].map((length) => `+${digits.slice(0, length)}`).find((code) => Result.isSuccess(readAreaCode(code)));
};

const phoneEntry = (cell: CellOf, areaCode: string, plan: NumberingPlan): PhoneEntry => {
  const number = cell('phone');
  return { number, areaCode: cell('areaCode').trim() || (areaCodeOfNumber(number, plan) ?? areaCode) };
};

const receiverOf = (cell: CellOf, areaCode: string, plan: NumberingPlan): Receiver => ({
  civility: null,
  firstName: cell('firstName'),
  lastName: cell('lastName'),
  email: cell('email'),
  phone: phoneEntry(cell, areaCode, plan),
  address: {
    line1: cell('address'),
    line2: cell('address2'),
    zipCode: cell('zipCode'),
    city: cell('city'),
    countryCode: cell('countryCode'),
  },
  vatNumber: '',
});

/** A row has no card face, letter, sender or date: those belong to the line of the whole file. */
export const entryOfRow = (cell: CellOf, { deliveryType, areaCode }: BulkRules, plan: NumberingPlan): LineEntry => ({
  amount: { as: 'typed', text: cell('amount') },
  personalisation: { ...EMPTY_PERSONALISATION, message: cell('message'), message2: cell('message2') },
  delivery: { type: deliveryType, date: null, receiver: receiverOf(cell, areaCode, plan), letterTypeId: null },
  extraItemCode: null,
  sender: null,
  customerId: cell('customerId'),
});

/** The current time matters only for a date, and a row has none. */
export const lineRulesOf = ({ product, buyer, addressPolicy, phoneCredit }: BulkRules): LineRules => ({
  product,
  buyer,
  addressPolicy,
  phoneCredit,
  templates: [],
  additionalProducts: [],
  letterTypes: [],
  now: 0,
  zone: 'UTC',
});
