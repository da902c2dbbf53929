import type { MemoryCall, MemoryMoney, Misfortune } from '@offrande/api-client/testing';
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { WalletPage } from '../wallet/wallet.tsx';
import { COMPANY_MONEY, companyWallet, WAITING } from './testing/company-wallet.ts';

interface TransferStoryProps {
  money?: MemoryMoney;
  fault?: readonly [MemoryCall, Misfortune];
}

function TransferStory({ money: over = {}, fault }: TransferStoryProps) {
  const [shop] = useState(() => {
    const made = companyWallet(over);
    if (fault) made.memory.script.befall(...fault);
    return made;
  });
  const [place] = useState(() => placeAt('/account/wallet'));
  return (
    <AccountStage shop={shop} place={place}>
      <WalletPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountWalletTransfer',
  component: TransferStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TransferStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press('Top up by bank transfer');
const ask = async (amount: string) => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount to transfer' }), amount);
  await press('Get the bank details');
};

export const Offered: Story = {
  play: async () => void (await screen.findByRole('button', { name: 'Top up by bank transfer' })),
};
export const Asked: Story = {
  play: async () => {
    await open();
    await screen.findByRole('textbox', { name: 'Amount to transfer' });
  },
};
export const Asking: Story = {
  args: { fault: ['openTopUp', { kind: 'silent' }] },
  play: async () => {
    await ask('25000');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Get the bank details/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const OverTheLimit: Story = {
  play: async () => {
    await ask('99948');
    await expect(screen.getByRole('textbox', { name: 'Amount to transfer' })).toHaveFocus();
  },
};
export const Full: Story = {
  args: { money: { wallet: { ...COMPANY_MONEY.wallet!, balance: money(100_000, euro) } } },
  play: async () => {
    await open();
    await screen.findByText(/Nothing can be added at the moment\.$/);
  },
};
export const Failed: Story = {
  args: { fault: ['openTopUp', { kind: 'unreachable' }] },
  play: async () => {
    await ask('25000');
    await screen.findByText('The top-up was not asked for. Try again.');
  },
};
export const Waiting: Story = {
  args: { money: { topUpsToPay: [WAITING] } },
  play: async () => void (await screen.findByRole('region', { name: 'Your transfer' })),
};
export const ReceiptSent: Story = {
  args: {
    money: {
      topUpsToPay: [
        {
          ...WAITING,
          transfer: { ...WAITING.transfer, receipt: { fileName: 'ordre.pdf', receivedAt: Date.UTC(2026, 5, 12, 13) } },
        },
      ],
    },
  },
  play: async () => void (await screen.findByText('ordre.pdf')),
};
export const GivenUp: Story = {
  args: { money: { topUpsToPay: [WAITING] } },
  play: async () => {
    await press('Give it up');
    await screen.findByText('Do not send its money any more.');
  },
};
export const NotGivenUp: Story = {
  args: { money: { topUpsToPay: [WAITING] }, fault: ['giveUpTopUp', { kind: 'unreachable' }] },
  play: async () => {
    await press('Give it up');
    await screen.findByText('The top-up could not be given up.');
  },
};
