import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './index.ts';

const meta = {
  title: 'ui-kit/Meter',
  component: Meter,
  args: { label: '5 % from 15 000 €', share: 0.83, valueText: '2 600,00 € to go' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const InParts: Story = {
  args: { label: 'Capital declared', share: 0.73, parts: [0.42, 0.2, 0.11], valueText: '73 % of 100 %' },
};
export const Full: Story = { args: { share: 1, valueText: 'Reached' } };
export const Progress: Story = { args: { kind: 'progress', label: 'Upload', share: 0.4, valueText: '40 %' } };
export const Danger: Story = { args: { tone: 'danger', label: 'To correct', share: 0.1, valueText: '7 of 248' } };
