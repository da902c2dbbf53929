import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sending } from './index.ts';

const meta = { title: 'ui-kit/Sending', component: Sending, args: { label: 'Uploading' } } satisfies Meta<
  typeof Sending
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Half: Story = { args: { sent: { share: 0.5, text: '50 %' } } };
