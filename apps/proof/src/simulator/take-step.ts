/** A step, and how the model takes it. */
import { balanceOf, unitAccount } from '@offrande/domain/ledger';
import { Core, CutOff, Refused, type Weather } from './core.ts';
import type { AnyEvent } from './event-kind.ts';
import type { ListedPayment } from '../../../server/src/ledger/provider-list.ts';
import { bankList, providerList, unfinished } from './judge.ts';
import { CURRENCY, type Model } from './model.ts';

/** An event that is about to happen, and the faults that meet it. */
export interface Step {
  readonly event: AnyEvent;
  readonly args: unknown;
  readonly weather: Weather;
  /** For who reads of a breach. */
  readonly no: number;
}

/** How the model ended a step. */
export type CoreEnd = 'ok' | 'refused' | 'cut';

export const takeStep = (
  model: Model,
  { event, args }: Step,
  weather: Weather,
): { readonly core: Core; readonly end: CoreEnd } => {
  const core = new Core(model, weather);
  try {
    event.core(core, args);
    return { core, end: 'ok' };
  } catch (error) {
    if (error instanceof Refused) return { core, end: 'refused' };
    if (error instanceof CutOff) return { core, end: 'cut' };
    throw error;
  }
};

/** Something does not hold. */
export class Broken extends Error {}

export const demand = (broken: readonly string[]): void => {
  if (broken.length > 0) throw new Broken(broken.join('; '));
};

const sumOf = (list: readonly ListedPayment[]): bigint => list.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** What must hold of the model when everything is over. */
export const demandTheEnd = (model: Model): void => {
  demand(unfinished(model));
  for (const [kind, list] of [
    ['pspClearing', providerList(model)],
    ['bankClearing', bankList(model)],
  ] as const) {
    const clearing = balanceOf(model.book, unitAccount(kind, CURRENCY)).posted;
    demand(-clearing === sumOf(list) ? [] : [`${kind} is ${clearing}, ${sumOf(list)} came`]);
  }
};
