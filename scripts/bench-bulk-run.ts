/** The work of `bench-bulk.ts`, which runs it in a separate process. Prints the times in seconds as JSON. */
import { Result } from 'effect';
import { MAINLAND_FRANCE } from '../packages/domain/src/address/index.ts';
import { BULK_MAX_ROWS, columnsFor, compileBulk } from '../packages/domain/src/bulk-order/index.ts';
import type { BulkColumn, BulkRules, BulkSheet } from '../packages/domain/src/bulk-order/index.ts';
import { currency, money } from '../packages/domain/src/money/index.ts';
import { numberingPlan } from '../packages/domain/src/phone/index.ts';
import type { BulkSeconds } from './bench-bulk.ts';
import { median, timePerRun } from './bench-timing.ts';

const ROWS = BULK_MAX_ROWS;
const ROUNDS = 7;
const EUR = currency('EUR');

const rulesFor = (deliveryType: 'physical' | 'emailAndSms'): BulkRules => ({
  product: {
    kind: deliveryType === 'physical' ? 'customizedPhysical' : 'digital',
    usableAt: 'online',
    hasTemplates: false,
    minAmount: money(10, EUR),
    maxAmount: money(500, EUR),
  },
  deliveryType,
  buyer: 'business',
  addressPolicy: MAINLAND_FRANCE,
  areaCode: '+33',
  phoneCredit: null,
  languages: ['fr'],
});

/** No two rows are equal. */
const cellAt = (column: BulkColumn, at: number): string => {
  const number = String(at).padStart(5, '0');
  const cells: Readonly<Record<BulkColumn, string>> = {
    amount: `${10 + (at % 490)}.${String(at % 100).padStart(2, '0')}`,
    civility: String(1 + (at % 3)),
    firstName: `Élise-${'abcdefghij'[at % 10]}`,
    lastName: `O'Neill ${'klmnopqrst'[at % 10]}`,
    email: `elise.${number}@example.com`,
    areaCode: at % 2 === 0 ? '+33' : '',
    phone: `06 12 3${number[0]} ${number.slice(1, 3)} ${number.slice(3)}`,
    address: `${at} rue de l'Église`,
    address2: 'Bât. B',
    zipCode: String(1000 + (at % 94_000)).padStart(5, '0'),
    city: 'Saint-Étienne',
    countryCode: 'FR',
    message: `Bravo Élise, et merci pour cette année ! ${number}`,
    message2: '',
    customerId: `C-${number}`,
  };
  return cells[column];
};

const sheetFor = ({ deliveryType }: BulkRules, cell: typeof cellAt): BulkSheet => {
  const columns = columnsFor(deliveryType);
  const rows = Array.from({ length: ROWS }, (_, at) => columns.map((column) => cell(column, at)));
  return { contentHash: 'ab'.repeat(32), rows: [columns, ...rows] };
};

/** Compiles several times and verifies that the file is valid, or invalid, as expected. */
const timeCompile = (file: string, rules: BulkRules, sheet: BulkSheet, isGood: boolean): BulkSeconds => {
  const compile = () => {
    if (Result.isSuccess(compileBulk(sheet, rules, numberingPlan)) !== isGood)
      throw new Error(`Not the file it should be: ${file}`);
  };
  const taken = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    const wall = timePerRun(1, compile) / 1000;
    const { user, system } = process.cpuUsage(before);
    return { wall, work: (user + system) / 1e6 };
  });
  const works = taken.map(({ work }) => work);
  return { file, first: works[0]!, median: median(works), wall: median(taken.map(({ wall }) => wall)) };
};

const [parcels, emails] = [rulesFor('physical'), rulesFor('emailAndSms')];

console.log(
  JSON.stringify([
    timeCompile('parcels', parcels, sheetFor(parcels, cellAt), true),
    timeCompile('emails', emails, sheetFor(emails, cellAt), true),
    timeCompile(
      'wrong-rows',
      parcels,
      sheetFor(parcels, () => '<script>'),
      false,
    ),
  ]),
);
