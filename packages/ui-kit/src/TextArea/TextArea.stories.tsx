import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './index.ts';

const meta = {
  title: 'ui-kit/TextArea',
  component: TextArea,
  args: { label: 'Message in the email', hint: '500 characters at most' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const GiverVoice: Story = {
  args: {
    voice: 'giver',
    count: '412 left',
    defaultValue: 'Trente ans déjà. Choisis ce qui te fait envie, et garde le ticket du cinéma pour nous deux.',
  },
};
export const Invalid: Story = { args: { error: '512 characters. 500 at most.', defaultValue: 'Too long' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Bonjour' } };
