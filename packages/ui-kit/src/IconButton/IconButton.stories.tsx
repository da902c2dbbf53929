import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './index.ts';

const meta = {
  title: 'ui-kit/IconButton',
  component: IconButton,
  args: { icon: 'search', label: 'Search' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Line: Story = { args: { variant: 'line' } };
export const Small: Story = { args: { size: 'sm', icon: 'close', label: 'Close' } };
export const Disabled: Story = { args: { isDisabled: true } };
