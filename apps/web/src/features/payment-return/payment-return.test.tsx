import { topUpUnderWay } from '@offrande/domain/top-up';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { turnPage } from '../../shop/testing/turn-page.ts';
import { pauseBeforeNextMs, QUESTIONS_AT_MOST } from '@offrande/domain/payment';
import { PaymentReturnPage } from './payment-return.tsx';
import { topUpStore } from '../../shop/top-up-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/loading/order');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ORDER = 'FR-1';
const paid = (method: string) =>
  ({ state: 'paid', orderNo: ORDER, paymentId: 'pay-1', method, cardToken: null }) as const;

const comeBack = (prepare: (shop: MemoryShop) => void, rules = {}) => {
  const shop = createMemoryShop({ cart: POSTED_CART, rules });
  shop.visit.saveOrder({ notConfirmYetOrderNo: ORDER, paymentLogId: 'log-1', chosenMeans: 'creditCard', lines: [] });
  prepare(shop);
  const place = placeAt('/loading/order');
  render(
    <Stage shop={shop} place={place}>
      <PaymentReturnPage type="order" />
    </Stage>,
  );
  return { shop, place };
};

const pauseMs = (asked: number): number => pauseBeforeNextMs(asked) ?? 0;
const unnamed = () => Promise.reject(new TypeError('Failed to fetch'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('coming back from the provider', () => {
  test.each([
    ['creditcard', 'C04'],
    ['instantpayment', 'IBT'],
    ['wallet', 'PP'],
  ])(
    'redirect-info, then the result, then the order page, which replaces this one: %s is %s [S2.43][S4.93][S4.94][S4.95][S4.96][S4.97]',
    async (method, code) => {
      const { shop, place } = comeBack(({ memory }) => memory.decide(paid(method)));
      await pass(0);
      expect(shop.memory.script.made).toEqual(['readRedirectInfo', 'readResult']);
      expect(place.history).toEqual([`/order/${ORDER}?paymentId=pay-1&paymentMean=${code}`]);
    },
  );

  test('a failed payment says failed in place of the payment [S4.94][A-130]', async () => {
    const { place } = comeBack(({ memory }) => memory.decide({ state: 'failed', orderNo: ORDER }));
    await pass(0);
    expect(place.history).toEqual([`/order/${ORDER}?failed=true&paymentMean=C04`]);
  });

  test.each(['ingenico', 'marketPay'])(
    '%s goes by payment log: it is asked by the stored id, and whatever it says was paid by is C04 [S4.100][S4.101][S4.102]',
    async (provider) => {
      const { shop, place } = comeBack(({ memory }) => memory.decide(paid('wallet')), { provider });
      await pass(0);
      expect(shop.memory.script.made).toEqual(['readLogResult']);
      expect(place.history).toEqual([`/order/${ORDER}?paymentId=pay-1&paymentMean=C04`]);
    },
  );

  test('an undecided payment is asked about again after growing pauses, and the page says that it takes longer [A-130]', async () => {
    const { shop, place } = comeBack(({ memory }) =>
      memory.decide({ state: 'open', orderNo: ORDER }, { state: 'open', orderNo: ORDER }, paid('creditcard')),
    );
    await pass(0);
    expect(screen.getByText(/^This takes a few seconds/)).toBeTruthy();
    await pass(pauseMs(1));
    expect(screen.getByText(/^The bank takes longer than usual/)).toBeTruthy();
    expect(place.history).toEqual(['/loading/order']);
    await pass(pauseMs(2));
    expect(shop.memory.script.made.filter((call) => call === 'readResult')).toHaveLength(3);
    expect(place.history).toEqual([`/order/${ORDER}?paymentId=pay-1&paymentMean=C04`]);
  });

  test('nothing is asked while the page is hidden, as when the buyer is in the bank’s app; shown again it asks soon [A-130][A-160]', async () => {
    const { shop, place } = comeBack(({ memory }) =>
      memory.decide(
        ...Array.from({ length: 3 }, () => ({ state: 'open', orderNo: ORDER }) as const),
        paid('creditcard'),
      ),
    );
    await pass(0);
    for (let asked = 1; asked < 3; asked += 1) await pass(pauseMs(asked));
    const asked = shop.memory.script.made.length;
    turnPage('hidden');
    await pass(60 * 60_000);
    expect(shop.memory.script.made).toHaveLength(asked);
    turnPage('visible');
    expect(screen.getByText(/^The bank takes longer than usual/)).toBeTruthy();
    await pass(pauseMs(1));
    expect(place.history).toEqual([`/order/${ORDER}?paymentId=pay-1&paymentMean=C04`]);
  });

  test('a network that is away is no failed payment: after the last question the order page says neither [A-130]', async () => {
    const { shop, place } = comeBack(({ memory }) => memory.script.befall('readRedirectInfo', { kind: 'unreachable' }));
    await pass(0);
    for (let asked = 1; asked < QUESTIONS_AT_MOST; asked += 1) await pass(pauseMs(asked));
    expect(shop.memory.script.made).toHaveLength(QUESTIONS_AT_MOST);
    expect(place.history).toEqual([`/order/${ORDER}?paymentMean=C04`]);
  });

  test('an error that nobody has named, as of a plain network, is no failed payment either [A-160]', async () => {
    const { shop, place } = comeBack(({ gateways, memory }) => {
      Object.assign(gateways, { payments: () => ({ ...memory.payments, readResult: unnamed }) });
    });
    await pass(0);
    for (let asked = 1; asked < QUESTIONS_AT_MOST; asked += 1) await pass(pauseMs(asked));
    expect(place.history).toEqual([`/order/${ORDER}?paymentMean=C04`]);
    expect(shop.memory.script.made).not.toContain('cancelOrder');
  });

  test('where the payment log is lost nothing is asked and nothing decided [A-179]', async () => {
    const { shop, place } = comeBack(
      ({ visit }) =>
        visit.saveOrder({ notConfirmYetOrderNo: ORDER, paymentLogId: null, chosenMeans: 'creditCard', lines: [] }),
      { provider: 'ingenico' },
    );
    await pass(0);
    expect(shop.memory.script.made).toEqual([]);
    expect(place.history).toEqual([`/order/${ORDER}?paymentMean=C04`]);
  });

  test('a reload asks again and opens no payment [A-130]', async () => {
    const { shop } = comeBack(() => {});
    await pass(0);
    cleanup();
    render(
      <Stage shop={shop} place={placeAt('/loading/order')}>
        <PaymentReturnPage type="order" />
      </Stage>,
    );
    await pass(0);
    expect(
      shop.memory.script.made.filter((call) => call === 'createPaymentSession' || call === 'confirmOrder'),
    ).toEqual([]);
    expect(shop.visit.readOrder()?.notConfirmYetOrderNo).toBe(ORDER);
  });

  test.each([
    ['topup', { itemCode: 'OFFRANDE', card: '8812-2' }, '/account/cards/OFFRANDE?paymentId=pay-1&card=8812-2&'],
    ['topupWallet', null, '/account/wallet?paymentId=pay-1&'],
  ] as const)(
    'a paid %s goes to the very card or the wallet, with payment and card token [A-172][S2.43][S2.46][S2.47][S4.98][S4.99]',
    async (type, at, target) => {
      const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
      topUpStore(shop).saveUnderWay(
        topUpUnderWay(at, 'UpstreamPay', { transactionNo: 'T-1', paymentLogId: null, entry: '50.00' }),
      );
      shop.memory.decide({ ...paid('creditcard'), orderNo: 'T-1', cardToken: 'token' });
      const place = placeAt(`/loading/${type}`);
      render(
        <Stage shop={shop} place={place}>
          <PaymentReturnPage type={type} />
        </Stage>,
      );
      await pass(0);
      expect(place.history).toEqual([`${target}cardToken=token`]);
    },
  );

  test('a top-up that the browser has lost, or that was another, leads home where its card is not known [A-130]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
    topUpStore(shop).saveUnderWay(
      topUpUnderWay(null, 'UpstreamPay', { transactionNo: 'T-1', paymentLogId: null, entry: '50.00' }),
    );
    shop.memory.decide({ ...paid('creditcard'), orderNo: 'T-1' });
    const place = placeAt('/loading/topup');
    render(
      <Stage shop={shop} place={place}>
        <PaymentReturnPage type="topup" />
      </Stage>,
    );
    await pass(0);
    expect(place.history).toEqual(['/']);
  });

  test('an address of no known type goes home [S2.43]', async () => {
    const place = placeAt('/loading/nothing');
    render(
      <Stage shop={createMemoryShop({ cart: POSTED_CART })} place={place}>
        <PaymentReturnPage type="nothing" />
      </Stage>,
    );
    await pass(0);
    expect(place.history).toEqual(['/']);
  });
});
