import { calls } from '@offrande/api-client/contract';
import { minuteStamp } from '@offrande/domain/token';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { homeBoot } from '../../app/testing/sample-boot.ts';
import { ToastPlace } from '../../page/toasts.tsx';
import { createShop } from '../../shop/shop.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { PageNotLoaded } from './page-not-loaded.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const WRONG = 'The clock of this device is wrong';

const show = (shop: MemoryShop, onRetry = () => undefined as void) =>
  render(
    <Stage shop={shop} place={placeAt('/buying/checkout')}>
      <PageNotLoaded onRetry={onRetry} />
      <ToastPlace />
    </Stage>,
  );
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('the clock of the device', () => {
  test('is checked when the generic error is tried again: a wrong one is told of, and what failed is asked for anyway [S8.2][S8.3][A-69]', async () => {
    const onRetry = vi.fn<() => void>();
    show(createMemoryShop({ cart: POSTED_CART, isClockWrong: true }), onRetry);
    expect(screen.queryByText(WRONG)).toBeNull();
    await tryAgain();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(await screen.findByText(WRONG)).toBeTruthy();
    expect(screen.getByText(/amounts, dates and deadlines here go by our own clock/)).toBeTruthy();
  });

  test('that is right is not spoken of; nor is one that nobody could check', async () => {
    const right = createMemoryShop({ cart: POSTED_CART });
    const tell = vi.fn<() => void>();
    right.clock.onWrong(tell);
    await right.clock.check();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const unreached = createShop(homeBoot);
    unreached.clock.onWrong(tell);
    await unreached.clock.check();
    expect(tell).not.toHaveBeenCalled();
  });

  test('is checked once a session begins, by the minute it shows, and the call that began it is answered [S7.73][S7.76][A-69]', async () => {
    const asked: string[] = [];
    const answers = {
      init: { token: 't', expiresIn: 3600, sealingKey: { kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } },
      timestamp: { timestamp: minuteStamp(Date.now() - 86_400_000) },
    };
    vi.stubGlobal('fetch', async (request: Request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/v\d+/u, '');
      asked.push(path);
      const stamped = path.slice('/others/'.length);
      if (path === calls.init.path) return Response.json({ success: true, data: answers.init });
      if (stamped === minuteStamp(Date.now())) return Response.json({ success: true, data: answers.timestamp });
      return Response.json({ success: false, error: { code: 'X', message: '' } });
    });
    const shop = createShop(homeBoot);
    const tell = vi.fn<() => void>();
    shop.clock.onWrong(tell);
    await shop.gateways.orders.cancelOrder({ orderNo: 'FR-1' }).catch(() => undefined);
    await waitFor(() => expect(tell).toHaveBeenCalledOnce());
    expect(asked[0]).toBe(calls.init.path);
    expect(asked).toContain(calls.cancelOrder.path);
  });
});
