import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { MemoryCall, MemoryMoney, Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { OrdersPage } from './orders.tsx';

interface OrdersStoryProps {
  money?: MemoryMoney;
  befallen?: readonly [MemoryCall, Misfortune];
}

function OrdersStory({ money = MONEY, befallen }: OrdersStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, money });
    if (befallen) made.memory.script.befall(...befallen);
    return made;
  });
  const [place] = useState(() => placeAt('/account/orders'));
  return (
    <AccountStage shop={shop} place={place}>
      <OrdersPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountOrders',
  component: OrdersStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose =
  (name: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(await screen.findByRole('radio', { name }));
  };

export const Orders: Story = {};
export const Loading: Story = { args: { befallen: ['readHistory', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { befallen: ['readHistory', { kind: 'unreachable' }] } };
export const Nothing: Story = { args: { money: { history: [] } } };
export const Sent: Story = { play: choose('Cards sent') };
export const Received: Story = { play: choose('Cards received') };
export const InvoiceNotReady: Story = {
  args: { befallen: ['readInvoice', { kind: 'refused', code: ERROR_CODES.invoiceNotReady }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invoice of order 2406-118-700' }));
  },
};
