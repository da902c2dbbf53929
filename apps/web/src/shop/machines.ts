/** The domain's machines wired to the shop's calls: the only place where the two meet. */
import type { OrderGateway, PaymentGateway } from '@offrande/api-client/gateways';
import { orderMachine } from '@offrande/domain/order';
import { paymentRedirectMachine, paymentReturnMachine } from '@offrande/domain/payment';
import { fromPromise } from 'xstate';

/** The state charts guarantee that the argument is set. */
export const given = <T>(subject: T | null): T => {
  if (subject === null) throw new TypeError('The machine names what it asks for');
  return subject;
};

/** The calls of the order's machine. */
export type OrderCalls = Pick<OrderGateway, 'createOrder' | 'confirmOrder' | 'cancelOrder'>;

export const orderMachineWith = (orders: OrderCalls) =>
  orderMachine.provide({
    actors: {
      createOrder: fromPromise(({ input }) => orders.createOrder(given(input))),
      confirmOrder: fromPromise(({ input }) =>
        orders.confirmOrder({ orderNo: given(input.orderNo), payment: input.payment }),
      ),
      cancelOrder: fromPromise(({ input }) => orders.cancelOrder({ orderNo: given(input.orderNo) })),
    },
  });

/** `leaveTo` opens the provider's page; failures go to `report` without card data. */
export const paymentRedirectMachineWith = (
  payments: PaymentGateway,
  { leaveTo, report }: { readonly leaveTo: (url: string) => void; readonly report: (failure: unknown) => void },
) =>
  paymentRedirectMachine.provide({
    actors: {
      fetchCsrfToken: fromPromise(() => payments.fetchCsrfToken()),
      createPaymentSession: fromPromise(({ input }) =>
        payments.createPaymentSession({ csrfToken: input.csrfToken, request: given(input.request) }),
      ),
    },
    actions: {
      redirect: (_, session) => leaveTo(session.redirectUrl),
      logFailure: (_, failure) => report(failure),
    },
  });

export const paymentReturnMachineWith = (payments: PaymentGateway) =>
  paymentReturnMachine.provide({
    actors: {
      readRedirectInfo: fromPromise(({ input }) => payments.readRedirectInfo(input)),
      readResult: fromPromise(({ input }) => payments.readResult(input)),
      readLogResult: fromPromise(({ input }) => payments.readLogResult(input)),
    },
  });
