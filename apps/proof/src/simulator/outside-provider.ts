/** The simulator's payment provider, in the same process: it reports the model's state of each payment, and fails on request. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { type PaymentProvider, ProviderUnavailable } from '../../../server/src/providers/payment/payment-provider.ts';
import type { ProviderFault } from './core.ts';
import { refOf, reportOf } from './core-payment.ts';
import type { Faults } from './faults.ts';
import { type Model, type ProviderStatus, currentStatus, openedPayment } from './model.ts';

export const SHOP_ID = 'shop';

export interface OutsideProvider {
  readonly provider: PaymentProvider;
  /** Ids of the attempts with an opened payment. */
  readonly opened: Set<string>;
  /** Ids of the attempts that were opened, queried or closed since the last plan, in order. */
  readonly asked: string[];
  plan(fault: ProviderFault | null): void;
}

interface Surroundings {
  readonly faults: Faults;
  readonly model: () => Model;
  readonly names: () => ReadonlyMap<string, string>;
}

export const makeOutsideProvider = (id: PaymentProviderId, { faults, model, names }: Surroundings): OutsideProvider => {
  const opened = new Set<string>();
  /** Ids of the attempts closed in this step, of which the model learns only when the step is over. */
  const closed = new Set<string>();
  const asked: string[] = [];
  let planned: ProviderFault | null = null;
  let answered = 0;

  const answer = <T>(effect: () => T): Promise<T> => {
    faults.assertAlive();
    const fault = planned?.at === answered ? planned : null;
    answered += 1;
    const fail = () => new ProviderUnavailable(`fault ${fault!.when}`, fault!.isRetryable);
    if (fault?.when === 'before') return Promise.reject(fail());
    const result = effect();
    return fault === null ? Promise.resolve(result) : Promise.reject(fail());
  };

  /** The model learns of a payment that is opened in this step only when the step is over. */
  const paymentOf = (attemptId: string) => {
    const name = names().get(attemptId) ?? '';
    return model().payments.get(name) ?? openedPayment(name);
  };

  const statusByAttempt = (attemptId: string): ProviderStatus => {
    const known = paymentOf(attemptId);
    const state = known.state === 'open' && closed.has(attemptId) ? 'cancelled' : known.state;
    return { ...currentStatus({ ...known, state }), attempt: attemptId };
  };

  const provider: PaymentProvider = {
    id,
    open: async ({ attemptId }) => {
      faults.assertAlive();
      asked.push(attemptId);
      return answer(() => {
        opened.add(attemptId);
        return { providerRef: refOf(attemptId), redirectUrl: 'https://provider.example/pay' };
      });
    },
    payment: async (ref, { attemptId, orderNo, amountMinor }) => {
      faults.assertAlive();
      asked.push(attemptId);
      return answer(() => reportOf(statusByAttempt(attemptId), { shopId: SHOP_ID, orderNo, amountMinor, ref }));
    },
    close: async (ref) => {
      faults.assertAlive();
      const attemptId = ref.slice(refOf('').length);
      asked.push(attemptId);
      return answer(() => {
        if (paymentOf(attemptId).state === 'paid') throw new ProviderUnavailable('it is paid', false);
        closed.add(attemptId);
      });
    },
    // Signatures are tested elsewhere: here the body alone is the notification.
    readNotification: async ({ body }) => {
      const { eventRef, payment } = JSON.parse(Buffer.from(body).toString());
      return { eventRef, payment: { ...payment, amountMinor: BigInt(payment.amountMinor) } };
    },
  };
  return {
    provider,
    opened,
    asked,
    plan: (fault) => {
      planned = fault;
      answered = 0;
      asked.length = 0;
      closed.clear();
    },
  };
};
