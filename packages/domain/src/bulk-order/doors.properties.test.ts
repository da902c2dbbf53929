/** A row of a file, a card's form and a line of an order's payload are checked by the same rules. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm, checkLine, draftLine, entryOfPayload } from '../line-entry/index.ts';
import { anyForms, FILLED_IN_AT } from '../line-entry/testing.ts';
import type { FilledForm } from '../line-entry/testing.ts';
import { orderPayloadLine } from '../order-payload/index.ts';
import { numberingPlan } from '../phone/index.ts';
import type { BulkColumn } from './columns.ts';
import { compileBulk } from './compile.ts';
import type { BulkRules } from './rules.ts';

/** The column for each field of a line; fields without a column are left out. */
const COLUMN_OF: Readonly<Record<string, BulkColumn>> = {
  amount: 'amount',
  message: 'message',
  message2: 'message2',
  'receiver.firstName': 'firstName',
  'receiver.lastName': 'lastName',
  'receiver.email': 'email',
  'receiver.phone': 'phone',
  'receiver.address.line1': 'address',
  'receiver.address.zipCode': 'zipCode',
  'receiver.address.city': 'city',
  'receiver.address.countryCode': 'countryCode',
};

const columnsOf = (checked: Result.Result<unknown, object>): readonly string[] =>
  Result.isFailure(checked)
    ? Object.keys(checked.failure)
        .flatMap((path) => COLUMN_OF[path] ?? [])
        .toSorted()
    : [];

const ofRow = ({ form, facts }: FilledForm): readonly string[] | null => {
  const { firstName, lastName, email, phone, address } = form.receiver;
  const cells: Readonly<Record<string, string>> = {
    amount: form.ownAmount,
    firstName,
    lastName,
    email,
    areaCode: phone.areaCode,
    phone: phone.number,
    address: address.line1,
    address2: address.line2,
    zipCode: address.zipCode,
    city: address.city,
    countryCode: address.countryCode,
    message: form.message,
    message2: facts.product.hasTemplates ? form.message2 : '',
  };
  const rules: BulkRules = { ...facts, deliveryType: form.deliveryType, areaCode: '+33', languages: ['fr'] };
  const sheet = { contentHash: 'a'.repeat(64), rows: [Object.keys(cells), Object.values(cells)] };
  const compiled = compileBulk(sheet, rules, numberingPlan);
  if (Result.isSuccess(compiled)) return [];
  if (compiled.failure._tag !== 'RowsRefused') return null;
  return compiled.failure.errors.map(({ column }) => (column === 'areaCode' ? 'phone' : column)).toSorted();
};

test('a row is refused for the same reasons as a form with the same entries, and as the order of its line [S5.38][A-25][A-26][A-57][A-141]', () =>
  fc.assert(
    fc.property(anyForms, ({ form: any, facts: of }) => {
      const form = { ...any, isForSelf: false };
      const facts = { ...of, buyer: 'business' as const };
      const row = ofRow({ form, facts });
      fc.pre(row !== null);
      const now = FILLED_IN_AT;
      expect(columnsOf(checkForm(form, facts, numberingPlan, { now, lineId: 'L1' }))).toEqual(row);
      const line = draftLine(form, facts, 'L1');
      const areaCode = line.receiver.phone.areaCode || '+33';
      const drafted = {
        ...line,
        receiver: { ...line.receiver, phone: { ...line.receiver.phone, areaCode } },
        isFile: false,
      };
      const rules = { ...facts, templates: facts.faces, now, zone: facts.timeZone };
      expect(
        columnsOf(checkLine(entryOfPayload(orderPayloadLine(line), drafted, numberingPlan), rules, numberingPlan)),
      ).toEqual(row);
    }),
  ));
