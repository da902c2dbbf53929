/**
 * How the model's shop is worked with: a change of it stands for one transaction, whole or not at all, and may be cut before
 * it or after it, as the real one may. A cut of the kind `crash` ends everything that the same process would still do.
 */
import { applyChange, type LedgerChange } from '@offrande/domain/ledger';
import { Result } from 'effect';
import type { Cut } from './faults.ts';
import type { Model, OutsidePayment } from './model.ts';

/** The shop's no to a call: nothing was changed. */
export class Refused extends Error {}

/** The database did not answer. */
export class CutOff extends Error {}

/** The provider did not answer. */
export class Away extends Error {
  readonly isRetryable: boolean;
  constructor(isRetryable: boolean) {
    super('The provider does not answer');
    this.isRetryable = isRetryable;
  }
}

/** How one call of the provider fails: before it took effect, or after. */
export interface ProviderFault {
  readonly at: number;
  readonly when: 'before' | 'after';
  readonly isRetryable: boolean;
}

export interface Weather {
  readonly cut: Cut | null;
  readonly provider: ProviderFault | null;
  readonly isMailDown: boolean;
  /** In which order things that are due at once are taken up: what the server did, where it is known. */
  readonly order: (key: string) => number;
}

export const FAIR: Weather = { cut: null, provider: null, isMailDown: false, order: () => 0 };

export class Core {
  readonly model: Model;
  readonly weather: Weather;
  /** How many changes were come to. */
  changes = 0;
  hasFired = false;
  #isDead = false;
  #providerCalls = 0;

  constructor(model: Model, weather: Weather) {
    this.model = model;
    this.weather = weather;
  }

  /** One transaction. What is refused inside leaves the model as it was: `work` checks first and changes then. */
  change<T>(work: (model: Model) => T): T {
    if (this.#isDead) throw new CutOff();
    const { cut } = this.weather;
    const isHere = cut?.at === this.changes;
    this.changes += 1;
    if (isHere && cut.when === 'before') this.#cutOff(cut);
    const result = work(this.model);
    if (isHere) this.#cutOff(cut!);
    return result;
  }

  #cutOff({ kind, when }: Cut): void {
    this.hasFired = true;
    // A serialisation failure is tried again and goes through.
    if (kind === 'retry' && when === 'before') return;
    this.#isDead = kind === 'crash';
    throw new CutOff();
  }

  /** Writes into the books; what the domain refuses here is a defect of the model. */
  post(change: LedgerChange): void {
    this.model.book = Result.getOrThrowWith(
      applyChange(this.model.book, change),
      (refusal) => new Error(`The books refuse: ${refusal._tag}`),
    );
  }

  /** Asks the provider; `effect` is what the call brings about there. The shop may be cut off before it asks and after. */
  askProvider<T>(effect: () => T): T {
    return this.change(() => {
      const { provider } = this.weather;
      const isHere = provider?.at === this.#providerCalls;
      this.#providerCalls += 1;
      if (isHere && provider.when === 'before') throw new Away(provider.isRetryable);
      const answer = effect();
      if (isHere) throw new Away(provider!.isRetryable);
      return answer;
    });
  }

  /** Opens a payment at the provider; one for an attempt, however often it is asked. */
  openOutside(attempt: string): OutsidePayment {
    return this.askProvider(() => {
      const known = this.model.payments.get(attempt);
      const payment: OutsidePayment = known ?? {
        attempt,
        state: 'open',
        paymentIds: [],
        claim: null,
        needsMessage: false,
        paidAt: null,
      };
      this.model.payments.set(attempt, payment);
      return payment;
    });
  }
}
