import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemoryCall, MemoryMoney, Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { WalletPage } from './wallet.tsx';

interface WalletStoryProps {
  money?: MemoryMoney;
  befallen?: readonly [MemoryCall, Misfortune];
  search?: string;
}

function WalletStory({ money = MONEY, befallen, search = '' }: WalletStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, money });
    if (befallen) made.memory.script.befall(...befallen);
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
export const Loading: Story = { args: { befallen: ['readWallet', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { befallen: ['readWallet', { kind: 'unreachable' }] } };
export const HistoryUnreachable: Story = { args: { befallen: ['readHistory', { kind: 'unreachable' }] } };
export const NoWallet: Story = { args: { money: { ...MONEY, wallet: null } } };
export const NoHistory: Story = { args: { money: { ...MONEY, history: [] } } };
export const ToppingUp: Story = { play: openTopUp };
export const ToPay: Story = {
  play: async (playing) => {
    await openTopUp(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount to add' }), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  },
};
export const PaymentFailed: Story = { args: { search: '?failed=true' } };
