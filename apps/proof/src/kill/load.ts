/** Buyers who keep ordering while the shop is killed: orders paid by card, paid at the provider, and cancelled. */
import { isCallFailure } from '@offrande/api-client/client';
import { calls } from '@offrande/api-client/contract';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { BASKETS } from '../simulator/baskets.ts';
import type { Dice } from '../simulator/dice.ts';
import { type Buyer, readCsrfToken, openBuyer } from './buyer.ts';
import { type Site, UNIT } from './site.ts';

/** A gift card with a higher balance than its buyer can spend in one run. */
export interface OwnCard {
  readonly cardNumber: string;
  readonly pinCode: string;
}

/** The state of an order that its buyer was told last. */
export type ReportedState = 'ordered' | 'confirmed' | 'canceled';

export interface Load {
  readonly buyers: readonly Buyer[];
  readonly told: ReadonlyMap<string, ReportedState>;
  /** Calls that failed for good. */
  readonly failures: readonly string[];
  /** Lets every buyer finish the current order. */
  stop(): Promise<void>;
}

const TEN = BASKETS[4]!;
const FIFTY = BASKETS[0]!;

/** A buyer with his card, and a callback that records what he is told. */
interface Shopper {
  readonly site: Site;
  readonly buyer: Buyer;
  readonly card: OwnCard;
  tell(orderNo: string, state: ReportedState): void;
}

const order = async ({ buyer, tell }: Shopper, changes: Partial<CheckoutPayload>): Promise<string> => {
  const payload = { aggregatorBuId: UNIT, lines: FIFTY, paymentMean: 'creditCard', ...changes } as const;
  const { orderNo } = await buyer.move(calls.createOrder, payload, (answer) => answer.orderNo);
  tell(orderNo, 'ordered');
  return orderNo;
};

const confirm = async ({ buyer, tell }: Shopper, orderNo: string): Promise<void> => {
  await buyer.move(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo }, () => orderNo);
  tell(orderNo, 'confirmed');
};

const coveredByCard = ({ card }: Shopper): Partial<CheckoutPayload> => ({
  lines: TEN,
  paymentMean: 'giftCard',
  couponList: [{ cardNumber: card.cardNumber, appliedAmount: '10.00', code: 'giftCard' }],
});

const buyByCard = async (shopper: Shopper): Promise<void> =>
  confirm(shopper, await order(shopper, coveredByCard(shopper)));

const cancelOne = async (shopper: Shopper): Promise<void> => {
  const orderNo = await order(shopper, coveredByCard(shopper));
  await shopper.buyer.move(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo }, () => orderNo);
  shopper.tell(orderNo, 'canceled');
};

/** Retries under a new key while the old one is said to be in progress: there is one payment all the same. */
const openPayment = async ({ site, buyer }: Shopper, orderNo: string): Promise<string> => {
  const csrfToken = await readCsrfToken(buyer);
  const request = {
    buId: UNIT,
    orderNo,
    txnAmount: '50.00',
    txnCurrency: 'EUR',
    paymentMethod: 'C04',
    hostName: site.origin,
    email: 'nora.petit@example.test',
  };
  return (await buyer.move(calls.createPaymentSession, request, () => orderNo, { csrfToken, isPressedAgain: true }))
    .paymentLogId;
};

const SCENARIOS = ['accept', 'twice', 'vanish'] as const;

/** The provider notifies the shop once, twice or not at all; the buyer returns in any case. */
const payAtProvider =
  (scenario: (typeof SCENARIOS)[number]) =>
  async (shopper: Shopper): Promise<void> => {
    const { site, buyer } = shopper;
    const orderNo = await order(shopper, {});
    const attemptId = await openPayment(shopper, orderNo);
    const body = JSON.stringify({ attemptId, scenario });
    await (await fetch(`${site.sandbox.url}/control/payments`, { method: 'POST', body })).json();
    const callBackUrl = `${site.origin}/${UNIT}/loading/order`;
    const csrfToken = await readCsrfToken(buyer);
    const returned = { buId: UNIT, pspProvider: 'UpstreamPay', csrfToken, callBackUrl } as const;
    const { token } = await buyer.ask(calls.redirectInfo, returned);
    const result = await buyer.ask(calls.paymentResult, { buId: UNIT, token, callBackUrl });
    if (result.state !== 'paid') throw new Error(`A payment that was made is ${result.state}`);
    await confirm(shopper, orderNo);
  };

const ACTIONS = [buyByCard, buyByCard, cancelOne, ...SCENARIOS.map(payAtProvider)];

/** A card must be proven by its PIN once per session. */
const proveCard = ({ buyer, card }: Shopper): Promise<unknown> =>
  buyer.ask(calls.queryCard, {
    aggregatorBu: UNIT,
    ...card,
    cartList: [{ itemCode: 'offrande', amount: '10.00', qty: 1 }],
  });

/** Starts a buyer for each card; they order until they are stopped. */
export const startLoad = (site: Site, cards: readonly OwnCard[], dice: Dice): Load => {
  const told = new Map<string, ReportedState>();
  const failures: string[] = [];
  const shoppers = cards.map((card): Shopper => ({
    site,
    card,
    buyer: openBuyer(site.origin),
    tell: (orderNo, state) => told.set(orderNo, state),
  }));
  const stopping = new AbortController();
  const keepBuying = async (shopper: Shopper): Promise<void> => {
    await proveCard(shopper);
    while (!stopping.signal.aborted) {
      await dice
        .pick(ACTIONS)(shopper)
        .catch((failure: unknown) => {
          const detail = isCallFailure(failure) ? ` ${JSON.stringify(failure.detail)}` : '';
          failures.push(`${failure instanceof Error ? failure.message : String(failure)}${detail}`);
        });
    }
  };
  const running = Promise.all(shoppers.map(keepBuying));
  return {
    buyers: shoppers.map(({ buyer }) => buyer),
    told,
    failures,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
