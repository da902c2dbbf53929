import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Misfortune } from '@offrande/api-client/testing';
import type { InboxMessage } from '@offrande/domain/inbox';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { InboxPage } from './inbox.tsx';
import { MESSAGES } from './testing/sample-messages.ts';

interface InboxStoryProps {
  messages?: readonly InboxMessage[];
  fault?: Misfortune;
}

function InboxStory({ messages = MESSAGES, fault }: InboxStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember: true, messages });
    if (fault) made.post.script.befall('fetchInbox', fault);
    return made;
  });
  const [place] = useState(() => placeAt('/account/inbox'));
  return (
    <AccountStage shop={shop} place={place}>
      <InboxPage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountInbox',
  component: InboxStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InboxStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};
export const Open: Story = {
  play: async () => userEvent.click(await screen.findByText('Votre carte •••• 4471 est verrouillée')),
};
export const AllRead: Story = {
  args: { messages: MESSAGES.slice(-1) },
  play: async (playing) => {
    await Open.play!(playing);
    await screen.findByText('All messages are read.');
  },
};
export const NextPage: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Show more' })),
};
export const Nothing: Story = { args: { messages: [] } };
export const Loading: Story = { args: { fault: { kind: 'silent' } } };
export const Unreachable: Story = { args: { fault: { kind: 'unreachable' } } };
