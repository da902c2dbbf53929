import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { CompanyBuyingStory } from './testing/company-buying-stage.tsx';

const meta = {
  title: 'screens/CompanyBuying',
  component: CompanyBuyingStory,
  parameters: { layout: 'fullscreen' },
  args: { level: 'registered', page: 'friend' },
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
export const NotYetVerified: Story = {
  args: { level: 'light' },
  play: async () => void (await screen.findByRole('link', { name: 'Fill in the verification' })),
};
export const Checkout: Story = {
  args: { page: 'checkout' },
  play: async () => void (await screen.findByRole('heading', { name: 'Checkout' })),
};
export const CheckoutNotYetVerified: Story = {
  args: { level: 'light', page: 'checkout' },
  play: async () => void (await screen.findByText(/not yet verified/)),
};
export const CheckoutBeingVerified: Story = {
  args: { level: 'enCompte', page: 'checkout' },
  play: async () => void (await screen.findByText(/En Compte/)),
};
