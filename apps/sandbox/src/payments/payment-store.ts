/** The payments of this run, in memory. An attempt id opens one payment per dialect, however often it is sent. */
import { randomUUID } from 'node:crypto';
import type { Payment, PaymentTerms, Script } from './payment.ts';

export class PaymentStore {
  readonly #payments = new Map<string, Payment>();
  readonly #scripts = new Map<string, Script>();
  #nextScript: Script | null = null;

  /** Opens a payment; the same attempt on the same terms returns the same one, on other terms `Conflict`. */
  open(dialect: string, terms: PaymentTerms): Payment | 'Conflict' {
    const earlier = this.byAttempt(terms.attemptId, dialect);
    if (earlier) return isSameTerms(earlier, terms) ? earlier : 'Conflict';
    const payment: Payment = {
      ...terms,
      ref: randomUUID(),
      dialect,
      openedAt: Date.now(),
      state: 'open',
      isClosedByShop: false,
      paymentId: null,
      method: 'card',
      challengeFailures: 0,
      scripted: this.#takeScript(terms.attemptId),
      deliveries: [],
    };
    this.#payments.set(payment.ref, payment);
    return payment;
  }

  byRef(ref: string): Payment | undefined {
    return this.#payments.get(ref);
  }

  byAttempt(attemptId: string, dialect?: string): Payment | undefined {
    return this.all().find((one) => one.attemptId === attemptId && (!dialect || one.dialect === dialect));
  }

  /** Closes a payment for the shop; one that is closed stays so, one that has ended otherwise is `Ended`. */
  close(dialect: string, ref: string | null): Payment | 'Unknown' | 'Ended' {
    const payment = this.byRef(ref ?? '');
    if (payment?.dialect !== dialect) return 'Unknown';
    if (payment.state !== 'open') return payment.isClosedByShop ? payment : 'Ended';
    payment.state = 'cancelled';
    payment.isClosedByShop = true;
    return payment;
  }

  /** Newest first. */
  all(): readonly Payment[] {
    return [...this.#payments.values()].toReversed();
  }

  scriptAttempt(attemptId: string, script: Script): void {
    this.#scripts.set(attemptId, script);
  }

  scriptNext(script: Script): void {
    this.#nextScript = script;
  }

  clear(): void {
    this.#payments.clear();
    this.#scripts.clear();
    this.#nextScript = null;
  }

  #takeScript(attemptId: string): Script | null {
    const own = this.#scripts.get(attemptId);
    if (own) return own;
    const next = this.#nextScript;
    this.#nextScript = null;
    return next;
  }
}

const isSameTerms = (a: PaymentTerms, b: PaymentTerms): boolean =>
  a.shopId === b.shopId && a.orderNo === b.orderNo && a.amountMinor === b.amountMinor && a.currency === b.currency;
