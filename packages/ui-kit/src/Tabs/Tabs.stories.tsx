import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './index.ts';

const meta = {
  title: 'ui-kit/Tabs',
  component: Tabs,
  args: {
    label: 'About the card',
    tabs: [
      { id: 'overview', title: 'Overview', content: <p>One card, 312 brands.</p> },
      { id: 'about', title: 'About', content: <p>Since 1987.</p> },
      { id: 'how', title: 'How to use', content: <p>Show it at the till.</p> },
      { id: 'off', title: 'Terms', content: <p>Terms</p>, isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    (await canvas.findByRole('tab', { name: 'Overview' })).focus();
    await userEvent.keyboard(globals['language'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('Since 1987.');
  },
};
