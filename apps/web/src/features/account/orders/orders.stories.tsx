import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { MemoryCall, MemoryMoney, Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { OrdersPage } from './orders.tsx';

interface OrdersStoryProps {
  money?: MemoryMoney;
  fault?: readonly [call: MemoryCall, misfortune: Misfortune, after?: number];
}

function OrdersStory({ money = MONEY, fault }: OrdersStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, money });
    if (fault) made.memory.script.befall(...fault);
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

const more: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
const filter = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Filter' }));
const askForInvoice: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Invoice of order 2406-118-700' }));
/** Waits for the list, then requests its file. */
const askForFile: NonNullable<Story['play']> = async () => {
  await screen.findByRole('table', { name: 'Orders' });
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
};

export const Orders: Story = {};
export const Loading: Story = { args: { fault: ['readHistory', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { fault: ['readHistory', { kind: 'unreachable' }] } };
export const Nothing: Story = { args: { money: { history: [] } } };
export const SecondPage: Story = {
  play: async (playing) => {
    await more(playing);
    await screen.findByText('12 of 12 shown');
  },
};
export const LoadingSecondPage: Story = {
  args: { fault: ['readHistory', { kind: 'silent' }, 1] },
  play: async (playing) => {
    await more(playing);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Show more/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const SecondPageUnreachable: Story = {
  args: { fault: ['readHistory', { kind: 'unreachable' }, 1] },
  play: async (playing) => {
    await more(playing);
    await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
  },
};
export const Filtered: Story = {
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Canceled');
    await filter();
    await screen.findByText('2 of 2 shown');
  },
};
export const NoMatch: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Card' }), 'Zephyr');
    await filter();
    await screen.findByText('Nothing found');
    await expect(screen.getByRole('button', { name: 'Clear the filter' })).toBeVisible();
  },
};
export const ReversedDates: Story = {
  play: async () => {
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-06-12' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-01' } });
    await filter();
    await expect(screen.getByLabelText('To')).toHaveFocus();
  },
};
export const Sent: Story = { play: choose('Cards sent') };
export const Received: Story = { play: choose('Cards received') };
export const InvoiceNotReady: Story = {
  args: { fault: ['readInvoice', { kind: 'refused', code: ERROR_CODES.invoiceNotReady }] },
  play: askForInvoice,
};
export const LoadingInvoice: Story = {
  args: { fault: ['readInvoice', { kind: 'silent' }] },
  play: async (playing) => {
    await askForInvoice(playing);
    const asked = await screen.findByRole('button', { name: 'Loading' });
    await expect(asked).toHaveFocus();
  },
};
export const InvoiceUnreachable: Story = {
  args: { fault: ['readInvoice', { kind: 'unreachable' }] },
  play: async (playing) => {
    await askForInvoice(playing);
    await screen.findByRole('alert');
  },
};
export const LoadingFile: Story = {
  args: { fault: ['readHistory', { kind: 'silent' }, 1] },
  play: async (playing) => {
    await askForFile(playing);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Download as CSV/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const FileUnreachable: Story = {
  args: { fault: ['readHistory', { kind: 'unreachable' }, 1] },
  play: async (playing) => {
    await askForFile(playing);
    await screen.findByRole('alert');
  },
};
