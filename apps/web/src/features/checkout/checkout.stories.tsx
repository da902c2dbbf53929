import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '@offrande/domain/money';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CARDS, DIGITAL_CART, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CheckoutPage } from './checkout.tsx';

interface CheckoutStoryProps {
  make: () => MemoryShop;
}

function CheckoutStory({ make }: CheckoutStoryProps) {
  const [shop] = useState(make);
  const [place] = useState(() => placeAt('/buying/checkout'));
  return (
    <Stage shop={shop} place={place}>
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
  shop.visit.keepGuest(GUEST);
  shop.visit.keepCoupons(cards.map(({ pin: _pin, ...coupon }) => ({ ...coupon, isVerified: true })));
  // The PIN was given when the card was added, in this session.
  for (const { cardNumber, pin } of cards) void shop.memory.coupons.queryCoupon({ cardNumber, pin }, cart.lines);
  return shop;
};

export const Posted: Story = {};
export const Digital: Story = { args: { make: () => createMemoryShop({ cart: DIGITAL_CART }) } };
export const Member: Story = {
  args: { make: () => createMemoryShop({ cart: POSTED_CART, isMember: true, money: { wallet: WALLET } }) },
};
export const WithGiftCard: Story = { args: { make: () => filled([CARDS.forty]) } };
export const PaidByGiftCards: Story = { args: { make: () => filled([CARDS.large]) } };
export const RestLost: Story = { args: { make: () => filled([CARDS.whole]) } };
export const GiftCardUnverified: Story = {
  args: {
    make: () => {
      const shop = filled([CARDS.forty]);
      shop.memory.script.befall('queryCoupon', { kind: 'unreachable' });
      return shop;
    },
  },
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: /Order and pay/ }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Order and pay/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
