/** The transfer of an order that waits for it: its values, copied one by one, and the code for a banking app. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER, WAITING_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

afterEach(cleanup);

const { orderNo } = POSTED_ORDER;

const open = (record = WAITING_ORDER) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  shop.memory.putOrder(record);
  render(
    <Stage shop={shop} place={placeAt(`/order/${orderNo}`)}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  return userEvent.setup();
};

const part = async () => within(await screen.findByRole('region', { name: 'Your transfer' }, { timeout: 5000 }));

/** What a phone reads of the picture. */
const readCode = async (picture: Element): Promise<readonly string[] | undefined> => {
  const svg = new XMLSerializer().serializeToString(picture).replace('<svg', '<svg width="400" height="400"');
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data.split(
    '\n',
  );
};

describe('a transfer', () => {
  test('names beneficiary, IBAN, BIC, amount, reference and deadline [S4.13][S4.16][S9.25][A-36]', async () => {
    open();
    const { getByText } = await part();
    const shown = ['Offrande SAS', 'FR76 9999 9000 0100 0000 1400 019', 'OFFRFRPPXXX', 'Banque de l’Exemple', orderNo];
    for (const value of [...shown, '2026/06/12 15:00']) expect(getByText(value)).toBeTruthy();
    expect(getByText(/^257,30/).textContent?.replace(/\s/gu, ' ')).toBe('257,30 €');
    expect(getByText(/we keep the order until 2026\/06\/19\.$/)).toBeTruthy();
  });

  test.each([
    ['Copy the beneficiary', 'Offrande SAS'],
    ['Copy the IBAN', 'FR7699999000010000001400019'],
    ['Copy the BIC', 'OFFRFRPPXXX'],
    ['Copy the amount', '257,30'],
    ['Copy the reference', orderNo],
  ])('"%s" copies what a bank’s form takes, and says so [S4.13]', async (name, value) => {
    const user = open();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { findByRole } = await part();
    const button = await findByRole('button', { name });
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Copied'));
    expect(write).toHaveBeenCalledWith(value);
    write.mockRestore();
  });

  test('has a code that a banking app reads to the order’s values; its text says the same [S4.13]', async () => {
    open();
    const { getByRole } = await part();
    const picture = getByRole('img', { name: /^Code for banking apps: transfer of 257,30\s€ to Offrande SAS/ });
    expect(picture.getAttribute('aria-label')).toContain(`reference ${orderNo}`);
    expect(await readCode(picture)).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'OFFRFRPPXXX',
      'Offrande SAS',
      'FR7699999000010000001400019',
      'EUR257.30',
      '',
      '',
      orderNo,
    ]);
  });

  test('is not shown for an order that waits for a check, or for nothing any more', async () => {
    open({ ...WAITING_ORDER, bankTransfer: null });
    await screen.findByRole('heading', { level: 2, name: 'Receipt of your transfer' }, { timeout: 5000 });
    expect(screen.queryByRole('region', { name: 'Your transfer' })).toBeNull();
  });
});
