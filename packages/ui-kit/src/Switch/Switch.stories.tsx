import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './index.ts';

const meta = {
  title: 'ui-kit/Switch',
  component: Switch,
  args: { children: 'Usable online only' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const LabelFirst: Story = { args: { isLabelFirst: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };
