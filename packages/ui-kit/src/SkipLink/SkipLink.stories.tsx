import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './index.ts';

const meta = {
  title: 'ui-kit/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to the content' },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="main">Content</main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
