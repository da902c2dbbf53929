import { Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftLineFromWire } from '../cart/schema.ts';
import { currency, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { createDraft, defaultDraft, resetDraft, updateDraft } from './index.ts';
import type { DraftValues, SalesmanDraft } from './index.ts';
import { draftValues } from './testing.ts';

const values = draftValues(euro);
const flat = (value: unknown) => JSON.stringify(value);
const GROUPED = ['receiver', 'sender', 'delivery'] as const;

const NULL_AT_FIRST =
  'fileType fileName productImgUrl categoryId parentItemCode customerId customerName templateId templateUrl ' +
  'personalImageUrl receiverCivility deliverDate deliverTimeZone letterTypeId salesmanLetterType salesmanLetterValue ' +
  'extraItemCode extraItemImgUrl extraProductName extraProductAmount extraFeeDiscType extraFeeDiscValue kind ' +
  'cardMadeFee newBeneficairyQty extraCardMadeFee salesmanSetDiscount productSorts';
const EMPTY_AT_FIRST =
  'productName senderName senderEmail message message2 receiverName receiverFirstName receiverLastName receiverEmail ' +
  'receiverMobileAreaCode receiverMobileNo receiverCity receiverCountryCode receiverAddress receiverAddress2 ' +
  'receiverZipCode receiverVatNumber';

const same = (names: string, value: unknown) => Object.fromEntries(names.split(' ').map((name) => [name, value]));

describe('a new draft', () => {
  test('has the default of every field, also on the wire [S4.119][S3.20]', () => {
    const draft = defaultDraft(euro);
    expect([draft.lineId, draft.itemCode]).toEqual([null, '']);
    const wire = Schema.encodeSync(draftLineFromWire(euro))({ ...draft, lineId: 'T1', itemCode: 'GC1' });
    expect(wire).toMatchObject({
      draftPath: 'salesman-to-self',
      productDiscount: '0',
      amount: '0.00',
      qty: 1,
      discount: '0%',
      deliverType: 2,
      letterPrice: '0.00',
      validMonths: 12,
      commisionType: 'P',
      commisionValue: '3',
      uploadFileList: [],
      ...same('additionalTaxRate productTaxRate', '0'),
      ...same(NULL_AT_FIRST, null),
      ...same(EMPTY_AT_FIRST, ''),
    });
  });

  test('has the given values and defaults for the others [S4.119]', () => {
    const draft = createDraft({ itemCode: 'GC1', amount: money(50, euro), sender: { name: 'Jo' } }, euro);
    expect(draft).toEqual({
      ...defaultDraft(euro),
      itemCode: 'GC1',
      amount: money(50, euro),
      sender: { name: 'Jo', email: '' },
    });
  });

  test('is the defaults updated by the same values [S4.119][S4.120]', () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(flat(createDraft(given, euro))).toBe(flat(updateDraft(defaultDraft(euro), given)));
      }),
    );
  });
});

const drafts = values.map((given) => createDraft(given, euro));

describe('updating a draft', () => {
  test('sets only the named values [S4.120]', () => {
    fc.assert(
      fc.property(drafts, values, (draft, given) => {
        const updated = updateDraft(draft, given);
        for (const name of Object.keys(draft) as (keyof SalesmanDraft)[]) {
          if (GROUPED.some((group) => group === name)) continue;
          expect(flat(updated[name])).toBe(flat(name in given ? given[name as keyof DraftValues] : draft[name]));
        }
        expect(Object.keys(updated).toSorted()).toEqual(Object.keys(draft).toSorted());
      }),
    );
  });

  test('merges receiver, sender and delivery field by field [S4.120]', () => {
    const full = createDraft(
      {
        receiver: { firstName: 'Ada', phone: { areaCode: '+33', number: '6' }, address: { city: 'Lille', line1: '1' } },
        sender: { name: 'Jo', email: 'jo@example.org' },
        delivery: { type: 'email', date: '2030/01/02' },
      },
      euro,
    );
    const updated = updateDraft(full, {
      receiver: { lastName: 'Byron', phone: { number: '7' }, address: { line1: '2' } },
      sender: { email: 'ada@example.org' },
      delivery: { date: null },
    });
    expect(updated.receiver).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      phone: { areaCode: '+33', number: '7' },
      address: { city: 'Lille', line1: '2', zipCode: '' },
    });
    expect([updated.sender, updated.delivery]).toEqual([
      { name: 'Jo', email: 'ada@example.org' },
      { type: 'email', date: null },
    ]);
  });

  test('twice with the same values equals once, and without values changes nothing [S4.120]', () => {
    fc.assert(
      fc.property(drafts, values, (draft, given) => {
        const once = updateDraft(draft, given);
        expect(flat(updateDraft(once, given))).toBe(flat(once));
        expect(flat(updateDraft(draft, {}))).toBe(flat(draft));
      }),
    );
  });

  test('twice has the later value of each field [S4.120]', () => {
    fc.assert(
      fc.property(drafts, values, values, (draft, one, other) => {
        const { receiver: _one, ...plainOne } = one;
        const { receiver: _other, ...plainOther } = other;
        const both: DraftValues = {
          ...plainOne,
          ...plainOther,
          sender: { ...one.sender, ...other.sender },
          delivery: { ...one.delivery, ...other.delivery },
        };
        expect(flat(updateDraft(updateDraft(draft, plainOne), plainOther))).toBe(flat(updateDraft(draft, both)));
      }),
    );
  });
});

test('a reset restores the defaults, in the draft’s own currency [S4.121]', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(resetDraft(draft)).toEqual(defaultDraft(euro));
    }),
  );
  const dinar = currency('KWD', 3);
  expect(resetDraft(createDraft({ productDiscountRate: rate(3) }, dinar))).toEqual(defaultDraft(dinar));
});
