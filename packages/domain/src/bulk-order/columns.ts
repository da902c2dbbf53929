/**
 * The columns of a bulk file (spec section 5, A-63, A-141). A column is found by its key or its name in the header; a
 * row is one card. The required columns follow from the delivery type, as for any receiver.
 */
import { RECEIVER_FIELDS } from '../delivery/index.ts';
import type { DeliveryType, FieldNeed } from '../delivery/index.ts';

/** In the order of the sample file. `areaCode` may stay empty where `phone` begins with + or 00, or is of the unit's country. */
export const BULK_COLUMNS = [
  ...(['amount', 'civility', 'firstName', 'lastName', 'email', 'areaCode', 'phone'] as const),
  ...(['address', 'address2', 'zipCode', 'city', 'countryCode'] as const),
  ...(['message', 'message2', 'customerId'] as const),
];
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** The cells of a row by column; a column that the file lacks is empty. */
export type CellOf = (column: BulkColumn) => string;

const optionalUnlessUnused = (need: FieldNeed): FieldNeed => (need === 'unused' ? 'unused' : 'optional');

/** `needed`: the file is refused without the column. `unused`: the column is ignored. */
export const columnNeeds = (type: DeliveryType): Readonly<Record<BulkColumn, FieldNeed>> => {
  const { name, email, phone, address } = RECEIVER_FIELDS[type];
  return {
    amount: 'needed',
    civility: optionalUnlessUnused(name),
    firstName: name,
    lastName: name,
    email,
    areaCode: optionalUnlessUnused(phone),
    phone,
    address,
    address2: optionalUnlessUnused(address),
    zipCode: address,
    city: address,
    countryCode: address,
    message: 'optional',
    message2: 'optional',
    customerId: 'optional',
  };
};

/** The columns that a delivery type reads, in the order of the sample file. */
export const columnsFor = (type: DeliveryType): readonly BulkColumn[] => {
  const needs = columnNeeds(type);
  return BULK_COLUMNS.filter((column) => needs[column] !== 'unused');
};
