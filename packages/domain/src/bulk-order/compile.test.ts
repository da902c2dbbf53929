import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { MAINLAND_FRANCE } from '../address/index.ts';
import { newLine } from '../cart/index.ts';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import type { DeliveryType, FieldNeed } from '../delivery/index.ts';
import { currency, encodeAmount, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { asFileLine, BULK_MAX_ROWS, compileBulk, dryRunBulk, quoteOf, rowKey, sampleSheet } from './index.ts';
import { CELL_MAX_CHARACTERS } from './row.ts';
import { columnNeeds } from './columns.ts';
import type { BulkColumn, BulkRefusal, BulkRules } from './index.ts';

const HASH = 'ab'.repeat(32);
const rulesOf = (deliveryType: DeliveryType, over: Partial<BulkRules> = {}): BulkRules => ({
  product: {
    kind: null,
    hasTemplates: false,
    usableAt: 'both' as const,
    minAmount: money(10, euro),
    maxAmount: money(500, euro),
  },
  deliveryType,
  buyer: 'business',
  addressPolicy: MAINLAND_FRANCE,
  areaCode: '+33',
  languages: ['fr', 'en'],
  phoneCredit: null,
  ...over,
});
const compile = (rows: readonly (readonly string[])[], rules: BulkRules) =>
  compileBulk({ contentHash: HASH, rows }, rules, numberingPlan);
const rowsOf = (rows: readonly (readonly string[])[], rules: BulkRules) => Result.getOrThrow(compile(rows, rules)).rows;
const refused = (refusal: BulkRefusal) => Result.fail(refusal);
const faults = (rows: readonly (readonly string[])[], rules: BulkRules) =>
  Result.getOrThrow(dryRunBulk({ contentHash: HASH, rows }, rules, numberingPlan)).errors.map(
    ({ line, column, reason }) => `${line} ${column} ${reason._tag}`,
  );

const columnsWith = (type: DeliveryType, need: FieldNeed) =>
  Object.entries(columnNeeds(type)).flatMap(([column, its]) => (its === need ? [column] : []));

describe('columns', () => {
  test.each<[DeliveryType, readonly BulkColumn[]]>([
    ['email', ['amount', 'email']],
    ['sms', ['amount', 'phone']],
    ['emailAndSms', ['amount', 'email', 'phone']],
    ['physical', ['amount', 'firstName', 'lastName', 'address', 'zipCode', 'city', 'countryCode']],
    ['pdf', ['amount']],
    ['zip', ['amount']],
    ['cardFile', ['amount']],
    ['urlFile', ['amount']],
  ])('%s needs %j [A-141]', (type, columns) => {
    expect(columnsWith(type, 'needed')).toEqual(columns);
    expect(compile([['message'], ['x']], rulesOf(type))).toEqual(
      refused({ _tag: 'WrongFileFormat', fault: { _tag: 'MissingColumns', columns } }),
    );
  });

  test('that a delivery type does not use are neither required nor checked, and are reported [A-141]', () => {
    const addressColumns = ['address', 'address2', 'zipCode', 'city', 'countryCode'];
    expect(columnsWith('email', 'unused')).toEqual(['areaCode', 'phone', ...addressColumns]);
    expect(columnsWith('pdf', 'unused')).toEqual(['email', 'areaCode', 'phone', ...addressColumns]);
    expect(columnsWith('physical', 'unused')).toEqual([]);
    const texts = ['message', 'message2', 'customerId'];
    expect(columnsWith('physical', 'optional')).toEqual([
      'civility',
      'email',
      'areaCode',
      'phone',
      'address2',
      ...texts,
    ]);
    expect(columnsWith('email', 'optional')).toEqual(['civility', 'firstName', 'lastName', ...texts]);
    const batch = Result.getOrThrow(
      compile(
        [
          ['Amount', 'Phone', 'Team', ''],
          ['20', 'none', 'red', ''],
        ],
        rulesOf('pdf'),
      ),
    );
    expect(batch.ignored).toEqual([
      { header: 'Phone', reason: 'unused' },
      { header: 'Team', reason: 'unknown' },
    ]);
    expect(batch.rows[0]!.receiver.phone.number).toBe('');
  });

  test('are recognised by their key in any letter case, with spaces, hyphens or underscores [A-141]', () => {
    const header = ['\uFEFF AMOUNT', 'First Name', 'last_name', 'E-mail'];
    expect(rowsOf([header, ['20', 'Ada', 'Byron', 'ada@example.org']], rulesOf('email'))[0]).toMatchObject({
      receiver: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' },
    });
  });

  test('that appear twice make the file invalid, because it is unclear which one is meant [A-141]', () => {
    expect(
      compile(
        [
          ['amount', 'email', 'E-Mail'],
          ['20', 'a@b.example', ''],
        ],
        rulesOf('email'),
      ),
    ).toEqual(refused({ _tag: 'WrongFileFormat', fault: { _tag: 'RepeatedColumn', column: 'email' } }));
  });
});

describe('a file', () => {
  test('without a header, or with nothing under it, is refused [A-141]', () => {
    expect(compile([], rulesOf('pdf'))).toEqual(
      refused({ _tag: 'WrongFileFormat', fault: { _tag: 'MissingColumns', columns: ['amount'] } }),
    );
    for (const rows of [[['amount']], [['amount'], [''], [' ']]]) {
      expect(compile(rows, rulesOf('pdf'))).toEqual(refused({ _tag: 'WrongFileFormat', fault: { _tag: 'NoRows' } }));
    }
  });

  test('has at most 5,000 rows, not counting empty ones [A-186]', () => {
    expect(BULK_MAX_ROWS).toBe(5000);
    const rows = [['amount'], [], ...Array.from({ length: 5000 }, () => ['20'])];
    expect(rowsOf(rows, rulesOf('pdf'))).toHaveLength(5000);
    expect(compile([...rows, ['20']], rulesOf('pdf'))).toEqual(
      refused({ _tag: 'WrongFileFormat', fault: { _tag: 'TooManyRows', max: 5000, rows: 5001 } }),
    );
  });

  test.each(['guest', 'individual'] as const)(
    'of a %s is refused: bulk files are for companies and salesmen [S6.11]',
    (buyer) => {
      expect(compile([['amount'], ['20']], rulesOf('pdf', { buyer }))).toEqual(refused({ _tag: 'BulkNotOffered' }));
    },
  );

  test.each(['business', 'salesman'] as const)('of a %s is taken [S6.11]', (buyer) => {
    expect(rowsOf([['amount'], ['20']], rulesOf('pdf', { buyer }))).toHaveLength(1);
  });

  test('for a delivery type that the card does not have is refused once, not for each row [A-26]', () => {
    const product = { ...rulesOf('pdf').product, kind: 'physical' as const };
    expect(compile([['amount'], ['20'], ['x']], rulesOf('pdf', { product }))).toEqual(
      refused({ _tag: 'DeliveryTypeNotOffered', offered: ['physical'] }),
    );
  });

  test.each(DELIVERY_TYPES)('made from the sample for %s compiles in any unit [A-63]', (type) => {
    for (const countries of [['FR'], null, ['AE']]) {
      const rules = rulesOf(type, { addressPolicy: { ...MAINLAND_FRANCE, countries } });
      const [header, row] = sampleSheet(rules, 'fr').rows;
      expect(header!.length).toBe(row!.length);
      expect(faults([header!, row!], rules)).toEqual([]);
      expect(encodeAmount(rowsOf([header!, row!], rules)[0]!.amount)).toBe('10.00');
    }
    const dinar = currency('KWD', 3);
    const product = { ...rulesOf(type).product, minAmount: money('1.5', dinar), maxAmount: money(9, dinar) };
    expect(faults(sampleSheet(rulesOf(type, { product }), 'en').rows, rulesOf(type, { product }))).toEqual([]);
  });
});

describe('a row', () => {
  const posted = [
    'amount',
    'civility',
    'firstName',
    'lastName',
    'address',
    'address2',
    'zipCode',
    'city',
    'countryCode',
  ];

  test('becomes a card with all of its values, normalised [S3.14][A-141]', () => {
    const header = [...posted, 'phone', 'message', 'customerId'];
    const row = [
      '1 234,5',
      '2',
      ' Ada ',
      'Byron',
      '1 rue A',
      'Bât. B',
      '75 002',
      'Paris',
      'fr',
      '06 12 34 56 78',
      'Bravo',
      'A-1',
    ];
    const rules = rulesOf('physical', { product: { ...rulesOf('physical').product, maxAmount: money(2000, euro) } });
    expect(rowsOf([header, row], rules)).toEqual([
      {
        key: rowKey(HASH, 2),
        line: 2,
        amount: money('1234.5', euro),
        message: 'Bravo',
        message2: '',
        customerId: 'A-1',
        receiver: {
          civility: 'mrs',
          firstName: 'Ada',
          lastName: 'Byron',
          email: '',
          phone: { areaCode: '+33', number: '612345678' },
          vatNumber: '',
          address: { line1: '1 rue A', line2: 'Bât. B', zipCode: '75002', city: 'Paris', countryCode: 'FR' },
        },
      },
    ]);
  });

  test('that is shorter than the header has empty cells at its end; cells beyond the header are ignored [A-141]', () => {
    expect(faults([['amount', 'email'], ['20']], rulesOf('email'))).toEqual(['2 email Required']);
    expect(faults([['email', 'amount'], ['a@b.example']], rulesOf('email'))).toEqual(['2 amount Required']);
    expect(faults([['amount'], ['20', 'x', 'y']], rulesOf('pdf'))).toEqual([]);
  });

  test('with several errors has them all, in the order of the columns [A-63]', () => {
    const header = ['phone', 'email', 'amount'];
    const rows = [header, ['06', 'ada', '5'], ['0612345678', 'ada@example.org', '20'], ['0612', 'a@b.example', '0']];
    expect(faults(rows, rulesOf('emailAndSms'))).toEqual([
      '2 amount AmountBelowMinimum',
      '2 email NotAnEmail',
      '2 phone PhoneLengthOutside',
      '4 amount AmountBelowMinimum',
      '4 phone WrongPhoneNumber',
    ]);
  });

  test('has only text in its cells: a cell that looks like a formula is not evaluated [A-63]', () => {
    const header = ['amount', 'phone', 'message'];
    expect(faults([header, ['=10+10', '=0612345678', '=HYPERLINK(1)']], rulesOf('sms'))).toEqual([
      '2 amount AmountMalformed',
      '2 phone WrongPhoneNumber',
    ]);
    const [row] = rowsOf([header, ['20', '+33612345678', '-10 % @ +1']], rulesOf('sms'));
    expect([row!.message, row!.receiver.phone.number]).toEqual(['-10 % @ +1', '612345678']);
  });

  test('has each text within the limits of its product [A-27]', () => {
    const header = ['amount', 'message', 'message2'];
    const [longest, tooLong] = ['x'.repeat(32), 'x'.repeat(33)];
    const withTemplates = rulesOf('pdf', { product: { ...rulesOf('pdf').product, hasTemplates: true } });
    expect(faults([header, ['20', longest, longest], ['20', tooLong, tooLong]], withTemplates)).toEqual([
      '3 message TooLong',
      '3 message2 TooLong',
    ]);
    expect(faults([header, ['20', tooLong, 'x']], rulesOf('pdf'))).toEqual(['2 message2 TooLong']);
  });

  test('with a cell of more than 1,000 characters is not checked any further', () => {
    expect(CELL_MAX_CHARACTERS).toBe(1000);
    const header = ['amount', 'message', 'civility'];
    const value = '😀'.repeat(1001);
    const rows = [header, ['x', value, '9'], ['20', '😀'.repeat(500), ''], ['20', '😀'.repeat(1000), '']];
    const { errors } = Result.getOrThrow(dryRunBulk({ contentHash: HASH, rows }, rulesOf('pdf'), numberingPlan));
    expect(errors).toEqual([
      {
        line: 2,
        column: 'message',
        value: quoteOf(value),
        reason: { _tag: 'TooLong', max: 1000, length: 1001 },
        example: 'Bravo !',
      },
      {
        line: 4,
        column: 'message',
        value: `${'😀'.repeat(100)}…`,
        reason: { _tag: 'TooLong', max: 500, length: 1000 },
        example: 'Bravo !',
      },
    ]);
  });

  test('accepts civility as a code or a name, and nothing else [S3.57]', () => {
    const header = ['amount', 'civility'];
    const rows = [header, ...['1', '2.0', '3', 'MR', 'mrs', 'Other', ''].map((civility) => ['20', civility])];
    expect(rowsOf(rows, rulesOf('pdf')).map(({ receiver }) => receiver.civility)).toEqual([
      'mr',
      'mrs',
      'other',
      'mr',
      'mrs',
      'other',
      null,
    ]);
    expect(faults([header, ['20', '0'], ['20', 'Mme']], rulesOf('pdf'))).toEqual([
      '2 civility NotInList',
      '3 civility NotInList',
    ]);
  });
});

describe('phone numbers', () => {
  const header = ['amount', 'areaCode', 'phone'];
  const phones = (...entries: (readonly [string, string])[]) =>
    rowsOf([header, ...entries.map((entry) => ['20', ...entry])], rulesOf('sms')).map(
      ({ receiver: { phone } }) => phone.areaCode + phone.number,
    );

  test('of the unit’s country need no area code; others include it or have it in its own column [S5.38][A-57][A-115]', () => {
    expect(
      phones(
        ['', '06 12 34 56 78'],
        ['', '612345678'],
        ['', '+33612345678'],
        ['', '00 49 1512 3456789'],
        ['', '+971 50 123 4567'],
        ['', '+1 (201) 555-0123'],
        ['49', '01512 3456789'],
      ),
    ).toEqual([
      '+33612345678',
      '+33612345678',
      '+33612345678',
      '+4915123456789',
      '+971501234567',
      '+12015550123',
      '+4915123456789',
    ]);
  });

  test('begin with an area code or have none: 00 inside a number does not count [S5.38]', () => {
    expect(phones(['', '06 00 49 12 34'], ['', '00 49 1512 3456789'])).toEqual(['+33600491234', '+4915123456789']);
  });

  test('treat a blank area code as none [S5.38]', () => {
    expect(phones([' ', '0612345678'], [' +49 ', '01512 3456789'])).toEqual(['+33612345678', '+4915123456789']);
  });

  test('that are invalid are reported at their column, an unknown area code at its own [S5.38][A-57]', () => {
    const rows = [
      ['20', '', '0612345'],
      ['20', '', '0142345678'],
      ['20', '+33', '+4915123456789'],
      ['20', '+999', '0612345678'],
      ['20', '', ''],
    ];
    expect(faults([header, ...rows], rulesOf('sms'))).toEqual([
      '2 phone WrongPhoneNumber',
      '3 phone PhoneKindNotAccepted',
      '4 phone WrongPhoneNumber',
      '5 areaCode AreaCodeUnknown',
      '6 phone Required',
    ]);
  });

  test('of landlines are accepted for parcels [S5.38][A-57]', () => {
    const [columns, row] = sampleSheet(rulesOf('physical'), 'en').rows;
    const cells = row!.with(columns!.indexOf('Phone'), '01 42 34 56 78');
    expect(faults([columns!, cells], rulesOf('physical'))).toEqual([]);
  });
});

test('a sample has every column of the delivery type, with an entry in each that may be required [A-63]', () => {
  const [header, row] = sampleSheet(rulesOf('email'), 'en').rows;
  expect(header).toEqual([
    'Amount',
    'Civility',
    'First name',
    'Last name',
    'Email',
    'Message',
    'Message 2',
    'Customer ID',
  ]);
  expect(sampleSheet(rulesOf('email'), 'fr').rows[0]!.slice(0, 3)).toEqual(['Montant', 'Civilité', 'Prénom']);
  expect(row!.map((cell) => cell !== '')).toEqual([true, true, true, true, true, true, false, true]);
  expect(sampleSheet(rulesOf('physical'), 'en').rows[1]).toEqual([
    '10.00',
    'mrs',
    'Camille',
    'Durand',
    'camille.durand@example.com',
    '33',
    '0612345678',
    '12 rue de la Paix',
    '2e étage',
    '75002',
    'Paris',
    'FR',
    'Bravo !',
    '',
    'A-1001',
  ]);
});

test('the line of a file has the sum of the rows as its amount and their number as its cards [S3.14][S5.78][A-24]', () => {
  const { rows, amount } = Result.getOrThrow(compile([['amount'], ['20'], ['30,5']], rulesOf('pdf')));
  const line = { ...newLine('L1', 'GC1', euro), amount: money(7, euro), quantity: 3 };
  const file = { name: 'cards.csv', type: 'csv', uploads: ['U1'] };
  expect(asFileLine(line, { cards: rows.length, amount }, file)).toEqual({
    ...line,
    amount: money('50.5', euro),
    quantity: 2,
    file: { ...file, cards: 2 },
  });
});

test('a key consists of the hash of the file and the line; anything but a SHA-256 hash is a defect [A-141]', () => {
  expect(rowKey(HASH, 7)).toBe(`${HASH}:7`);
  for (const wrong of ['', HASH.slice(1), HASH.toUpperCase(), `${HASH}0`]) {
    expect(() => rowKey(wrong, 2)).toThrow(RangeError);
  }
});
