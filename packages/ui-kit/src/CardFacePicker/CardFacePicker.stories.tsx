import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Books, Confetti, Kino, Piste, Thanks } from '../story-art/story-art.tsx';
import { CardFacePicker } from './index.ts';
import type { CardFacePickerProps } from './index.ts';

function Controlled(props: CardFacePickerProps) {
  const [value, setValue] = useState(props.value);
  return <CardFacePicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui-kit/CardFacePicker',
  component: CardFacePicker,
  render: Controlled,
  args: {
    label: 'Card face',
    value: 'confetti',
    onChange: () => undefined,
    faces: [
      { value: 'confetti', name: 'Confetti', art: <Confetti /> },
      { value: 'thanks', name: 'Thank you', art: <Thanks /> },
      { value: 'books', name: 'Books', art: <Books /> },
      { value: 'kino', name: 'Cinema', art: <Kino /> },
      { value: 'piste', name: 'Sport', art: <Piste />, isDisabled: true },
    ],
  },
} satisfies Meta<typeof CardFacePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => canvas.getByRole('radio', { name: 'Thank you' }).focus(),
};

const phone = { viewport: { value: 'phone' } };
const boxesOf = (faces: readonly HTMLElement[]) =>
  faces.map((face) => face.closest('.o-card-face')!.getBoundingClientRect());

/** On a phone the faces are small cards in one row that scrolls sideways. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const boxes = boxesOf(canvas.getAllByRole('radio'));
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    const strip = canvasElement.querySelector('.o-card-faces')!;
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
  },
};

/** A single face is as small as one of many. */
export const OneOnAPhone: Story = {
  globals: phone,
  args: { faces: [{ value: 'confetti', name: 'Confetti', art: <Confetti /> }] },
  play: async ({ canvas }) => {
    const [box] = boxesOf(canvas.getAllByRole('radio'));
    await expect(box!.width).toBeLessThanOrEqual(112);
  },
};
