import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './index.ts';

const meta = {
  title: 'ui-kit/Disclosure',
  component: Disclosure,
  args: { title: 'How long is a card valid?', children: <p>12 months from the day it was bought.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isDefaultOpen: true } };
