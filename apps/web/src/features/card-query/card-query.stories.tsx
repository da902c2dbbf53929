import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { CARD_NUMBER, HELD, PIN } from '../../shop/testing/sample-cards.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CardQueryPage } from './card-query.tsx';

interface CardQueryStoryProps {
  query?: Misfortune;
  history?: Misfortune;
}

function CardQueryStory({ query, history }: CardQueryStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, held: HELD });
    if (query) made.held.script.befall('queryCard', query);
    if (history) made.held.script.befall('cardTransactions', history);
    return made;
  });
  const [place] = useState(() => placeAt('/query'));
  return (
    <Stage shop={shop} place={place}>
      <CardQueryPage />
    </Stage>
  );
}

const meta = {
  title: 'screens/CardQuery',
  component: CardQueryStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardQueryStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Card number'), CARD_NUMBER);
  await userEvent.type(canvas.getByLabelText('PIN, 6 digits'), PIN);
  await userEvent.click(canvas.getByRole('button', { name: 'Check the balance' }));
};

export const Empty: Story = {};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Check the balance' })),
};
export const Found: Story = {
  play: async (playing) => {
    await ask(playing);
    await playing.canvas.findByRole('table', { name: 'History of the card' });
  },
};
export const WrongPin: Story = {
  args: { query: { kind: 'refused', code: ERROR_CODES.cardUnknown } },
  play: ask,
};
export const Locked: Story = {
  args: { query: { kind: 'refused', code: ERROR_CODES.cardLocked } },
  play: ask,
};
export const Captcha: Story = {
  args: { query: { kind: 'refused', code: ERROR_CODES.captchaCloudflare } },
  play: ask,
};
export const Asking: Story = { args: { query: { kind: 'silent' } }, play: ask };
export const HistoryUnreachable: Story = {
  args: { history: { kind: 'unreachable' } },
  play: ask,
};
