import { MAINLAND_FRANCE } from '@offrande/domain/address';
import { BULK_SAMPLE_TYPES, type BulkRules } from '@offrande/domain/bulk-order';
import { DELIVERY_TYPES, type DeliveryType } from '@offrande/domain/delivery';
import { currency, money } from '@offrande/domain/money';
import { toXlsx } from '@offrande/sheets';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/index.ts';
import { createMemoryBulk } from './index.ts';

const EUR = currency('EUR');
const rulesOf = (itemCode: string, deliveryType: DeliveryType): BulkRules | null =>
  itemCode === 'kino'
    ? {
        product: {
          kind: 'digital',
          hasTemplates: true,
          usableAt: 'both',
          minAmount: money(10, EUR),
          maxAmount: money(250, EUR),
        },
        deliveryType,
        buyer: 'business',
        addressPolicy: MAINLAND_FRANCE,
        areaCode: '+33',
        languages: ['en', 'fr'],
        phoneCredit: null,
      }
    : null;

const file = (rows: readonly (readonly string[])[], fileName = 'cards.xlsx') =>
  ({ custId: 'B1', itemCode: 'kino', deliveryType: 'email', fileName, bytes: toXlsx(rows) }) as const;
const GOOD = [
  ['E-mail', 'Montant'],
  ['a@example.test', '20,50'],
  ['b@example.test', '50'],
];

describe('files of many cards in memory', () => {
  test('are read and stored, once for the same rows [S7.82][A-186]', async () => {
    const memory = createMemoryBulk({ rulesOf });
    const first = await memory.uploadFile(file(GOOD));
    expect(first).toEqual({
      _tag: 'Uploaded',
      upload: { uploadId: 'upload-1', fileName: 'cards.xlsx', cards: 2, amount: money('70.50', EUR), order: null },
    });
    expect(await memory.uploadFile(file([GOOD[0]!, [], ...GOOD.slice(1)]))).toEqual(first);
    expect(await memory.uploadFile(file(GOOD.slice(0, 2)))).toMatchObject({ upload: { uploadId: 'upload-2' } });
    expect(memory.uploaded.map(({ fileName }) => fileName)).toEqual(['cards.xlsx', 'cards.xlsx', 'cards.xlsx']);
  });

  test('are refused row by row, or as a whole with the codes of the server [S5.38][S8.14]', async () => {
    const memory = createMemoryBulk({ rulesOf });
    const wrong = await memory.uploadFile(file([...GOOD, ['nobody', '5']]));
    expect(wrong).toMatchObject({
      _tag: 'RowsRefused',
      errors: [
        { line: 4, column: 'amount', reason: { _tag: 'AmountBelowMinimum', min: money(10, EUR) } },
        { line: 4, column: 'email', reason: { _tag: 'NotAnEmail' } },
      ],
    });
    const codes = ERROR_CODES;
    for (const [request, refusal] of [
      [file(GOOD.slice(0, 1)), { code: codes.wrongFileFormat, detail: { reason: 'NoRows' } }],
      [file([['Montant'], ['5']]), { code: codes.wrongFileFormat, detail: { reason: 'MissingColumns' } }],
      [
        { ...file(GOOD), bytes: file(GOOD).bytes.slice(0, 99) },
        { code: codes.wrongFileFormat, detail: { reason: 'Unreadable' } },
      ],
      [file(GOOD, 'cards.pdf'), { code: codes.unsupportedFileType }],
      [{ ...file(GOOD), bytes: new Uint8Array(5 * 2 ** 20).fill(0x20), fileName: 'a.csv' }, { code: codes.fileTooBig }],
      [{ ...file(GOOD), itemCode: 'nothing' }, { code: codes.notFound }],
    ] as const)
      await expect(memory.uploadFile(request)).rejects.toMatchObject({ reason: 'refused', ...refusal });
  });

  test('have samples that are accepted as they are, and fail where they are told to [S7.83]', async () => {
    const memory = createMemoryBulk({ rulesOf, language: 'fr' });
    for (const deliveryType of DELIVERY_TYPES.filter((type) => type !== 'physical'))
      for (const extension of BULK_SAMPLE_TYPES) {
        const { bytes, fileName } = await memory.readSample({ itemCode: 'kino', deliveryType, extension });
        expect(await memory.uploadFile({ ...file(GOOD), deliveryType, fileName, bytes })).toMatchObject({
          upload: { cards: 1, amount: money(10, EUR) },
        });
      }
    memory.script.befall('uploadFile', { kind: 'unreachable' });
    await expect(memory.uploadFile(file(GOOD))).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
