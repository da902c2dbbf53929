import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

afterEach(cleanup);

const { orderNo } = POSTED_ORDER;
const WAITING = { ...POSTED_ORDER, status: '03', paymentMean: '03', confirmedAt: null };
const PDF = new File(['%PDF-1.7 receipt'], 'receipt.pdf', { type: 'application/pdf' });

const open = (isMember = true, record = WAITING) => {
  const shop: MemoryShop = createMemoryShop({ cart: POSTED_CART, isMember });
  shop.memory.putOrder(record);
  render(
    <Stage shop={shop} place={placeAt(`/order/${orderNo}`)}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  return { shop, user: userEvent.setup({ applyAccept: false }) };
};

const field = () => screen.findByLabelText('Receipt', { selector: 'input' }, { timeout: 5000 });

describe('the receipt of a transfer', () => {
  test('is sent from the order that waits, which goes on waiting [S4.14][S8.51]', async () => {
    const { shop, user } = open();
    await user.upload(await field(), PDF);
    expect((await screen.findByText('We have your receipt.')).closest('[role=status]')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.memory.script.made.filter((made) => made === 'uploadReceipt')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Your order waits for your payment.' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Replace the receipt' })).toBeTruthy();
    expect(screen.getByText('receipt.pdf').parentElement?.textContent).toMatch(/sent on 2026\/06\/12 \d\d:\d\d/);
    await user.upload(await field(), new File(['%PDF-1.7 other'], 'other.pdf', { type: 'application/pdf' }));
    await screen.findByText('other.pdf');
    expect(screen.queryByText('receipt.pdf')).toBeNull();
  });

  test('that is no picture and no PDF is not sent, and says what may be [A-36][A-62]', async () => {
    const { shop, user } = open();
    await user.upload(await field(), new File(['<html>'], 'receipt.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^Unsupported type\./)).toBeTruthy();
    expect(shop.memory.script.made).not.toContain('uploadReceipt');
  });

  test('that was not taken says what the server’s code means, never its words, and is sent again on request [S8.50]', async () => {
    const { shop, user } = open();
    shop.memory.script.befall('uploadReceipt', { kind: 'refused', code: '42900', message: 'Slow down.' });
    await user.upload(await field(), PDF);
    const said = within(await screen.findByRole('alert'));
    expect(said.getByText('The receipt was not sent.')).toBeTruthy();
    expect(said.getByText('Too many tries. Wait ten minutes, then try again.')).toBeTruthy();
    shop.memory.script.befall('uploadReceipt', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We have your receipt.')).toBeTruthy();
  });

  test('is taken of guests too, and not asked for once the order is confirmed [S4.14]', async () => {
    const { user } = open(false);
    await user.upload(await field(), PDF);
    await screen.findByText('receipt.pdf');
    cleanup();
    open(true, POSTED_ORDER as typeof WAITING);
    await screen.findByRole('heading', { level: 1, name: /^Order confirmed/ });
    expect(screen.queryByText('Receipt of your transfer')).toBeNull();
  });
});
