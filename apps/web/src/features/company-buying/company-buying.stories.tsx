import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AGREED, CompanyBuyingStory } from './testing/company-buying-stage.tsx';

/** What the header reads of who is signed in. */
const SIGNED_IN = { custId: 'B1', custType: 'B', custName: 'Atelier', accessToken: 'token' };

const meta = {
  title: 'screens/CompanyBuying',
  component: CompanyBuyingStory,
  parameters: { layout: 'fullscreen' },
  args: { level: 'registered', page: 'friend' },
  beforeEach: () => {
    for (const [name, value] of Object.entries(SIGNED_IN)) localStorage.setItem(`${name}:FR`, value);
    return () => localStorage.clear();
  },
} satisfies Meta<typeof CompanyBuyingStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForSomeoneElse: Story = {
  play: async () => void (await screen.findByText('A card for someone else')),
};
export const ForItself: Story = {
  args: { page: 'self' },
  play: async () => void (await screen.findByText('A card for yourself')),
};
export const OwnDiscounts: Story = {
  args: { prepare: ({ shop }) => shop.memory.putDiscounts([AGREED]) },
  play: async () => void (await screen.findByText(/^Tier discount, 10/)),
};
export const DiscountsFailed: Story = {
  args: { prepare: ({ shop }) => shop.memory.script.befall('readDiscounts', { kind: 'unreachable' }) },
  play: async () => void (await screen.findByText(/^The discounts could not be loaded/)),
};
export const NotYetVerified: Story = {
  args: { level: 'light' },
  play: async () => void (await screen.findByRole('link', { name: 'Fill in the verification' })),
};
export const NotYetVerifiedOfABuyer: Story = {
  args: { level: 'light', role: 'buyer' },
  play: async () => void (await screen.findByText(/answered by the administrators of your company/)),
};
export const Checkout: Story = {
  args: { page: 'checkout' },
  play: async () => void (await screen.findByRole('radiogroup', { name: 'The address on the invoice' })),
};
export const CheckoutNotYetVerified: Story = {
  args: { level: 'light', page: 'checkout' },
  play: async () => void (await screen.findByText(/not yet verified/)),
};
export const CheckoutBeingVerified: Story = {
  args: { level: 'enCompte', page: 'checkout' },
  play: async () => void (await screen.findByText(/En Compte/)),
};
