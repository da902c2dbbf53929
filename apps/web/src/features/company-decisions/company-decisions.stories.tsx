import { ERROR_CODES } from '@offrande/api-client/contract';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { AccountStage } from '../account/testing/account-stage.tsx';
import { peopleWorld, SEVERAL, WITH_COMPANIES } from '../company-people/testing/people-stage.tsx';
import { CompanyDecisionsPage } from './company-decisions.tsx';
import { OWN_WAITING, TO_DECIDE } from './testing/waiting-orders.ts';

interface DecisionsStoryProps {
  readonly orders?: readonly WaitingOrder[];
  readonly failing?: 'fetchWaitingOrders' | 'decideOrder';
  readonly isSilent?: boolean;
}

function DecisionsStory({ orders = [TO_DECIDE, OWN_WAITING], failing, isSilent = false }: DecisionsStoryProps) {
  const [{ shop, place }] = useState(() => {
    const made = peopleWorld(SEVERAL, '/account/approvals', { waitingOrders: orders });
    const { script } = made.shop.company.decisions;
    if (isSilent) script.befall('fetchWaitingOrders', { kind: 'silent' });
    if (failing === 'decideOrder') script.befall(failing, { kind: 'refused', code: ERROR_CODES.decisionRefused });
    else if (failing !== undefined) script.befall(failing, { kind: 'unreachable' });
    return made;
  });
  return (
    <AccountStage shop={shop} place={place} unit={WITH_COMPANIES}>
      <CompanyDecisionsPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/Orders to approve',
  component: DecisionsStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DecisionsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const OnlyOwn: Story = { args: { orders: [OWN_WAITING] } };
export const NothingWaits: Story = { args: { orders: [] } };
export const Loading: Story = { args: { isSilent: true } };
export const NotReached: Story = { args: { failing: 'fetchWaitingOrders' } };
export const Approved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Approve order ${TO_DECIDE.orderNo}` }));
    await expect(await screen.findByText(/is approved/)).toBeInTheDocument();
  },
};
export const Refusing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Refuse order ${TO_DECIDE.orderNo}` }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'The budget of June is spent.');
  },
};
export const DecidedMeanwhile: Story = {
  args: { failing: 'decideOrder' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: `Approve order ${TO_DECIDE.orderNo}` }));
    await screen.findByText(/any more/);
  },
};
