import { ERROR_CODES } from '@offrande/api-client/contract';
import type { OrderDetail } from '@offrande/api-client/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';
import { APPROVAL } from './testing/approval.ts';

beforeEach(() => history.replaceState(null, '', '/order'));
afterEach(cleanup);

const { orderNo } = POSTED_ORDER;
const OPEN: Partial<OrderDetail> = { status: '03', confirmedAt: null, paymentId: null };

const show = (record: Partial<OrderDetail>, search = '') => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
  shop.memory.putOrder({ ...POSTED_ORDER, ...OPEN, ...record });
  render(
    <Stage shop={shop} place={placeAt(`/order/${orderNo}${search}`)}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  return { shop, user: userEvent.setup({ delay: null }) };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const calls = ({ shop }: ReturnType<typeof show>) => shop.memory.script.made;

describe('the page of an order above the limits of its buyer', () => {
  test('tells the buyer who decides and until when, offers no payment, and lets them cancel it [A-183]', async () => {
    const opened = show({ approval: APPROVAL });
    await heading('Your order waits for approval.');
    expect(screen.getByText(/Ana Le Goff/)).toBeTruthy();
    expect(screen.getByText(/2026\/06\/15/, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Approve or refuse' })).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(calls(opened)).toContain('cancelOrder'));
    await heading('This order was cancelled.');
  });

  test('leads an approver to the decision [A-183]', async () => {
    show({ approval: { ...APPROVAL, isOwn: false, mayDecide: true } });
    await heading('This order waits for approval.');
    expect(screen.getByRole('link', { name: 'Approve or refuse' }).getAttribute('href')).toBe('/account/approvals');
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  test('is paid from there once it is approved; a payment that cannot be opened is said, and can be tried again [A-183][S4.103]', async () => {
    const approved = { ...APPROVAL, standing: 'approved', approvers: [], decidedBy: 'Ana Le Goff' } as const;
    const opened = show({ approval: approved }, '?failed=true');
    await heading('The order is approved. It can be paid now.');
    expect(calls(opened)).not.toContain('cancelOrder');
    const { script } = opened.shop.memory;
    script.befall('createPaymentSession', { kind: 'refused', code: ERROR_CODES.paymentRefused });
    await opened.user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect((await screen.findAllByRole('status')).length + screen.queryAllByRole('alert').length).toBeGreaterThan(0);
    script.befall('createPaymentSession', null);
    await opened.user.click(screen.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
  });

  test('tells who refused it and why, or that nobody decided in time [A-183]', async () => {
    const refused = { ...APPROVAL, standing: 'refused', decidedBy: 'Ana Le Goff', reason: 'Too much' } as const;
    show({ status: '02', approval: refused });
    await heading('This order was not approved.');
    expect(screen.getByText(/Too much/)).toBeTruthy();
    cleanup();
    show({ status: '02', approval: { ...refused, standing: 'lapsed', decidedBy: null, reason: '' } });
    await heading('Nobody approved this order in time.');
  });
});
