import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'ui-kit/TextField',
  component: TextField,
  args: { label: 'First name', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Inès' } };
export const WithHintAndDescription: Story = {
  args: { label: 'Birth date', hint: 'For example 27 3 1985', description: 'As on the identity document' },
};
export const Optional: Story = { args: { label: 'Second line', optionalMark: 'optional' } };
export const Invalid: Story = {
  args: { defaultValue: 'In3s', error: 'Letters only', description: 'As on your card' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('As on your card Letters only');
  },
};
export const Disabled: Story = { args: { defaultValue: 'Inès', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Inès', isReadOnly: true } };
export const Checking: Story = { args: { defaultValue: 'Inès', checkingLabel: 'Checking' } };
export const Checked: Story = {
  args: { label: 'Confirm email', isLtr: true, defaultValue: 'camille.roux@exemple.fr', checkedLabel: 'Same as above' },
};
export const GiverVoiceWithCount: Story = {
  args: { label: 'Second line', voice: 'giver', defaultValue: 'On t’embrasse, Papa et Maman', count: '4 left' },
};
/** On a phone the count goes below a text that needs the whole width. */
export const CountBelow: Story = {
  args: {
    label: 'Seconde ligne',
    voice: 'giver',
    defaultValue: 'On t’embrasse très fort, Papa et',
    count: '0 restant',
  },
  decorators: [(Story) => <div style={{ inlineSize: 342 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const [text, count] = [input, canvas.getByText('0 restant')].map((part) => part.getBoundingClientRect());
    await expect(count!.top).toBeGreaterThanOrEqual(text!.bottom);
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};
export const OneTimeCode: Story = {
  args: {
    label: 'Code sent to 06 ·· ·· ·· 78',
    voice: 'code',
    defaultValue: '4019',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    description: 'Send a new code in 0:42',
  },
};
export const WithTrailingButton: Story = {
  args: {
    label: 'Card number',
    isLtr: true,
    defaultValue: '9250 0031 7745 8812 206',
    isReadOnly: true,
    trailing: <IconButton icon="copy" size="sm" label="Copy the card number" />,
  },
};
export const Focused: Story = {
  args: { defaultValue: 'Inès' },
  play: async ({ canvas }) => canvas.getByRole('textbox').focus(),
};
