import type { Meta, StoryObj } from '@storybook/react-vite';
import { KNOWN_MEMBER } from '@offrande/api-client/testing';
import { emptyCart, type Cart, type CartLine } from '@offrande/domain/cart';
import { money } from '@offrande/domain/money';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { MONEY, REWARDED } from '../../shop/testing/sample-money.ts';
import { DIGITAL_CART, EURO, ITEM, POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { DIGITAL_PAGE } from '../product/testing/sample-page.ts';
import { CartPage } from './cart-page.tsx';

interface CartStoryProps {
  cart: Cart;
  /** Override of the unit's checkout policy. */
  checkoutPolicy?: MemoryShop['checkoutPolicy'];
}

function CartStory({ cart, checkoutPolicy }: CartStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart });
    const visit = { ...made.visit, isAllowedToContinueAsGuest: () => false };
    return { ...made, visit, checkoutPolicy: checkoutPolicy ?? made.checkoutPolicy };
  });
  const [place] = useState(() => placeAt('/cart'));
  return (
    <Stage shop={shop} place={place}>
      <CartPage />
    </Stage>
  );
}

const meta = {
  title: 'screens/Cart',
  component: CartStory,
  parameters: { layout: 'fullscreen' },
  args: { cart: POSTED_CART },
} satisfies Meta<typeof CartStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const withLine = (over: Partial<CartLine>): Cart => ({
  ...DIGITAL_CART,
  lines: DIGITAL_CART.lines.map((line) => ({ ...line, ...over })),
});

export const Posted: Story = {};
export const Digital: Story = { args: { cart: DIGITAL_CART } };
export const PlaceAndDay: Story = {
  args: {
    cart: withLine({
      redeemablePlace: { type: 'freeText', text: 'Rayon livres' },
      delivery: { type: 'email', date: '2026/06/24' },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^To be spent at:/);
    await canvas.findByText(/^On 2026/);
  },
};
export const QuantityAtLimit: Story = {
  args: { cart: withLine({ quantity: 9 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await canvas.findByText('10 at most');
  },
};

interface MemberStoryProps {
  readonly balance: string | null;
  readonly cart?: Cart;
  readonly wire?: 'silent' | 'unreachable';
  readonly rules?: Partial<CheckoutPolicy>;
  readonly memberType?: 'individual' | 'business';
}

/** A member's cart: its bonus, and the wallet. */
function MemberStory({ balance, cart = POSTED_CART, wire, rules = {}, memberType = 'individual' }: MemberStoryProps) {
  const [shop] = useState(() => {
    const wallet = balance === null ? null : { ...MONEY.wallet!, balance: money(balance, EURO) };
    const member = { ...KNOWN_MEMBER.member, memberType };
    const identity = { members: [{ ...KNOWN_MEMBER, member }] };
    const made = createMemoryShop({ cart, isMember: true, rules, identity, money: { ...MONEY, wallet } });
    made.discounts.save(ITEM, DIGITAL_PAGE.product.discounts);
    if (wire !== undefined) made.memory.script.befall('readWallet', { kind: wire });
    return made;
  });
  const [place] = useState(() => placeAt('/cart'));
  return (
    <Stage shop={shop} place={place}>
      <CartPage />
    </Stage>
  );
}

const shows =
  (text: RegExp | string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findByText(text));

export const ForMember: Story = {
  render: () => <MemberStory balance="400" />,
  play: shows('It can pay for this order. Choose it at checkout.'),
};
export const WithCashback: Story = {
  render: () => <MemberStory balance="400" cart={DIGITAL_CART} rules={REWARDED} />,
  play: shows(/With this order: .*cashback/),
};
export const WithGift: Story = {
  render: () => <MemberStory balance="400" rules={REWARDED} />,
  play: shows(/With this order: 2 gift cards/),
};

export const WithChoice: Story = {
  render: () => <MemberStory balance="400" memberType="business" rules={REWARDED} />,
  play: shows('You choose at checkout.'),
};
export const WalletTooSmall: Story = {
  render: () => <MemberStory balance="32.40" />,
  play: shows(/more and it can pay/),
};
export const WalletNotTaken: Story = {
  render: () => (
    <MemberStory
      balance="400"
      rules={{ means: { guest: [], individual: ['creditCard'], business: [], salesman: [] } }}
    />
  ),
  play: shows('Orders cannot be paid by wallet here.'),
};
export const NoWallet: Story = { render: () => <MemberStory balance={null} />, play: shows(/no wallet yet/) };
export const LoadingWallet: Story = { render: () => <MemberStory balance="1" wire="silent" /> };
export const WalletUnreachable: Story = {
  render: () => <MemberStory balance="1" wire="unreachable" />,
  play: shows('The balance could not be read.'),
};
export const Empty: Story = { args: { cart: emptyCart(EURO) } };

export const LastCardRemoved: Story = {
  args: { cart: DIGITAL_CART },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Remove/ }));
  },
};

export const GuestWarning: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to checkout' }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const ShopAway: Story = {
  args: { checkoutPolicy: () => Promise.reject(new Error('away')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to checkout' }));
    await within(canvasElement).findByRole('alert');
  },
};
export const CheckingGuestGate: Story = {
  args: { checkoutPolicy: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to checkout' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Go to checkout/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
