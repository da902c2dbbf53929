import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, type MemoryCall, type Misfortune } from '@offrande/api-client/testing';
import { NO_DOCUMENT } from '@offrande/domain/customer';
import { money } from '@offrande/domain/money';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { REWARDED } from '../../shop/testing/sample-money.ts';
import { CARDS, DIGITAL_CART, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CheckoutPage } from './checkout.tsx';

interface CheckoutStoryProps {
  make: () => MemoryShop;
  isDocumentNeeded?: boolean;
}

function CheckoutStory({ make, isDocumentNeeded = false }: CheckoutStoryProps) {
  const [shop] = useState(make);
  const [place] = useState(() => placeAt('/buying/checkout'));
  return (
    <Stage shop={shop} place={place} unit={{ individualPolicy: { isPhoneNeeded: true, isDocumentNeeded } }}>
      <CheckoutPage />
    </Stage>
  );
}

const meta = {
  title: 'screens/Checkout',
  component: CheckoutStory,
  parameters: { layout: 'fullscreen' },
  args: { make: () => createMemoryShop({ cart: POSTED_CART, cards: Object.values(CARDS) }) },
} satisfies Meta<typeof CheckoutStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const GUEST = {
  name: 'Camille Roux',
  email: 'camille.roux@exemple.fr',
  confirmEmail: 'camille.roux@exemple.fr',
  areaCode: '+33',
  mobile: '',
  ...NO_DOCUMENT,
};

const nothing = money(0, EURO);
const WALLET = {
  balance: money('32.40', EURO),
  inProgress: nothing,
  orderCount: 2,
  isReloadable: true,
  cardNumber: null,
  processAmount: nothing,
};

const filled = (cards: readonly (typeof CARDS)[keyof typeof CARDS][], cart = POSTED_CART) => {
  const shop = createMemoryShop({ cart, cards });
  shop.visit.saveGuest(GUEST);
  shop.visit.saveCoupons(cards.map(({ pin: _pin, ...coupon }) => ({ ...coupon, isVerified: true })));
  // The PIN was entered in this session when the card was added.
  for (const { cardNumber, pin } of cards) void shop.memory.coupons.queryCoupon({ cardNumber, pin }, cart.lines);
  return shop;
};

export const Posted: Story = {};
export const Digital: Story = { args: { make: () => createMemoryShop({ cart: DIGITAL_CART }) } };
export const Member: Story = {
  args: { make: () => createMemoryShop({ cart: POSTED_CART, isMember: true, money: { wallet: WALLET } }) },
};
/** A unit whose guests state an identity document. */
export const GuestDocument: Story = {
  args: { make: () => filled([]), isDocumentNeeded: true },
  play: async (playing) => {
    await playing.canvas.findByRole('combobox', { name: 'Identity document' });
    await order(playing);
    await playing.canvas.findByRole('link', { name: 'Number of the document: This field is required.' });
  },
};
export const WithGiftCard: Story = { args: { make: () => filled([CARDS.forty]) } };
export const PaidByGiftCards: Story = { args: { make: () => filled([CARDS.large]) } };
export const BalanceLost: Story = { args: { make: () => filled([CARDS.whole]) } };
export const GiftCardUnverified: Story = {
  args: {
    make: () => {
      const shop = filled([CARDS.forty]);
      shop.memory.script.befall('queryCoupon', { kind: 'unreachable' });
      return shop;
    },
  },
};
const withOrderFault = (call: MemoryCall, misfortune: Misfortune) => () => {
  const shop = filled([]);
  shop.memory.script.befall(call, misfortune);
  return shop;
};
const order: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: /^Order/ }));
};
const orderUntil =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async (playing) => {
    await order(playing);
    await playing.canvas.findByText(text, undefined, { timeout: 5000 });
  };
const addCard =
  ({ cardNumber, pin }: Pick<(typeof CARDS)['forty'], 'cardNumber' | 'pin'>): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card or coupon number' }), cardNumber);
    await userEvent.type(canvas.getByRole('textbox', { name: 'PIN, 6 digits' }), pin);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  };
const addUntil =
  (card: Parameters<typeof addCard>[0], text: string): NonNullable<Story['play']> =>
  async (playing) => {
    await addCard(card)(playing);
    await playing.canvas.findByText(text);
  };

/** The unit's checkout policy fails to load, or never does. */
const withRules = (checkoutPolicy: MemoryShop['checkoutPolicy'], isGuestChosen: boolean) => () => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  const visit = isGuestChosen ? shop.visit : { ...shop.visit, isAllowedToContinueAsGuest: () => false };
  return { ...shop, visit, checkoutPolicy };
};
const away: MemoryShop['checkoutPolicy'] = () => Promise.reject(new Error('away'));

export const Loading: Story = { args: { make: withRules(() => new Promise(() => {}), false) } };
export const ShopAway: Story = {
  args: { make: withRules(away, false) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
export const PaymentMethodsUnreachable: Story = {
  args: { make: withRules(away, true) },
  play: async ({ canvas }) => {
    const payment = within(await canvas.findByRole('region', { name: 'Payment' }));
    await payment.findByRole('button', { name: 'Try again' });
  },
};
export const LastCardRemoved: Story = {
  args: { make: () => createMemoryShop({ cart: DIGITAL_CART }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }));
    await canvas.findByRole('button', { name: 'Put it back' });
  },
};
export const MemberUnreachable: Story = {
  args: {
    make: () => {
      const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
      shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
      return shop;
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
const company = () =>
  createMemoryShop({
    cart: POSTED_CART,
    isMember: true,
    money: { wallet: WALLET },
    identity: { members: [{ ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType: 'business' } }] },
    rules: {
      means: { guest: [], individual: [], business: ['creditCard', 'bankTransfer', 'wallet'], salesman: [] },
      ...REWARDED,
    },
  });

export const RewardToChoose: Story = {
  args: { make: company },
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: 'Nothing more' })).toBeChecked(),
};
export const RewardChosen: Story = {
  args: { make: company },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /cashback/ }));
    await canvas.findByText(/^With this order: .*cashback/);
  },
};
export const WalletEnough: Story = {
  args: {
    make: () =>
      createMemoryShop({
        cart: POSTED_CART,
        isMember: true,
        money: { wallet: { ...WALLET, balance: money(400, EURO) } },
      }),
  },
  play: async ({ canvas }) => {
    const wallet = await canvas.findByRole('radio', { name: /^Wallet/ });
    await waitFor(() => expect(wallet).toBeEnabled());
    await userEvent.click(wallet);
    await expect(wallet).toBeChecked();
  },
};
export const GiftCardUnknown: Story = { play: addUntil({ cardNumber: '1234', pin: '1' }, 'Invalid Coupon') };
export const GiftCardEmpty: Story = { play: addUntil(CARDS.empty, 'Insufficient Card Balance') };
export const GiftCardOfOtherShops: Story = {
  play: addUntil(CARDS.elsewhere, 'Card is not usable in this order'),
};
export const GiftCardNotAsked: Story = {
  args: { make: withOrderFault('queryCoupon', { kind: 'unreachable' }) },
  play: addUntil(CARDS.forty, 'Import Coupon fail!'),
};
export const AddingGiftCard: Story = {
  args: { make: withOrderFault('queryCoupon', { kind: 'silent' }) },
  play: async (playing) => {
    await addCard(CARDS.forty)(playing);
    await waitFor(() =>
      expect(playing.canvas.getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const LossQuestion: Story = {
  play: async (playing) => {
    await addCard(CARDS.whole)(playing);
    await within(document.body).findByRole('alertdialog', { name: 'Use the whole card?' });
  },
};
export const GiftCardRemoved: Story = {
  args: {
    make: () => {
      const shop = filled([CARDS.forty]);
      shop.memory.removeCard(CARDS.forty.cardNumber);
      return shop;
    },
  },
  play: async ({ canvas }) =>
    void (await canvas.findByText('Gift card ···· 4417 was removed: it can no longer be used.')),
};
export const AllErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Full name' }), 'Camille');
    await userEvent.click(page.getByRole('button', { name: /Order and pay/ }));
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus());
  },
};
export const Ordering: Story = {
  args: {
    make: () => {
      const shop = filled([CARDS.forty]);
      shop.memory.script.befall('createOrder', { kind: 'silent' });
      return shop;
    },
  },
  play: async (playing) => {
    await order(playing);
    await waitFor(() =>
      expect(playing.canvas.getByRole('button', { name: /Order and pay/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const NotOrdered: Story = {
  args: { make: withOrderFault('createOrder', { kind: 'unreachable' }) },
  play: async (playing) => {
    await order(playing);
    await within(await playing.canvas.findByRole('complementary')).findByRole('alert', undefined, { timeout: 5000 });
  },
};
export const PriceChanged: Story = {
  args: { make: withOrderFault('createOrder', { kind: 'refused', code: ERROR_CODES.priceChanged }) },
  play: orderUntil(/^A price has changed since a card was added\./),
};
export const GiftCardInAnotherOrder: Story = {
  args: { make: withOrderFault('createOrder', { kind: 'refused', code: ERROR_CODES.couponAlreadyHeld }) },
  play: orderUntil(/^A gift card is in use in another order\./),
};
export const WalletNoLongerEnough: Story = {
  args: { make: withOrderFault('createOrder', { kind: 'refused', code: ERROR_CODES.walletInsufficient }) },
  play: orderUntil(/^Your wallet holds less than this order costs\./),
};
export const BankPageNotOpened: Story = {
  args: { make: withOrderFault('createPaymentSession', { kind: 'unreachable' }) },
  play: async (playing) => {
    await order(playing);
    await within(await playing.canvas.findByRole('complementary')).findByRole('alert', undefined, { timeout: 5000 });
  },
};
export const Leaving: Story = {
  beforeEach: () => history.replaceState(null, ''),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Checkout' });
    await waitFor(() => expect(history.state).toEqual({ guard: 'guard' }), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('link', { name: 'Add another card' }));
    await within(document.body).findByRole('alertdialog', { name: 'Leave this order?' });
  },
};
