import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ATTACHED_CARDS_MAX,
  DELIVERY_TYPES,
  deliveriesOf,
  goesToBuyer,
  isPhysicalDelivery,
  RECEIVER_FIELDS,
  travelsWithReceipt,
} from './index.ts';
import type { DeliveryType, LineToDeliver } from './index.ts';
import { linesToDeliver } from './testing.ts';

const SOON = 1_800_000_000_000;
const LATER = 1_900_000_000_000;

const line = (lineId: string, type: DeliveryType, changes: Partial<LineToDeliver> = {}): LineToDeliver => ({
  lineId,
  type,
  cards: 1,
  dueAt: null,
  ...changes,
});

/** How a single line of a type is delivered, in words. */
const waysOf = (type: DeliveryType): readonly string[] => {
  const { toReceivers, parcels, toBuyer } = deliveriesOf([line('a', type, { cards: 3 })]);
  return [
    ...toReceivers.map(({ channel }) => `${channel} to the receiver`),
    ...parcels.map(() => 'parcel'),
    ...toBuyer.flatMap(({ attached, files }) => [
      ...attached.map(() => 'attached for the buyer'),
      ...files.map((file) => `${file.type} for the buyer`),
    ]),
  ];
};

/** Whether the first message to the buyer is the confirmation's. */
const first = (one: LineToDeliver) => travelsWithReceipt(deliveriesOf([one]).toBuyer[0]!);

describe('the deliveries of an order', () => {
  test.each<[DeliveryType, readonly string[]]>([
    ['physical', ['parcel']],
    ['sms', ['sms to the receiver']],
    ['pdf', ['attached for the buyer']],
    ['email', ['email to the receiver']],
    ['emailAndSms', ['email to the receiver', 'sms to the receiver']],
    ['zip', ['zip for the buyer']],
    ['cardFile', ['cardFile for the buyer']],
    ['urlFile', ['urlFile for the buyer']],
  ])('%s: %j [S1.81][A-26]', (type, ways) => {
    expect(waysOf(type)).toEqual(ways);
  });

  test('are defined for every type', () => {
    for (const type of DELIVERY_TYPES) expect(waysOf(type)).not.toEqual([]);
  });

  test('every line is delivered in one way, over every channel of its type, at its own instant [A-26][A-55]', () => {
    fc.assert(
      fc.property(linesToDeliver, (lines) => {
        const { toReceivers, parcels, toBuyer } = deliveriesOf(lines);
        for (const { lineId, type, dueAt } of lines) {
          const messages = toReceivers.filter((one) => one.lineId === lineId);
          const ownParcels = parcels.filter((one) => one.lineId === lineId);
          const own = toBuyer.flatMap((message) =>
            [...message.attached, ...message.files.flatMap(({ lineIds }) => lineIds)]
              .filter((id) => id === lineId)
              .map(() => message),
          );
          const { email, phone } = RECEIVER_FIELDS[type];
          expect(messages).toHaveLength([email, phone].filter((need) => need === 'needed').length);
          expect(ownParcels).toHaveLength(isPhysicalDelivery(type) ? 1 : 0);
          expect(own).toHaveLength(goesToBuyer(type) ? 1 : 0);
          for (const one of [...messages, ...ownParcels, ...own]) expect(one.dueAt).toBe(dueAt);
        }
      }),
    );
  });

  test('a buyer gets one message per instant for any number of lines and cards, with one file of each type [A-26]', () => {
    fc.assert(
      fc.property(linesToDeliver, (lines) => {
        const { toBuyer } = deliveriesOf(lines);
        expect(new Set(toBuyer.map(({ dueAt }) => dueAt)).size).toBe(toBuyer.length);
        for (const { attached, files } of toBuyer) {
          expect(attached.length === 0).toBe(files.length > 0);
          expect(new Set(files.map(({ type }) => type)).size).toBe(files.length);
        }
      }),
    );
  });

  test('a thousand lines are one file and one message', () => {
    const lines = Array.from({ length: 1000 }, (_, at) => line(`line-${at}`, 'zip', { cards: 5 }));
    const { toBuyer } = deliveriesOf(lines);
    expect(toBuyer).toHaveLength(1);
    expect(toBuyer[0]!.files).toEqual([{ type: 'zip', lineIds: lines.map(({ lineId }) => lineId) }]);
  });

  test('printed cards together with a file, or too many for attachments, are a file too', () => {
    const few = line('a', 'pdf', { cards: ATTACHED_CARDS_MAX });
    expect(deliveriesOf([few]).toBuyer).toEqual([{ dueAt: null, attached: ['a'], files: [] }]);
    expect(deliveriesOf([few, line('b', 'pdf')]).toBuyer).toEqual([
      { dueAt: null, attached: [], files: [{ type: 'zip', lineIds: ['a', 'b'] }] },
    ]);
    expect(deliveriesOf([line('a', 'urlFile'), line('b', 'pdf'), line('c', 'zip')]).toBuyer).toEqual([
      {
        dueAt: null,
        attached: [],
        files: [
          { type: 'urlFile', lineIds: ['a'] },
          { type: 'zip', lineIds: ['b', 'c'] },
        ],
      },
    ]);
  });

  test('lines with different dates are in different messages, in the order of the lines [A-55]', () => {
    const lines = [line('a', 'zip', { dueAt: LATER }), line('b', 'zip'), line('c', 'pdf', { dueAt: SOON })];
    expect(deliveriesOf(lines).toBuyer.map(({ dueAt }) => dueAt)).toEqual([LATER, null, SOON]);
  });

  test('only cards that are attached immediately are sent with the confirmation', () => {
    expect(first(line('a', 'pdf'))).toBe(true);
    expect(first(line('a', 'pdf', { dueAt: SOON }))).toBe(false);
    expect(first(line('a', 'zip'))).toBe(false);
  });
});
