/** A step, and how the model executes it. */
import { balanceOf, unitAccount } from '@offrande/domain/ledger';
import { Core, CutOff, Refused, type Conditions } from './core.ts';
import type { AnyEvent } from './event-kind.ts';
import type { ListedPayment } from '../../../server/src/ledger/provider-list.ts';
import { bankList, providerList, unfinished } from './judge.ts';
import { CURRENCY, type Model } from './model.ts';

/** An event with its arguments and faults. */
export interface Step {
  readonly event: AnyEvent;
  readonly args: unknown;
  readonly conditions: Conditions;
  /** Reported with a breach. */
  readonly no: number;
}

/** How the model ended a step. */
export type CoreEnd = 'ok' | 'refused' | 'cut';

export const takeStep = (
  model: Model,
  { event, args }: Step,
  conditions: Conditions,
): { readonly core: Core; readonly end: CoreEnd } => {
  const core = new Core(model, conditions);
  try {
    event.core(core, args);
    return { core, end: 'ok' };
  } catch (error) {
    if (error instanceof Refused) return { core, end: 'refused' };
    if (error instanceof CutOff) return { core, end: 'cut' };
    throw error;
  }
};

/** A rule is broken. */
export class Broken extends Error {}

export const assertNone = (broken: readonly string[]): void => {
  if (broken.length > 0) throw new Broken(broken.join('; '));
};

const sumOf = (list: readonly ListedPayment[]): bigint => list.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** Checks what must hold of the model at the end. */
export const assertFinished = (model: Model): void => {
  assertNone(unfinished(model));
  for (const [kind, list] of [
    ['pspClearing', providerList(model)],
    ['bankClearing', bankList(model)],
  ] as const) {
    const clearing = balanceOf(model.book, unitAccount(kind, CURRENCY)).posted;
    assertNone(-clearing === sumOf(list) ? [] : [`${kind} is ${clearing}, ${sumOf(list)} came`]);
  }
};
