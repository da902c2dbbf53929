import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photoSrc } from '../story-art/story-art.tsx';
import { PhotoField } from './index.ts';

const meta = {
  title: 'ui-kit/PhotoField',
  component: PhotoField,
  args: {
    label: 'Photo',
    optionalMark: 'optional',
    hint: 'PNG or JPG. Shown top right on the card.',
    accept: 'image/png,image/jpeg',
    onSelect: fn(),
    onRemove: fn(),
    chooseLabel: 'Choose a photo',
    replaceLabel: 'Replace',
    removeLabel: 'Remove',
  },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { photo: { name: 'ines-et-paul.jpg', src: photoSrc } } };
export const Reading: Story = { args: { readingLabel: 'Reading the photo' } };
export const Uploading: Story = {
  args: {
    photo: { name: 'ines-et-paul.jpg', src: photoSrc },
    readingLabel: 'Uploading',
    sent: { share: 0.42, text: '42 %' },
  },
};
export const Refused: Story = { args: { error: 'Choose a PNG or JPG file.' } };
export const NotSent: Story = {
  args: {
    photo: { name: 'ines-et-paul.jpg', src: photoSrc },
    error: 'The photo could not be uploaded. Send it again or choose another.',
    onRetry: fn(),
    retryLabel: 'Send again',
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

/** The label and an error's link focus the input, which is visually hidden. */
export const Focused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText(/^Photo/, { selector: 'input' });
    const { height } = canvasElement.getBoundingClientRect();
    input.focus();
    await expect(input).toHaveFocus();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};
