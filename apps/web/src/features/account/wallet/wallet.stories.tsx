import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemoryCall, MemoryMoney, Misfortune } from '@offrande/api-client/testing';
import { money as moneyOf } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { WalletPage } from './wallet.tsx';

interface WalletStoryProps {
  money?: MemoryMoney;
  fault?: readonly [MemoryCall, Misfortune];
  search?: string;
  prepare?: (shop: MemoryShop) => void;
}

function WalletStory({ money = MONEY, fault, search = '', prepare }: WalletStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, money });
    if (fault) made.memory.script.befall(...fault);
    prepare?.(made);
    return made;
  });
  const [place] = useState(() => placeAt(`/account/wallet${search}`));
  return (
    <AccountStage shop={shop} place={place}>
      <WalletPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountWallet',
  component: WalletStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WalletStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openTopUp: NonNullable<Story['play']> = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Top up' }));
};

export const Filled: Story = {};
export const Loading: Story = { args: { fault: ['readWallet', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { fault: ['readWallet', { kind: 'unreachable' }] } };
export const HistoryUnreachable: Story = { args: { fault: ['readHistory', { kind: 'unreachable' }] } };
export const NoWallet: Story = { args: { money: { ...MONEY, wallet: null } } };
export const NoHistory: Story = { args: { money: { ...MONEY, history: [] } } };
export const ToppingUp: Story = { play: openTopUp };
const enter =
  (amount: string): NonNullable<Story['play']> =>
  async (playing) => {
    await openTopUp(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount to add' }), amount);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  };
const pay: NonNullable<Story['play']> = async (playing) => {
  await enter('50')(playing);
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
};
const isBusy = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'));

export const AmountRefused: Story = {
  play: async (playing) => {
    await enter('500')(playing);
    await expect(screen.getByRole('textbox', { name: 'Amount to add' })).toHaveFocus();
  },
};
export const NothingCanBeAdded: Story = {
  args: { money: { wallet: MONEY.wallet!, history: MONEY.history! } },
  play: async (playing) => {
    await openTopUp(playing);
    await screen.findByText('Nothing can be added at the moment.');
  },
};
export const LimitsUnreachable: Story = {
  args: { fault: ['readWalletLimits', { kind: 'unreachable' }] },
  play: async (playing) => {
    await openTopUp(playing);
    await screen.findByRole('alert');
  },
};
export const ToPay: Story = {
  play: async (playing) => {
    await enter('50')(playing);
    await screen.findByRole('button', { name: /^Pay 50/ });
  },
};
export const Paying: Story = {
  args: { fault: ['createPaymentSession', { kind: 'silent' }] },
  play: async (playing) => {
    await pay(playing);
    await isBusy(/^Pay/);
  },
};
export const Beginning: Story = {
  args: { fault: ['openTopUp', { kind: 'silent' }] },
  play: async (playing) => {
    await pay(playing);
    await isBusy(/^Pay/);
  },
};
export const GivenUp: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give it up' }));
    await screen.findByText(/was given up/);
  },
};
export const NotGivenUp: Story = {
  args: { fault: ['giveUpTopUp', { kind: 'unreachable' }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give it up' }));
    await screen.findByText('The top-up could not be given up.');
  },
};
export const BankPageNotOpened: Story = {
  args: { fault: ['createPaymentSession', { kind: 'unreachable' }] },
  play: async (playing) => {
    await pay(playing);
    await screen.findByText('The bank’s page could not be opened. Nothing was paid.');
  },
};
export const ToppedUp: Story = {
  args: {
    search: '?paymentId=p-1',
    prepare: (shop) => void shop.memory.topUps.openTopUp({ cardNumber: null, amount: moneyOf(50, euro) }),
  },
  play: async () => void (await screen.findByText('Topped up.')),
};
export const NotReloadable: Story = {
  args: { money: { ...MONEY, wallet: { ...MONEY.wallet!, isReloadable: false } } },
  play: async () => {
    await screen.findByText('You can spend');
    await expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  },
};
export const OnlyCanceled: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Canceled' }));
    await screen.findByText('1 of 1 shown');
  },
};
export const NothingOfThisKind: Story = {
  args: { money: { ...MONEY, history: MONEY.history!.slice(0, 3) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Canceled' }));
    await screen.findByText('Nothing found');
  },
};
export const SecondPage: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('12 of 12 shown');
  },
};
export const PaymentFailed: Story = { args: { search: '?failed=true' } };
