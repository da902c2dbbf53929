/** Races between members of staff for one decision. */
import {
  cancel,
  confirm,
  coveredOrder,
  journals,
  newKey,
  openPayment,
  orderOf,
  paidAt,
  staff,
  tell,
  work,
} from './deals.ts';
import type { Race } from './race.ts';

const refund: Race = {
  name: 'refund',
  prize: 'the refund of an order',
  removed: { guards: ['order-lock', 'card-lock'], books: true },
  deal: async (arena) => {
    const [guest] = await arena.guests();
    const orderNo = await coveredOrder(arena, guest!);
    await confirm(arena, guest!, orderNo);
    await work(arena);
    return {
      rival: () => staff(arena, 'refund', orderNo, '--reason', 'Wrong card'),
      wins: ({ length }) => length,
    };
  },
};

const bankTransfer: Race = {
  name: 'bank-transfer',
  prize: 'the booking of one line of a bank statement',
  removed: {
    guards: ['order-lock', 'booking-once'],
    constraints: ['bank_booking.bank_booking_once', 'company_sale.company_sale_pkey'],
    books: true,
  },
  deal: async (arena) => {
    const { browser, customer } = await companyOf(arena);
    const orderNo = await orderOf(arena, browser, { paymentMean: 'bankTransfer', custId: customer.id });
    const reference = newKey();
    return {
      rival: () => staff(arena, 'confirm-transfer', orderNo, '--amount', '50.00', '--reference', reference),
      wins: async () =>
        (await journals(arena, 'settle', orderNo)) + (await journals(arena, 'lateMoney', `bank:${reference}`)),
    };
  },
};

const companies = new WeakMap<object, ReturnType<Parameters<Race['deal']>[0]['signedIn']>>();

const companyOf = (arena: Parameters<Race['deal']>[0]) => {
  const known =
    companies.get(arena) ??
    arena.newCustomer({ memberType: 'business', contractLevel: 'registered' }).then((one) => arena.signedIn(one));
  companies.set(arena, known);
  return known;
};

const lateMoney: Race = {
  name: 'late-money',
  prize: 'one decision about late money',
  removed: { guards: ['order-lock', 'money-lock'], books: true },
  deal: async (arena) => {
    const [guest] = await arena.guests();
    const orderNo = await orderOf(arena, guest!, {});
    const attemptId = await openPayment(arena, guest!, orderNo);
    await cancel(arena, guest!, orderNo);
    const payment = paidAt(arena, attemptId);
    await tell(arena, payment);
    const paymentId = payment.paymentId!;
    return {
      rival: (at) =>
        at % 2 === 0
          ? staff(arena, 'settle-late', orderNo, '--payment', paymentId)
          : staff(arena, 'return-late', paymentId),
      wins: ({ length }) => length,
    };
  },
};

export const staffRaces: readonly Race[] = [refund, bankTransfer, lateMoney];
