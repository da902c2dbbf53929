/**
 * The receiver of a row, checked by the rules of a single card's receiver, and which column each of its refusals is about
 * (spec section 5, S5.38, A-26, A-57, A-115, A-141).
 */
import { Result } from 'effect';
import type { PhoneEntry, Receiver } from '../address/index.ts';
import { checkDelivery } from '../delivery/index.ts';
import type { DeliveryRefusals } from '../delivery/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { withoutWhiteSpace } from '../text/index.ts';
import type { BulkColumn, CellOf } from './columns.ts';
import type { BulkRules } from './rules.ts';

const ABROAD = /^(?:\+|00)(\d{1,3})/u;

/** The area code that an international number begins with; codes are of one to three figures and none begins another. */
const areaCodeOfNumber = (number: string, { readAreaCode }: NumberingPlan): string | undefined => {
  const figures = ABROAD.exec(withoutWhiteSpace(number))?.[1] ?? '';
  return [1, 2, 3].map((length) => `+${figures.slice(0, length)}`).find((code) => Result.isSuccess(readAreaCode(code)));
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

type ReceiverPath = keyof DeliveryRefusals & `receiver.${string}`;

const COLUMN_OF_PATH: Readonly<Record<Exclude<ReceiverPath, 'receiver.vatNumber'>, BulkColumn>> = {
  'receiver.firstName': 'firstName',
  'receiver.lastName': 'lastName',
  'receiver.email': 'email',
  'receiver.phone': 'phone',
  'receiver.address.line1': 'address',
  'receiver.address.line2': 'address2',
  'receiver.address.zipCode': 'zipCode',
  'receiver.address.city': 'city',
  'receiver.address.countryCode': 'countryCode',
};

/** Why a receiver's cell is refused. */
export type ReceiverCellRefusal = NonNullable<DeliveryRefusals[ReceiverPath]>;

type Reasons = Partial<Record<BulkColumn, ReceiverCellRefusal>>;

const columnOf = (path: keyof typeof COLUMN_OF_PATH, { _tag }: ReceiverCellRefusal): BulkColumn =>
  _tag === 'AreaCodeUnknown' ? 'areaCode' : COLUMN_OF_PATH[path];

const reasonsOf = (refusals: DeliveryRefusals): Reasons => {
  const reasons: Reasons = {};
  for (const path of Object.keys(COLUMN_OF_PATH) as (keyof typeof COLUMN_OF_PATH)[]) {
    const reason = refusals[path];
    if (reason !== undefined) reasons[columnOf(path, reason)] = reason;
  }
  return reasons;
};

/** The receiver that a row names, without civility; or a reason for each column that is refused. */
export const checkReceiver = (cell: CellOf, rules: BulkRules, plan: NumberingPlan): Result.Result<Receiver, Reasons> =>
  Result.mapBoth(
    checkDelivery(
      { type: rules.deliveryType, date: null, receiver: receiverOf(cell, rules.areaCode, plan), letterTypeId: null },
      // The clock matters to a date only, and a row has none: the line that the file makes is scheduled as a whole.
      { ...rules, kind: rules.product.kind, now: 0, zone: 'UTC', letterTypes: [] },
      plan,
    ),
    { onSuccess: ({ receiver }) => receiver, onFailure: reasonsOf },
  );
