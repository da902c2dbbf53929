import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { CompanyInfoStory } from './testing/company-info-stage.tsx';

const meta = {
  title: 'screens/CompanyInfo',
  component: CompanyInfoStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyInfoStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brochures: Story = {
  play: async () => void (await screen.findByRole('heading', { name: 'All brochures in one file' })),
};
export const None: Story = {
  args: { brochures: { brochures: [], zip: [] } },
  play: async () => void (await screen.findByText('There are no brochures yet.')),
};
export const Loading: Story = { args: { fault: { kind: 'silent' } } };
export const Unreachable: Story = {
  args: { fault: { kind: 'unreachable' } },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
