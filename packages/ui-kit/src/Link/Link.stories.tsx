import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from './index.ts';

const meta = {
  title: 'ui-kit/Link',
  component: Link,
  args: { children: 'general conditions of sale' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  args: { href: '#terms' },
  render: (args) => (
    <p>
      I accept the <Link {...args} />.
    </p>
  ),
};
export const Quiet: Story = { args: { href: '#terms', variant: 'quiet', children: 'Delivery information' } };
export const Ink: Story = { args: { href: '#terms', variant: 'ink' } };
export const WithIcon: Story = { args: { icon: 'copy', onPress: fn(), children: 'Copy' } };
export const Danger: Story = { args: { href: '#terms', variant: 'danger', children: 'Delete account' } };
export const Act: Story = { args: { onPress: fn(), children: 'Duplicate' } };
export const Disabled: Story = { args: { href: '#terms', isDisabled: true } };
