import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { NavLink } from '../NavLink/index.ts';
import { Drawer } from './index.ts';
import type { DrawerProps } from './index.ts';

function WithButton(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div>
      <Button onPress={() => setOpen(true)}>Menu</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = {
  title: 'ui-kit/Drawer',
  component: Drawer,
  render: WithButton,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Menu',
    closeLabel: 'Close the menu',
    children: (
      <nav aria-label="Main">
        <NavLink href="#cards" layout="side" isCurrent>
          Gift cards
        </NavLink>
        <NavLink href="#occasions" layout="side">
          Occasions
        </NavLink>
      </nav>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const FromTheEnd: Story = { args: { side: 'end' } };
export const ClosesOnEscapeAndRestoresFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const panel = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    await expect(panel.open).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    await expect(panel.open).toBe(false);
    await expect(button).toHaveFocus();
  },
};
export const ClosesWhereTheFullMenuShows: Story = {
  args: { closesAbovePx: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dialog')?.open).toBe(false);
  },
};
