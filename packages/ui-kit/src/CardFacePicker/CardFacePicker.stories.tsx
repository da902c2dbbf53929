import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
