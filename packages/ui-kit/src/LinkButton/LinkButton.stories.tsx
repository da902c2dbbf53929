import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './index.ts';

const meta = {
  title: 'ui-kit/LinkButton',
  component: LinkButton,
  args: { href: '#cards', children: 'Choose a card' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { iconEnd: 'arrow-forward' } };
export const Line: Story = { args: { variant: 'line', children: 'Check a balance' } };
export const Small: Story = { args: { variant: 'ink', size: 'sm' } };
