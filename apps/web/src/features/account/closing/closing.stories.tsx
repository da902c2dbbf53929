import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemoryIdentityCall, Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ClosingPage } from './closing.tsx';

interface ClosingStoryProps {
  isHolding?: boolean;
  fault?: readonly [MemoryIdentityCall, Misfortune];
}

function ClosingStory({ isHolding = false, fault }: ClosingStoryProps) {
  const [shop] = useState(() => {
    const closingFacts = { hasBalance: isHolding, hasOpenOrder: isHolding };
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, identity: { closingFacts } });
    if (fault) made.identity.script.befall(...fault);
    return made;
  });
  const [place] = useState(() => placeAt('/account/delete'));
  return (
    <AccountStage shop={shop} place={place}>
      <ClosingPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountDelete',
  component: ClosingStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClosingStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const sendFilled: NonNullable<Story['play']> = async () => {
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Technical issues');
  await userEvent.type(screen.getByRole('textbox'), 'ines@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
};

export const Empty: Story = {};
export const Warning: Story = { args: { isHolding: true } };
export const Loading: Story = { args: { fault: ['readClosingFacts', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { fault: ['readClosingFacts', { kind: 'unreachable' }] } };
export const Refused: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Delete my account' })),
};
export const LastQuestion: Story = { play: sendFilled };
const deleteFilled: NonNullable<Story['play']> = async (playing) => {
  await sendFilled(playing);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
};
export const ContinuingAnyway: Story = {
  args: { isHolding: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go on all the same' }));
    await screen.findByRole('textbox', { name: 'Type your email to confirm' });
  },
};
export const Deleting: Story = {
  args: { fault: ['deleteAccount', { kind: 'silent' }] },
  play: async (playing) => {
    await deleteFilled(playing);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Delete my account/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const Failed: Story = { args: { fault: ['deleteAccount', { kind: 'unreachable' }] }, play: deleteFilled };
