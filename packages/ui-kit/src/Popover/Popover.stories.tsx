import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LinkButton } from '../LinkButton/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'ui-kit/Popover',
  component: Popover,
  args: {
    trigger: 'Cart',
    label: 'Cart preview',
    align: 'start',
    children: (
      <div className="story-stack">
        <p>2 cards, 150,00 €</p>
        <LinkButton href="#cart" size="sm">
          View cart
        </LinkButton>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpenAndClosedWithEscape: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cart' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
export const OnHover: Story = {
  args: { opensOnHover: true },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible());
  },
};
