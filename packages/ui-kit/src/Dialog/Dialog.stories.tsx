import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Spinner } from '../Spinner/index.ts';
import { Dialog } from './index.ts';

const page = () => within(document.body);

const meta = {
  title: 'ui-kit/Dialog',
  component: Dialog,
  args: {
    kind: 'ask',
    isOpen: true,
    title: 'Leave this order?',
    children: 'Leaving an unfinished item loses it. Your cart will be emptied.',
    go: { label: 'Leave', onPress: fn() },
    stay: { label: 'Stay', onPress: fn() },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const stayed = fn();

export const Ask: Story = {
  args: { kind: 'ask', go: { label: 'Leave', onPress: fn() }, stay: { label: 'Stay', onPress: stayed } },
  play: async () => {
    stayed.mockClear();
    await waitFor(() => expect(page().getByRole('alertdialog', { name: 'Leave this order?' })).toBeVisible());
    await expect(page().getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(stayed).toHaveBeenCalledOnce();
  },
};
export const AskDanger: Story = {
  args: {
    kind: 'ask',
    title: 'Block this card?',
    children: 'Nobody can spend it until you unblock it.',
    go: { label: 'Block card', onPress: fn(), variant: 'danger' },
    stay: { label: 'Keep it open', onPress: fn() },
  },
};
export const Alert: Story = {
  args: { kind: 'alert', title: 'This page is for larger screens', ok: { label: 'OK', onPress: fn() } },
};
export const Buttonless: Story = {
  args: {
    kind: 'buttonless',
    title: 'Payment under way',
    children: <Spinner label="Waiting for the bank" showLabel />,
  },
};
export const Closable: Story = {
  args: { kind: 'buttonless', title: 'Where to spend it', closeLabel: 'Close', onClose: fn(), size: 'lg' },
};
