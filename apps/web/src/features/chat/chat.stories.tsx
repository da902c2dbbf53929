import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChatProvider } from '@offrande/domain/business-unit';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryStore } from '../../shop/key-value-store.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { ChatButton } from './chat.tsx';
import { memoryChatPage } from './testing/chat-page.ts';

interface ChatStoryProps {
  provider?: ChatProvider;
  isDown?: boolean;
  isSlow?: boolean;
}

function ChatStory({ provider = 'crisp', isDown = false, isSlow = false }: ChatStoryProps) {
  const [{ shop, place, storage, page }] = useState(() => ({
    shop: createMemoryShop({ cart: POSTED_CART }),
    place: placeAt('/'),
    storage: createMemoryStore(),
    page: memoryChatPage({ isDown, isSlow }),
  }));
  return (
    <Stage shop={shop} place={place}>
      <ChatButton unitId="FR" chat={{ provider, key: 'k-1', color: '#00604e' }} page={page} storage={storage} />
    </Stage>
  );
}

const meta = {
  title: 'screens/Chat',
  component: ChatStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Chat with us' }));
const start: NonNullable<Story['play']> = async (playing) => {
  await ask(playing);
  await userEvent.click(await screen.findByRole('button', { name: 'Start the chat' }));
};

export const Button: Story = {};
export const Asking: Story = { play: ask };
export const AskingForZendesk: Story = { args: { provider: 'zendesk' }, play: ask };
export const Loading: Story = { args: { isSlow: true }, play: start };
export const LoadFailed: Story = { args: { isDown: true }, play: start };
