import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { MemoryCardCall, MemoryMoney, Misfortune } from '@offrande/api-client/testing';
import { type Card, type CardDetail, formatCardNumber } from '@offrande/domain/card';
import { money as moneyOf } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { topUpUnderWay } from '@offrande/domain/top-up';
import { topUpStore } from '../../../shop/top-up-store.ts';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { CARD_NUMBER, HELD_CARDS, OWNED } from '../../../shop/testing/sample-cards.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { CardsPage } from './cards.tsx';

interface CardsStoryProps {
  /** The card named by the address; without it, the list is shown. */
  itemCode?: string;
  search?: string;
  held?: readonly CardDetail[];
  money?: MemoryMoney;
  fault?: readonly [MemoryCardCall, Misfortune];
  prepare?: (shop: MemoryShop) => void;
}

const eur = (amount: number) => moneyOf(amount, euro);
const LIMITS = { minAmount: eur(10), maxAmount: eur(150) };
const LEFT = { transactionNo: 'T-9', cardNumber: CARD_NUMBER, amount: eur(20), due: eur(20), transfer: null };

function CardsStory({
  itemCode,
  search = '',
  held = HELD_CARDS,
  money = { topUpLimits: LIMITS },
  fault,
  prepare,
}: CardsStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({
      cart: POSTED_CART,
      isMember: true,
      held: { ...OWNED, details: held },
      money,
    });
    if (fault) made.held.script.befall(...fault);
    prepare?.(made);
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

const choose =
  (name: string | RegExp): NonNullable<Story['play']> =>
  async () =>
    userEvent.click(await screen.findByRole('radio', { name }));

/** Runs a play function, then waits for text to appear. */
const until =
  (play: NonNullable<Story['play']>, text: string | RegExp): NonNullable<Story['play']> =>
  async (playing) => {
    await play(playing);
    await screen.findByText(text);
  };

/** The sample cards with overrides of the first. */
const holding = (over: Partial<Card>): readonly CardDetail[] =>
  HELD_CARDS.slice(0, 1).map((detail) => ({ ...detail, cards: detail.cards.map((card) => ({ ...card, ...over })) }));

export const List: Story = {};
export const Loading: Story = { args: { fault: ['memberCards', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { fault: ['memberCards', { kind: 'unreachable' }] } };
export const NoCard: Story = { args: { held: [] } };
export const NoneOfThisKind: Story = {
  args: { held: holding({}) },
  play: until(choose(/^Ended/), 'None of your cards is of this kind.'),
};
export const OneCard: Story = { args: { itemCode: 'OFFRANDE' } };
export const CardGone: Story = { args: { itemCode: 'GONE' } };
export const NumberShown: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: until(press('Show the card number'), formatCardNumber(CARD_NUMBER)),
};
export const NumberCopied: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: async (playing) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Copy the card number')(playing);
    await screen.findByText('Card number copied');
    await expect(write).toHaveBeenCalledWith(CARD_NUMBER);
  },
};
export const PinShown: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Show for 30 seconds') };
export const LoadingPin: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardPin', { kind: 'silent' }] },
  play: press('Show for 30 seconds'),
};
export const PinUnreachable: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardPin', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Show for 30 seconds')(playing);
    await screen.findByRole('button', { name: 'Try again' });
  },
};
export const CardWithoutPin: Story = {
  args: { itemCode: 'KINO' },
  play: until(press('Show for 30 seconds'), 'This card has none.'),
};
export const NoHistory: Story = {
  args: { itemCode: 'KINO' },
  play: async () => void (await screen.findByText('Nothing has happened on this card yet.')),
};
export const SecondPageOfHistory: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: until(press('Show more'), '12 of 12 shown'),
};
export const HistoryUnreachable: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardTransactions', { kind: 'unreachable' }] },
};
export const Blocked: Story = { args: { itemCode: 'PISTE' } };
export const Expired: Story = {
  args: { itemCode: 'OFFRANDE', held: holding({ expiresOn: { year: 2026, month: 5, day: 14 } }) },
  play: async () => void (await screen.findByText(/^This card could be used until/)),
};
export const LockedUntilReceipt: Story = {
  args: { itemCode: 'OFFRANDE', held: holding({ lock: 'untilReceipt' }) },
  play: async () => void (await screen.findByText(/^This card is on its way by post/)),
};
export const LockedByWrongPins: Story = {
  args: { itemCode: 'OFFRANDE', held: holding({ lock: 'wrongPins' }) },
  play: async () => void (await screen.findByText(/^This card is locked after too many wrong PINs/)),
};
export const UsedUp: Story = { args: { itemCode: 'POMME' } };
export const BlockQuestion: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Block') };
export const Blocking: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['updateCard', { kind: 'silent' }] },
  play: async (playing) => {
    await press('Block', 'Block the card')(playing);
    await expect(await screen.findByRole('button', { name: /^Block/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const BlockedNow: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: until(press('Block', 'Block the card'), 'Card blocked. Nobody can use it.'),
};
export const UnblockedNow: Story = {
  args: { itemCode: 'PISTE' },
  play: until(press('Unblock'), 'Card unblocked. It can be used again.'),
};
export const MarkedAsUsed: Story = {
  args: { itemCode: 'KINO' },
  play: until(press('Mark as used'), 'Marked as used.'),
};
export const BlockFailed: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['updateCard', { kind: 'unreachable' }] },
  play: press('Block', 'Block the card'),
};
export const Sending: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Send to a friend') };
export const SendingRefused: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Send to a friend', 'Continue') };
export const SendingWhole: Story = { args: { itemCode: 'KINO' }, play: press('Send to a friend') };
export const SendingByMessage: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: async (playing) => {
    await press('Send to a friend')(playing);
    await choose('Text message')(playing);
    await screen.findByRole('textbox', { name: 'Their mobile number' });
  },
};
export const SendingUnreachable: Story = {
  args: {
    itemCode: 'OFFRANDE',
    prepare: (shop) => shop.identity.script.befall('fetchProfile', { kind: 'unreachable' }),
  },
  play: async (playing) => {
    await press('Send to a friend')(playing);
    await screen.findByRole('alert');
  },
};
const fillGift: NonNullable<Story['play']> = async (playing) => {
  await press('Send to a friend')(playing);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '20');
  await userEvent.type(screen.getByRole('textbox', { name: 'Their name' }), 'Paul Lenoir');
  await userEvent.type(screen.getByRole('textbox', { name: 'Their email' }), 'paul@exemple.fr');
  await press('Continue')(playing);
  await screen.findByRole('alertdialog');
};
const give: NonNullable<Story['play']> = async (playing) => {
  await fillGift(playing);
  await press(/^Send 20/)(playing);
};
export const SendingQuestion: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: until(fillGift, 'This cannot be taken back.'),
};
export const OnItsWay: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardTransfer', { kind: 'silent' }] },
  play: async (playing) => {
    await give(playing);
    await expect(screen.getByRole('button', { name: /^Send 20/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotTaken: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardTransfer', { kind: 'refused', code: ERROR_CODES.transferRefused }] },
  play: until(give, /^This card cannot be sent/),
};
export const NotSent: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardTransfer', { kind: 'unreachable' }] },
  play: async (playing) => {
    await give(playing);
    await within(screen.getByRole('alertdialog')).findByRole('alert');
  },
};
export const Sent: Story = { args: { itemCode: 'OFFRANDE' }, play: until(give, /sent to Paul Lenoir\.$/) };
export const SendingAgain: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Send again') };
export const NotSentAgain: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardResend', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Send again', 'Send the email')(playing);
    await screen.findByRole('alertdialog', { name: 'The card was not sent.' });
  },
};
export const SendingAgainWithCaptcha: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardResend', { kind: 'refused', code: ERROR_CODES.captchaCloudflare }] },
  play: async (playing) => {
    await press('Send again', 'Send the email')(playing);
    await screen.findByRole('button', { name: 'I am a human' });
  },
};
export const NotPrinted: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardPrint', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Print')(playing);
    await screen.findByRole('alert');
  },
};
export const Printed: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Print') };
export const ToppingUp: Story = { args: { itemCode: 'OFFRANDE' }, play: press('Top up') };
export const TopUpRefused: Story = {
  args: {
    itemCode: 'OFFRANDE',
    search: '?card=8812&failed=true',
    prepare: (shop) =>
      topUpStore(shop).saveUnderWay(
        topUpUnderWay({ itemCode: 'OFFRANDE', card: '8812' }, 'UpstreamPay', {
          transactionNo: 'T-1',
          paymentLogId: null,
          entry: '35.50',
        }),
      ),
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Amount to add' })).toHaveValue('35,50');
  },
};
export const TopUpLeft: Story = {
  args: { itemCode: 'OFFRANDE', money: { topUpLimits: LIMITS, topUpsToPay: [LEFT] } },
  play: async () => void (await screen.findByRole('button', { name: 'Go on paying' })),
};
export const TopUpGivenUp: Story = {
  args: { itemCode: 'OFFRANDE', money: { topUpLimits: LIMITS, topUpsToPay: [LEFT] } },
  play: async (playing) => {
    await press('Give it up')(playing);
    await screen.findByText(/was given up/);
  },
};
export const TopUpNotBooked: Story = {
  args: {
    itemCode: 'OFFRANDE',
    search: '?paymentId=p-1',
    prepare: (shop) => shop.memory.script.befall('bookTopUp', { kind: 'unreachable' }),
  },
};
export const TopUpUnderWay: Story = {
  args: {
    itemCode: 'OFFRANDE',
    search: '?paymentId=p-1',
    prepare: (shop) => shop.memory.script.befall('bookTopUp', { kind: 'silent' }),
  },
  play: async () => void (await screen.findByText('Adding your payment')),
};
export const ToppedUp: Story = {
  args: {
    itemCode: 'OFFRANDE',
    search: '?paymentId=p-1',
    prepare: (shop) => void shop.memory.topUps.openTopUp({ cardNumber: CARD_NUMBER, amount: moneyOf(20, euro) }),
  },
  play: async () => void (await screen.findByText('Topped up.')),
};

const seen = async (element: Promise<HTMLElement>): Promise<void> =>
  (await element).scrollIntoView({ block: 'center' });
export const Extras: Story = {
  args: { itemCode: 'OFFRANDE' },
  play: () => seen(screen.findByRole('button', { name: 'Download the PDF' })),
};
export const StatementNotMade: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardStatement', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Download the PDF')(playing);
    await seen(screen.findByRole('alert'));
  },
};
export const PassOnItsWay: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardPass', { kind: 'silent' }] },
  play: async (playing) => {
    await press('Add to Google Wallet')(playing);
    await seen(screen.findByRole('button', { name: /Google Wallet/ }));
  },
};
export const ReminderNotRead: Story = {
  args: { itemCode: 'OFFRANDE', fault: ['cardReminder', { kind: 'unreachable' }] },
  play: () => seen(screen.findByRole('switch')),
};
