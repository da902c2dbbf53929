/**
 * The table of staff commands: what each needs and does. Money is moved by the same functions as everywhere else, once, with two lines in
 * the audit. Source, reliability rows 9 to 14.
 */
import { decodeAmount, encodeAmount, fromMinorUnits, toMinorUnits } from '@offrande/domain/money';
import { VERIFICATION_TRANSFER } from '@offrande/domain/dossier';
import { CONTRACT_LEVELS } from '@offrande/domain/customer';
import { DOSSIER_WAITS } from '@offrande/domain/kyb';
import { Result } from 'effect';
import { sql } from 'kysely';
import { writeFile } from 'node:fs/promises';
import {
  approveCompany,
  lookUpCompany,
  refuseCompany,
  waitingCompanies,
} from '../company-registration/decide-company.ts';
import { inUnit } from '../database/in-unit.ts';
import { verifyUnit } from '../verification/verify.ts';
import { approveOrder } from '../payment/approve-order.ts';
import { readGuestDocument } from '../order/guest-document.ts';
import { notePaidBack } from '../order/pay-back.ts';
import { returnCards } from '../order/return-cards.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { returnLateMoney, settleFromSuspense } from '../payment/settle-from-suspense.ts';
import { isUuid, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import {
  askDossierAgain,
  lookUpDossier,
  noteKybTransfer,
  readAskedItems,
  refuseDossier,
  verifyCompany,
} from '../kyb/decide-dossier.ts';
import { waitingDossiers } from '../kyb/waiting-dossiers.ts';
import { openDocument } from '../private-document/private-document.ts';
import { letUpdate, setLevel, setType } from '../company-registration/company-standing.ts';
import { closeTasks } from '../task/close-tasks.ts';
import type { Unit } from '../unit/unit.ts';
import { type Command, type Ending, standingEnding } from './command.ts';
import { DISCOUNT_COMMANDS } from './discount-commands.ts';
import { lookUpCard, lookUpOrder, openTasks } from './look-up.ts';
import { retryWork } from './retry-work.ts';
import { SALESMAN_COMMANDS } from './salesman-commands.ts';

const OK = 'ok';

const foundOr = (answer: unknown): Ending => (answer === null ? { outcome: 'unknown' } : { outcome: OK, answer });

/** The successful outcomes of the money core's functions. */
const DONE: ReadonlySet<string> = new Set(['settled', 'repeated', 'returned']);
const ended = (outcome: string): Ending => ({ outcome: DONE.has(outcome) ? OK : outcome, answer: { outcome } });

const minorOf = (text: string, { currency }: Unit): bigint | null => {
  const amount = decodeAmount(text, currency);
  return Result.isSuccess(amount) ? toMinorUnits(amount.success) : null;
};

const amountText = (minor: bigint, { currency }: Unit): string => encodeAmount(fromMinorUnits(minor, currency));

const closeTask = (shop: Shop, unit: Unit, actor: string, id: string, resolution: string): Promise<boolean> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const open = await sql`select id from task where id = ${id} and bu_id = ${unit.id} and closed_at is null`.execute(
      transaction,
    );
    await closeTasks(transaction, shop, unit.id, sql`id = ${id}::uuid`, { actor, resolution });
    return open.rows.length === 1;
  });

export const COMMANDS: Readonly<Record<string, Command>> = {
  tasks: {
    summary: 'lists what waits for somebody',
    subject: null,
    options: {},
    run: async (shop, unit) => ({ outcome: OK, answer: await openTasks(shop, unit) }),
  },
  'close-task': {
    summary: 'closes a task that was seen to elsewhere',
    subject: 'TASK',
    options: { resolution: true },
    run: async (shop, unit, actor, id, { resolution }) => ({
      outcome: isUuid(id) && (await closeTask(shop, unit, actor, id, resolution!)) ? OK : 'unknown',
    }),
  },
  order: {
    summary: 'shows an order with its payments, cards, refunds and tasks',
    subject: 'ORDER',
    options: {},
    run: async (shop, unit, _, orderNo) => foundOr(await lookUpOrder(shop, unit, orderNo)),
  },
  card: {
    summary: 'shows a card and what happened to it',
    subject: 'NUMBER',
    options: {},
    run: async (shop, unit, _, cardNumber) => foundOr(await lookUpCard(shop, unit, cardNumber)),
  },
  'confirm-transfer': {
    summary: 'books money that the bank statement shows for an order',
    subject: 'ORDER',
    options: { amount: true, reference: true },
    run: async (shop, unit, actor, orderNo, { amount, reference }) => {
      const amountMinor = minorOf(amount!, unit);
      if (amountMinor === null || amountMinor <= 0n) return { outcome: 'amountWrong' };
      const money = { amountMinor, currency: unit.currency.code, reference: reference!.trim(), actor };
      return ended(await confirmTransfer(shop, unit, orderNo, money));
    },
  },
  approve: {
    summary: 'approves a paid order that waits for it; one that is not approved is refunded',
    subject: 'ORDER',
    options: {},
    run: async (shop, unit, actor, orderNo) => ({
      outcome: (await approveOrder(shop, unit, orderNo, actor)) ? OK : 'notWaiting',
    }),
  },
  'settle-late': {
    summary: 'settles an order by a payment that came late and waits in suspense',
    subject: 'ORDER',
    options: { payment: true },
    run: async (shop, unit, actor, orderNo, { payment }) =>
      ended(await settleFromSuspense(shop, unit, orderNo, payment!, actor)),
  },
  'return-late': {
    summary: 'notes that a payment in suspense went back to who paid it',
    subject: 'PAYMENT',
    options: {},
    run: async (shop, unit, actor, paymentId) => ended(await returnLateMoney(shop, unit, paymentId, actor)),
  },
  refund: {
    summary:
      'takes the unspent cards of an order back, or the ones named, or an order that is not approved; what paid is restored',
    subject: 'ORDER',
    options: { reason: true, cards: false, id: false },
    run: async (shop, unit, actor, orderNo, { reason, cards, id }) => {
      const refundId = id ?? uuid(shop.random);
      if (!isUuid(refundId)) return { outcome: 'idWrong' };
      const cardIds = cards === undefined ? null : cards.split(',');
      const returned = await returnCards(shop, unit.id, { refundId, orderNo, cardIds, actor, reason: reason! });
      if (Result.isFailure(returned)) return { outcome: returned.failure._tag, answer: returned.failure };
      const { priceMinor, moneyMinor, bonusMinor, ...rest } = returned.success;
      const amounts = {
        price: amountText(priceMinor, unit),
        toPayBack: amountText(moneyMinor, unit),
        bonusTakenBack: amountText(bonusMinor, unit),
      };
      return { outcome: OK, answer: { refundId, ...rest, ...amounts } };
    },
  },
  'paid-back': {
    summary: 'notes that the money of a refund was paid back at the provider or the bank',
    subject: 'REFUND',
    options: { reference: true },
    run: async (shop, unit, actor, refundId, { reference }) => ({
      outcome:
        isUuid(refundId) && (await notePaidBack(shop, unit.id, { refundId, reference: reference!, actor }))
          ? OK
          : 'unknown',
    }),
  },
  companies: {
    summary: 'lists the companies that have registered and wait for a decision, and until when',
    subject: null,
    options: {},
    run: async (shop, unit) => ({ outcome: OK, answer: await waitingCompanies(shop, unit) }),
  },
  company: {
    summary: 'shows what a company that registered has entered, and which documents it sent',
    subject: 'REFERENCE',
    options: {},
    run: async (shop, unit, _, reference) => foundOr(await lookUpCompany(shop, unit, reference)),
  },
  'approve-company': {
    summary: 'opens the account of a company that registered, and tells it',
    subject: 'REFERENCE',
    options: {},
    run: async (shop, unit, actor, reference) => ({ outcome: await approveCompany(shop, unit, reference, actor) }),
  },
  'refuse-company': {
    summary: 'refuses a company that registered, and tells it the reason as it is written here',
    subject: 'REFERENCE',
    options: { reason: true },
    run: async (shop, unit, actor, reference, { reason }) => ({
      outcome: await refuseCompany(shop, unit, reference, { actor, reason: reason!.trim() }),
    }),
  },
  'company-level': {
    summary: 'sets the level of a company (its email or id), light, enCompte or registered, and tells it',
    subject: 'COMPANY',
    options: { level: true },
    run: async (shop, unit, _, company, { level }) => {
      const chosen = CONTRACT_LEVELS.find((one) => one === level);
      if (chosen === undefined) return { outcome: 'levelUnknown' };
      return standingEnding(await setLevel(shop, unit, company, chosen));
    },
  },
  'company-type': {
    summary:
      'sets the type of a company (its email or id), a capital letter or none: A and V are not offered the pages for companies',
    subject: 'COMPANY',
    options: { type: true },
    run: async (shop, unit, _, company, { type }) => {
      if (type !== 'none' && !/^[A-Z]$/u.test(type!)) return { outcome: 'typeUnknown' };
      return standingEnding(await setType(shop, unit, company, type === 'none' ? null : type!));
    },
  },
  'company-updates': {
    summary: 'lets a company (its email or id) change its own profile, or no more: yes or no',
    subject: 'COMPANY',
    options: { allowed: true },
    run: async (shop, unit, _, company, { allowed }) => {
      if (allowed !== 'yes' && allowed !== 'no') return { outcome: 'answerUnknown' };
      return standingEnding(await letUpdate(shop, unit, company, allowed === 'yes'));
    },
  },
  ...DISCOUNT_COMMANDS,
  ...SALESMAN_COMMANDS,
  dossiers: {
    summary:
      'lists the verifications that are not decided, and since when each waits; --for decision, transfer (submitted, not yet paid) or company (asked again)',
    subject: null,
    options: { for: false },
    run: async (shop, unit, _, __, { for: named }) => {
      const waitsFor = DOSSIER_WAITS.find((one) => one === named) ?? null;
      if (named !== undefined && waitsFor === null) return { outcome: 'waitUnknown' };
      return { outcome: OK, answer: await waitingDossiers(shop, unit, waitsFor) };
    },
  },
  dossier: {
    summary: 'shows a dossier: its answers, what the rules say of them today, and its documents',
    subject: 'REFERENCE',
    options: {},
    run: async (shop, unit, _, reference) => foundOr(await lookUpDossier(shop, unit, reference)),
  },
  'dossier-transfer': {
    summary:
      'compares the verification transfer that the bank shows with what the company declared; --instant yes or no',
    subject: 'REFERENCE',
    options: { amount: true, iban: true, instant: true },
    run: async (shop, unit, _, reference, { amount, iban, instant }) => {
      const money = decodeAmount(amount!, VERIFICATION_TRANSFER.currency);
      if (Result.isFailure(money) || (instant !== 'yes' && instant !== 'no')) return { outcome: 'transferUnreadable' };
      const received = { amount: money.success, iban: iban!, isInstant: instant === 'yes' };
      return foundOr(await noteKybTransfer(shop, unit, reference, received));
    },
  },
  'ask-again': {
    summary: 'opens single answers of a submitted dossier again: --items "tab/path: reason | tab/path: reason"',
    subject: 'REFERENCE',
    options: { items: true },
    run: async (shop, unit, actor, reference, { items: text }) => {
      const items = readAskedItems(text!);
      return {
        outcome: items === null ? 'itemsUnreadable' : await askDossierAgain(shop, unit, reference, { actor, items }),
      };
    },
  },
  'verify-company': {
    summary: 'verifies a company whose dossier lacks nothing and whose transfer is right; it may order from then on',
    subject: 'REFERENCE',
    options: {},
    run: async (shop, unit, actor, reference) => {
      const { outcome, lacks } = await verifyCompany(shop, unit, reference, actor);
      return lacks.length === 0 ? { outcome } : { outcome, answer: { lacks } };
    },
  },
  'refuse-dossier': {
    summary: 'refuses a dossier, and tells the company the reason as it is written here',
    subject: 'REFERENCE',
    options: { reason: true },
    run: async (shop, unit, actor, reference, { reason }) => ({
      outcome: await refuseDossier(shop, unit, reference, { actor, reason: reason!.trim() }),
    }),
  },
  'open-document': {
    summary: 'writes a document of a company into a file; why it is opened is written down',
    subject: 'DOCUMENT',
    options: { reason: true, to: true },
    run: async (shop, unit, _, id, { to }) => {
      const document = isUuid(id) ? await openDocument(shop, unit.id, id) : null;
      if (document === null) return { outcome: 'unknown' };
      await writeFile(to!, document.bytes, { mode: 0o600, flag: 'wx' });
      return { outcome: OK, answer: { name: document.name, fileType: document.fileType, to } };
    },
  },
  'guest-document': {
    summary: 'shows the identity document that a guest stated with an order; why it is read is written down',
    subject: 'ORDER',
    options: { reason: true },
    run: async (shop, unit, _, orderNo) => foundOr(await readGuestDocument(shop, unit, orderNo)),
  },
  retry: {
    summary: 'takes up again what was given up for an order: its issue, its messages',
    subject: 'ORDER',
    options: {},
    run: async (shop, unit, actor, orderNo) => {
      const keys = await retryWork(shop, unit, orderNo, actor);
      return { outcome: keys.length === 0 ? 'nothingGivenUp' : OK, answer: keys };
    },
  },
  verify: {
    summary: 'proves the ledger: every invariant and every seal',
    subject: null,
    options: {},
    run: async (shop, unit) => {
      const findings = await verifyUnit(shop, unit.id, (step, checked) =>
        shop.log('verifying', { unit: unit.id, step, checked }),
      );
      return { outcome: findings.length === 0 ? OK : 'broken', answer: findings };
    },
  },
};
