/**
 * Access to the model's shop: a change stands for one transaction, all or nothing, and may be cut before or after it, as the
 * real one may. A cut of the kind `crash` ends everything else that the same process would have done.
 */
import { applyChange, type LedgerChange } from '@offrande/domain/ledger';
import { Result } from 'effect';
import type { Cut } from './faults.ts';
import { type Model, openedPayment, type OutsidePayment } from './model.ts';

/** The shop refused a call: nothing was changed. */
export class Refused extends Error {}

/** The database did not answer. */
export class CutOff extends Error {}

/** The provider did not answer. */
export class ProviderUnreachable extends Error {
  readonly isRetryable: boolean;
  constructor(isRetryable: boolean) {
    super('The provider does not answer');
    this.isRetryable = isRetryable;
  }
}

/** How one call to the provider fails: before it takes effect, or after. */
export interface ProviderFault {
  readonly at: number;
  readonly when: 'before' | 'after';
  readonly isRetryable: boolean;
}

export interface Conditions {
  readonly cut: Cut | null;
  readonly provider: ProviderFault | null;
  readonly isMailDown: boolean;
  /** The order in which items due at the same time are processed: the server's, if known. */
  readonly order: (key: string) => number;
}

export const NO_FAULTS: Conditions = { cut: null, provider: null, isMailDown: false, order: () => 0 };

export class Core {
  readonly model: Model;
  readonly conditions: Conditions;
  /** Number of changes reached. */
  changes = 0;
  hasFired = false;
  #isDead = false;
  #providerCalls = 0;

  constructor(model: Model, conditions: Conditions) {
    this.model = model;
    this.conditions = conditions;
  }

  /** One transaction. A refusal inside leaves the model as it was: `work` checks first, then changes. */
  change<T>(work: (model: Model) => T): T {
    if (this.#isDead) throw new CutOff();
    const { cut } = this.conditions;
    const isHere = cut?.at === this.changes;
    this.changes += 1;
    if (isHere && cut.when === 'before') this.#cutOff(cut);
    const result = work(this.model);
    if (isHere) this.#cutOff(cut!);
    return result;
  }

  #cutOff({ kind, when }: Cut): void {
    this.hasFired = true;
    // A serialisation failure is retried and succeeds.
    if (kind === 'retry' && when === 'before') return;
    this.#isDead = kind === 'crash';
    throw new CutOff();
  }

  /** Posts to the books; a refusal by the domain here is a defect of the model. */
  post(change: LedgerChange): void {
    this.model.book = Result.getOrThrowWith(
      applyChange(this.model.book, change),
      (refusal) => new Error(`The books refuse: ${refusal._tag}`),
    );
  }

  /** Calls the provider; `effect` is the call's effect there. The shop may be cut off before and after. */
  askProvider<T>(effect: () => T): T {
    return this.change(() => {
      const { provider } = this.conditions;
      const isHere = provider?.at === this.#providerCalls;
      this.#providerCalls += 1;
      if (isHere && provider.when === 'before') throw new ProviderUnreachable(provider.isRetryable);
      const answer = effect();
      if (isHere) throw new ProviderUnreachable(provider!.isRetryable);
      return answer;
    });
  }

  /** Opens a payment at the provider; one for an attempt, however often it is called. */
  openOutside(attempt: string): OutsidePayment {
    return this.askProvider(() => {
      const payment = this.model.payments.get(attempt) ?? openedPayment(attempt);
      this.model.payments.set(attempt, payment);
      return payment;
    });
  }
}
