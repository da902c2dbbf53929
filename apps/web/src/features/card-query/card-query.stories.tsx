import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { Misfortune } from '@offrande/api-client/testing';
import type { QueriedCard } from '@offrande/api-client/gateways';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { CARD_NUMBER, HELD, PIN } from '../../shop/testing/sample-cards.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CardQueryPage } from './card-query.tsx';

interface CardQueryStoryProps {
  held?: typeof HELD;
  query?: Misfortune;
  history?: readonly [misfortune: Misfortune, after?: number];
}

function CardQueryStory({ held = HELD, query, history }: CardQueryStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, held });
    if (query) made.held.script.befall('queryCard', query);
    if (history) made.held.script.befall('cardTransactions', ...history);
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
/** The sample card with overrides. */
const answering = (over: Partial<NonNullable<QueriedCard['card']>>): typeof HELD => {
  const known = HELD.queried![CARD_NUMBER]!;
  return {
    ...HELD,
    queried: { [CARD_NUMBER]: { ...known, answer: { ...known.answer, card: { ...known.answer.card!, ...over } } } },
  };
};
const askUntil =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async (playing) => {
    await ask(playing);
    await playing.canvas.findByText(text);
  };
const more: NonNullable<Story['play']> = async (playing) => {
  await ask(playing);
  await playing.userEvent.click(await playing.canvas.findByRole('button', { name: 'Show more' }));
};

export const Expired: Story = { args: { held: answering({ cardState: 'expired' }) }, play: askUntil('Expired') };
export const SecondPage: Story = {
  play: async (playing) => {
    await more(playing);
    await waitFor(() => expect(playing.canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
    await expect(playing.canvas.getAllByRole('row')).toHaveLength(13);
  },
};
export const SecondPageUnreachable: Story = {
  args: { history: [{ kind: 'unreachable' }, 1] },
  play: async (playing) => {
    await more(playing);
    await playing.canvas.findByRole('button', { name: 'Try again' });
    await expect(playing.canvas.getByRole('table', { name: 'History of the card' })).toBeVisible();
  },
};
export const NoHistory: Story = {
  args: { held: { ...HELD, histories: {} } },
  play: askUntil('Nothing has happened on this card yet.'),
};
export const TooManyTries: Story = {
  args: { query: { kind: 'refused', code: ERROR_CODES.tooManyRequests } },
  play: askUntil('Too many tries. Wait ten minutes, then try again.'),
};
export const NoAnswer: Story = {
  args: { query: { kind: 'unreachable' } },
  play: async (playing) => {
    await ask(playing);
    await playing.canvas.findByRole('alert');
  },
};
export const CaptchaMissed: Story = {
  args: { query: { kind: 'refused', code: ERROR_CODES.captchaCloudflare } },
  play: async (playing) => {
    await ask(playing);
    await playing.canvas.findByRole('button', { name: 'I am a human' });
    await playing.userEvent.click(playing.canvas.getByRole('button', { name: 'Check the balance' }));
    await playing.canvas.findByRole('alert');
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
  args: { history: [{ kind: 'unreachable' }] },
  play: ask,
};
