/** A company's wallet filled by transfer: offered, asked for, its receipt, given up, and what refuses it. */
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { WalletPage } from '../wallet/wallet.tsx';
import { COMPANY, COMPANY_MONEY, companyWallet, WAITING } from './testing/company-wallet.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const show = (shop: MemoryShop) => {
  render(
    <AccountStage shop={shop} place={placeAt('/account/wallet')}>
      <WalletPage />
    </AccountStage>,
  );
  return { shop, user: userEvent.setup({ applyAccept: false }) };
};
type Shown = ReturnType<typeof show>;
const press = async ({ user }: Shown, name: string) => user.click(await screen.findByRole('button', { name }));
const ask = async (shown: Shown, amount: string) => {
  await press(shown, 'Top up by bank transfer');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Amount to transfer' }), amount);
  await press(shown, 'Get the bank details');
};
const details = async () => within(await screen.findByRole('region', { name: 'Your transfer' }));
const opened = ({ shop }: Shown) => shop.memory.script.made.filter((call) => call === 'openTopUp').length;

describe('a company’s wallet', () => {
  test('is filled by a transfer far above the limits of cards, whose details are shown at once, and again after a reload [A-184][A-36]', async () => {
    const shown = show(companyWallet());
    await ask(shown, '25000');
    const { getByText } = await details();
    for (const value of ['Offrande SAS', 'FR76 9999 9000 0100 0000 1400 019', 'OFFRFRPPXXX', 'TOPUP-1'])
      expect(getByText(value)).toBeTruthy();
    expect(getByText(/wait for it until 2026\/06\/19\.$/)).toBeTruthy();
    expect((await screen.findByRole('img', { name: /^Code for banking apps/ })).getAttribute('aria-label')).toContain(
      'reference TOPUP-1',
    );
    expect(screen.getByText(/^The wallet waits for your transfer of 25/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Top up by bank transfer' })).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
    cleanup();
    show(shown.shop);
    expect((await details()).getByText('TOPUP-1')).toBeTruthy();
  });

  test('is topped up at the bank by what the unit lists for companies, whatever others may pay with [S7.86][A-87]', async () => {
    const means = { guest: [], individual: [], business: ['creditCard'], salesman: [] } as const;
    const shown = show(companyWallet({}, { means }));
    await press(shown, 'Top up');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Amount to add' }), '50');
    await press(shown, 'Continue');
    await press(shown, 'Pay 50,00\u00A0€');
    await waitFor(() => expect(shown.shop.left).toEqual(['https://pay.example/session/1']));
  });

  test('takes the receipt of its transfer, and goes on waiting [A-184][S7.27]', async () => {
    const shown = show(companyWallet({ topUpsToPay: [WAITING] }));
    const field = await screen.findByLabelText('Receipt', { selector: 'input' });
    await shown.user.upload(field, new File(['%PDF-1.7'], 'ordre.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('The amount is in the wallet as soon as the money arrives.')).toBeTruthy();
    expect(await screen.findByText('ordre.pdf')).toBeTruthy();
    expect(screen.getByText(/The wallet still waits for your money\.$/)).toBeTruthy();
  });

  test('waits no more for a transfer that is given up, and another may be asked for [A-184]', async () => {
    const shown = show(companyWallet({ topUpsToPay: [WAITING] }));
    await details();
    await press(shown, 'Give it up');
    expect(await screen.findByText('Do not send its money any more.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your transfer' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Top up by bank transfer' })).toBeTruthy();
  });

  test('refuses more than its limit leaves, what is in progress included, without asking the shop [A-184]', async () => {
    const shown = show(companyWallet());
    await ask(shown, '99948');
    expect(await screen.findByText(/^The wallet takes 100.000,00\s€ at most.*up to 99.947,60\s€\.$/)).toBeTruthy();
    expect(opened(shown)).toBe(0);
    await shown.user.clear(screen.getByRole('textbox', { name: 'Amount to transfer' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'Amount to transfer' }), '9');
    expect(await screen.findByText('Enter an amount greater or equal to 10 €.')).toBeTruthy();
  });

  test('that is full takes nothing, and says so [A-184]', async () => {
    const shown = show(companyWallet({ wallet: { ...COMPANY_MONEY.wallet!, balance: money('99975', euro) } }));
    await press(shown, 'Top up by bank transfer');
    expect(await screen.findByText(/^The wallet takes 100.000,00\s€ at most.*Nothing can be added/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Amount to transfer' })).toBeNull();
  });

  test('says what failed, and lets it be tried again [A-37][A-184]', async () => {
    const shown = show(companyWallet());
    shown.shop.memory.script.befall('openTopUp', { kind: 'unreachable' });
    await ask(shown, '500');
    expect(await screen.findByText('The top-up was not asked for. Try again.')).toBeTruthy();
    shown.shop.memory.script.befall('openTopUp', null);
    await press(shown, 'Get the bank details');
    await details();
    shown.shop.memory.script.befall('giveUpTopUp', { kind: 'unreachable' });
    await press(shown, 'Give it up');
    expect(await screen.findByText('The top-up could not be given up.')).toBeTruthy();
    await details();
  });

  test('that another person of the company is filling meanwhile shows that transfer [A-184][A-183]', async () => {
    const shown = show(companyWallet());
    await screen.findByRole('button', { name: 'Top up by bank transfer' });
    await shown.shop.memory.topUps.openTopUp({ cardNumber: null, amount: money('70', euro), means: 'bankTransfer' });
    shown.shop.memory.script.befall('openTopUp', { kind: 'refused', code: '30004' });
    await ask(shown, '500');
    expect((await details()).getByText('TOPUP-1')).toBeTruthy();
    expect(screen.queryByText('The top-up was not asked for. Try again.')).toBeNull();
  });

  test('keeps its card-like means beside it [A-184][A-87]', async () => {
    show(companyWallet({ topUpsToPay: [WAITING, ...MONEY.topUpsToPay!] }));
    expect(await screen.findByText('A top-up of 20,00 € is not paid yet.')).toBeTruthy();
    await details();
    expect(screen.getByRole('button', { name: 'Top up' })).toBeTruthy();
  });
});

test('a transfer is offered neither to individuals nor where the unit has none [A-184]', async () => {
  const individual = createMemoryShop({ cart: POSTED_CART, isMember: true, money: COMPANY_MONEY });
  const { transferTerms: _, ...money } = COMPANY_MONEY;
  const elsewhere = createMemoryShop({ cart: POSTED_CART, isMember: true, identity: COMPANY, money });
  for (const shop of [individual, elsewhere]) {
    show(shop);
    expect(await screen.findByRole('button', { name: 'Top up' })).toBeTruthy();
    if (shop === elsewhere) await waitFor(() => expect(shop.memory.script.made).toContain('readTransferTerms'));
    expect(screen.queryByRole('button', { name: 'Top up by bank transfer' })).toBeNull();
    cleanup();
  }
  expect(individual.memory.script.made).not.toContain('readTransferTerms');
});
