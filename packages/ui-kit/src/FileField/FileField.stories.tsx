import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileField } from './index.ts';

const meta = {
  title: 'ui-kit/FileField',
  component: FileField,
  args: {
    label: 'Registration extract',
    hint: 'Younger than 3 months. JPG, PNG or PDF, 2 MB at most.',
    accept: '.jpg,.png,.pdf',
    onSelect: fn(),
    onRemove: fn(),
    chooseLabel: 'Choose a file',
    replaceLabel: 'Replace',
    removeLabel: 'Remove the registration extract',
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = { name: 'kbis-acme-atlantique.pdf', size: '410 kB' };

export const Empty: Story = {};
export const Chosen: Story = { args: { file } };
export const Sending: Story = { args: { sendingLabel: 'Sending the file' } };
export const SentInPart: Story = {
  args: {
    sendingLabel: 'Sending the file',
    sent: { share: 0.42, text: '42 %', stopLabel: 'Stop sending', onStop: fn() },
  },
};
export const Refused: Story = { args: { error: 'File too big. Choose one of 2 MB at most.' } };
export const RefusedBesideAnother: Story = {
  args: { file, error: 'File too big. Choose one of 2 MB at most.' },
};
export const LongName: Story = { args: { file: { ...file, name: `extrait-${'kbis-'.repeat(20)}2026.pdf` } } };
export const NotSent: Story = {
  args: { error: 'This file could not be sent.', retry: { label: 'Try again', onPress: fn() } },
};
export const NotReplaced: Story = {
  args: { file, error: 'This file could not be sent.', retry: { label: 'Try again', onPress: fn() } },
};
export const Openable: Story = { args: { file, onOpen: fn(), openLabel: 'Open kbis-acme-atlantique.pdf' } };
export const ReadOnly: Story = { args: { file, isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };

/** The label and an error's link focus the input, which is visually hidden. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Registration extract/, { selector: 'input' });
    input.focus();
    await expect(input).toHaveFocus();
  },
};
