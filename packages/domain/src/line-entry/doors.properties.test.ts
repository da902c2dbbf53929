/** All sources of a line get the same result for it. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullNameOf, joinedAddressLines } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import { isBatchDelivery } from '../delivery/index.ts';
import { orderPayloadLine } from '../order-payload/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkForm, checkLine, draftLine, entryOfPayload, formOfLine, madeLine } from './index.ts';
import type { FilledForm } from './testing.ts';
import { anyForms, FILLED_IN_AT, filledForms } from './testing.ts';

const atTheForm = ({ form, facts }: FilledForm) =>
  checkForm(form, facts, numberingPlan, { now: FILLED_IN_AT, lineId: 'L1' });

/** The same line in the payload of an order, with its draft. */
const atTheServer = (line: CartLine, { facts }: FilledForm) => {
  const { redeemablePlace, validMonths, receiver, customerId } = line;
  const drafted = { redeemablePlace, validMonths, receiver, customerId, isFile: false };
  const rules = { ...facts, templates: facts.faces, now: FILLED_IN_AT, zone: facts.timeZone };
  return checkLine(entryOfPayload(orderPayloadLine(line), drafted, numberingPlan), rules, numberingPlan);
};

const pathsOf = (checked: Result.Result<unknown, object>): readonly string[] =>
  Result.isFailure(checked) ? Object.keys(checked.failure).toSorted() : [];

/** Refusals that only the form has, and those that a buyer's own card has at the sender's fields. */
const shared = (paths: readonly string[], { form }: FilledForm): readonly string[] =>
  paths.filter(
    (path) => !form.isForSelf || !['receiver.firstName', 'receiver.lastName', 'receiver.email'].includes(path),
  );

describe('a form and the payload of its line', () => {
  test('are refused for the same fields, and accepted together [A-25][A-26][A-27][A-29][A-55][A-166]', () =>
    fc.assert(
      fc.property(anyForms, (filled) => {
        const { form, facts } = filled;
        const areaCode = form.receiver.phone.areaCode || '+33';
        const phone = { ...form.receiver.phone, areaCode };
        const line = draftLine({ ...form, receiver: { ...form.receiver, phone } }, facts, 'L1');
        expect(shared(pathsOf(atTheServer(line, filled)), filled)).toEqual(pathsOf(atTheForm(filled)));
      }),
    ));

  test('result in the same line [S3.45][A-29]', () =>
    fc.assert(
      fc.property(filledForms, (filled) => {
        const { facts } = filled;
        const line = Result.getOrThrow(atTheForm(filled));
        const { quantity, deliveryTimeZone, templateImageUrl } = line;
        const sent = Result.getOrThrow(atTheServer(line, filled));
        const made = madeLine('L1', facts.product, { ...sent, quantity, deliveryTimeZone });
        expect({ ...made, templateImageUrl, draftPath: line.draftPath }).toEqual(line);
      }),
    ));

  test('have the same receiver if no draft adds to the payload [A-29]', () =>
    fc.assert(
      fc.property(filledForms, ({ form, facts }) => {
        const guest = { form: { ...form, place: 'wholeStore' as const }, facts: { ...facts, buyer: 'guest' as const } };
        fc.pre(!isBatchDelivery(form.deliveryType));
        const line = Result.getOrThrow(atTheForm(guest));
        const rules = { ...guest.facts, templates: facts.faces, now: FILLED_IN_AT, zone: facts.timeZone };
        const sent = Result.getOrThrow(
          checkLine(entryOfPayload(orderPayloadLine(line), null, numberingPlan), rules, numberingPlan),
        );
        expect(fullNameOf(sent.receiver)).toBe(fullNameOf(line.receiver));
        expect(joinedAddressLines(sent.receiver.address)).toBe(joinedAddressLines(line.receiver.address));
        expect(sent.receiver.phone).toEqual(line.receiver.phone);
        expect({ ...sent.receiver, email: '' }).toMatchObject({ civility: null, vatNumber: line.receiver.vatNumber });
      }),
    ));
});

test('a checked line fills the form again, and is unchanged by another check [A-21][A-108]', () =>
  fc.assert(
    fc.property(filledForms, (filled) => {
      const line = Result.getOrThrow(atTheForm(filled));
      const again = formOfLine(line, filled.facts);
      expect(atTheForm({ form: again, facts: filled.facts })).toEqual(Result.succeed(line));
    }),
  ));
