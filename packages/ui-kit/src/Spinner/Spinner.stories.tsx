import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './index.ts';

const meta = { title: 'ui-kit/Spinner', component: Spinner, args: { label: 'Loading cards' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenLabel: Story = {};
export const ShownLabel: Story = { args: { showLabel: true, size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
