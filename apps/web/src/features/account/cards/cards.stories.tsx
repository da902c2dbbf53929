import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemoryCardCall, Misfortune } from '@offrande/api-client/testing';
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { OWNED } from '../../../shop/testing/sample-cards.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { CardsPage } from './cards.tsx';

interface CardsStoryProps {
  /** The card that the address names; none shows the list. */
  itemCode?: string;
  search?: string;
  hasCards?: boolean;
  befallen?: readonly [MemoryCardCall, Misfortune];
  hasBookingFailed?: boolean;
}

const LIMITS = { minAmount: money(10, euro), maxAmount: money(150, euro) };

function CardsStory({ itemCode, search = '', hasCards = true, befallen, hasBookingFailed = false }: CardsStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({
      cart: POSTED_CART,
      isMember: true,
      held: hasCards ? OWNED : {},
      money: { topUpLimits: LIMITS },
    });
    if (befallen) made.held.script.befall(...befallen);
    if (hasBookingFailed) made.memory.script.befall('bookTopUp', { kind: 'unreachable' });
    return made;
  });
  const [place] = useState(() => placeAt(`/account/cards${itemCode === undefined ? '' : `/${itemCode}`}${search}`));
  return (
    <AccountStage shop={shop} place={place}>
      <CardsPage itemCode={itemCode ?? null} />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountCards',
  component: CardsStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (...names: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async () => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  };

export const List: Story = {};
export const Loading: Story = { args: { befallen: ['memberCards', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { befallen: ['memberCards', { kind: 'unreachable' }] } };
export const NoCard: Story = { args: { hasCards: false } };
export const OneCard: Story = { args: { itemCode: 'OFFRANDE' } };
export const CardGone: Story = { args: { itemCode: 'GONE' } };
export const PinShown: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Show for 30 seconds') };
export const HistoryUnreachable: Story = {
  args: { itemCode: 'OFFRANDE', befallen: ['cardTransactions', { kind: 'unreachable' }] },
};
export const Blocked: Story = { args: { itemCode: 'PISTE' } };
export const Spent: Story = { args: { itemCode: 'POMME' } };
export const BlockQuestion: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Block') };
export const BlockFailed: Story = {
  args: { itemCode: 'OFFRANDE', befallen: ['updateCard', { kind: 'unreachable' }] },
  play: press('Block', 'Block the card'),
};
export const Sending: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Send to a friend') };
export const SendingRefused: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Send to a friend', 'Continue') };
export const SendingWhole: Story = { args: { itemCode: 'KINO' }, play: press('Send to a friend') };
export const Sent: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: async (playing) => {
    await press('Send to a friend')(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '20');
    await userEvent.type(screen.getByRole('textbox', { name: 'Their name' }), 'Paul Lenoir');
    await userEvent.type(screen.getByRole('textbox', { name: 'Their email' }), 'paul@exemple.fr');
    await press('Continue', /^Send 20/)(playing);
  },
};
export const SendingAgain: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Send again') };
export const Printed: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Print') };
export const ToppingUp: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Top up') };
export const TopUpFailed: Story = { args: { itemCode: 'OFFRANDE', search: '?failed=true' } };
export const TopUpNotBooked: Story = {
  args: { itemCode: 'OFFRANDE', search: '?paymentId=p-1', hasBookingFailed: true },
};
