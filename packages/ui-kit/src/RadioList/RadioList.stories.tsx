import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Books, Confetti } from '../story-art/story-art.tsx';
import { RadioList } from './index.ts';
import type { RadioListProps } from './index.ts';

function Controlled(props: RadioListProps) {
  const [value, setValue] = useState(props.value);
  return <RadioList {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui-kit/RadioList',
  component: RadioList,
  render: Controlled,
  args: {
    label: 'How should it arrive?',
    value: 'email',
    onChange: () => undefined,
    options: [
      { value: 'email', title: 'Email', description: 'Within minutes', price: 'Free', icon: 'mail' },
      { value: 'sms', title: 'Text message', description: 'Within minutes', price: 'Free', icon: 'mobile' },
      { value: 'print', title: 'Print at home', description: 'PDF, ready after payment', price: 'Free', icon: 'print' },
      {
        value: 'post',
        title: 'By post',
        description: '3 to 4 days, mainland France',
        price: 'from 4,90 €',
        icon: 'letter',
      },
    ],
  },
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 to 4 days, mainland France'));
    await expect(canvas.getByRole('radio', { name: /By post/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Email/ })).toBeChecked();
  },
};
export const WithPictures: Story = {
  args: {
    label: 'Add to each card',
    value: 'wrap',
    options: [
      { value: '', title: 'Nothing' },
      {
        value: 'wrap',
        title: 'Gift wrapping',
        description: 'Patterned paper, a cotton ribbon, and a tag with your words.',
        price: '3,90 €',
        picture: <Confetti />,
        content: <p>Pour tes 30 ans, Inès</p>,
      },
      {
        value: 'box',
        title: 'Gift box',
        description: 'Stiff board, magnetic flap.',
        price: '4,90 €',
        picture: <Books />,
      },
    ],
  },
};
export const NothingChosen: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, error: 'Choose how the card should arrive.' } };
export const RowsThatAreOff: Story = {
  args: {
    label: 'Payment',
    value: 'card',
    options: [
      { value: 'card', title: 'Bank card', icon: 'card', content: <p>You pay on the bank’s own page.</p> },
      {
        value: 'transfer',
        title: 'Instant bank transfer',
        icon: 'bank',
        isDisabled: true,
        price: 'Not for posted cards',
      },
      { value: 'wallet', title: 'Wallet', icon: 'wallet', isDisabled: true, price: 'Not for posted cards' },
    ],
  },
};
export const Inline: Story = {
  args: {
    label: 'Type',
    layout: 'inline',
    value: 'person',
    options: [
      { value: 'person', title: 'Natural person' },
      { value: 'entity', title: 'Legal entity' },
      { value: 'listed', title: 'Listed company' },
    ],
  },
};
