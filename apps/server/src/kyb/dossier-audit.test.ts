/** What the audit says of companies and their verification: who did what to which, and nothing by which a person or an account is known. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { COMMANDS } from '../staff/commands.ts';
import { runStaff } from '../staff/run.ts';
import { type KybShop, openKybShop } from './testing.ts';

const IBAN = 'FR1420041010050500013M02606';
const GROUPED = 'FR14 2004 1010 0505 0001 3M02 606';
const PASSPORT = '12AB34567';
const BORN = '1980/03/14';
const SAID = `of ${BORN}, passport ${PASSPORT}, account ${GROUPED}`;

/** What an option is given where a person may type anything; the others are choices, amounts and references. */
const GIVEN: Readonly<Record<string, string>> = {
  reason: SAID,
  items: `transferVerification/iban: ${SAID}`,
  resolution: SAID,
  iban: IBAN,
  amount: '10.00',
  instant: 'no',
  approve: 'no',
  level: 'light',
  type: 'none',
  allowed: 'no',
  for: 'company',
  to: '/nonexistent/paper.pdf',
  reference: 'RB-9',
  payment: 'none',
  cards: 'none',
  id: 'none',
  card: 'offrande',
  tiers: '0.00=3',
  accumulating: 'no',
  first: SAID,
  last: SAID,
  admin: 'no',
  salesman: 'hugo@shop.test',
};

let world: KybShop;
beforeAll(async () => void (world = await openKybShop()));
afterAll(() => world.shop.close());

const auditRows = () =>
  inUnit(world.shop.shop.connection, UNIT, async (transaction) => {
    const { rows } = await sql<{ action: string; subject: string; outcome: string; detail: Record<string, string> }>`
      select action, subject, outcome, detail from audit order by no`.execute(transaction);
    return rows;
  });

test('no command of the staff writes an account number, a number of an identity document or a day of birth into the audit, on any outcome [A-191][S1.31]', async () => {
  const { reference } = await world.submitted();
  const named = Object.entries(COMMANDS).filter(([name]) => name !== 'verify');
  // Deciding ends what others could still do, so it comes last.
  const inOrder = named.toSorted(([a], [b]) => Number(a.startsWith('refuse')) - Number(b.startsWith('refuse')));
  for (const [name, { subject, options }] of inOrder) {
    const words = Object.keys(options).flatMap((option) => [`--${option}`, GIVEN[option]!]);
    const asked = subject === null ? [] : [reference];
    await runStaff(world.shop.shop, [name, ...asked, ...words, '--unit', UNIT, '--actor', 'omar@shop.test']);
  }
  const rows = await auditRows();
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(named.map(([name]) => name)));
  expect(rows.filter(({ outcome }) => outcome === 'ok').map(({ action }) => action)).toEqual(
    expect.arrayContaining(['dossier-transfer', 'ask-again']),
  );
  const text = JSON.stringify(rows);
  for (const secret of [IBAN, GROUPED, '0500013M02606', PASSPORT, BORN]) expect(text).not.toContain(secret);
  expect(rows.find(({ action }) => action === 'dossier-transfer')!.detail).toEqual({
    amount: '10.00',
    iban: '…2606',
    instant: 'no',
  });
  expect(rows.find(({ action }) => action === 'ask-again')!.detail).toEqual({
    items: 'transferVerification/iban: of …, passport …4567, account …2606',
  });
});
