import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './index.ts';

const meta = {
  title: 'ui-kit/AmountField',
  component: AmountField,
  args: { label: 'Another, 10 to 250 €', unit: '€' },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '20,00', description: '23,20 € stays on your card.' } };
export const Percent: Story = { args: { label: 'Share of capital', unit: '%', defaultValue: '27' } };
export const Invalid: Story = { args: { defaultValue: '5', error: 'Less than the minimum, 10,00 €.' } };
export const Disabled: Story = { args: { isDisabled: true } };
