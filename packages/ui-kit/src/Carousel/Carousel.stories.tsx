import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GiftCard } from '../GiftCard/index.ts';
import { Carousel } from './index.ts';

const meta = {
  title: 'ui-kit/Carousel',
  component: Carousel,
  args: {
    label: 'More cards',
    labelId: 'more-cards',
    previousLabel: 'Previous cards',
    nextLabel: 'Next cards',
    shownLabel: (first, last, all) => `Cards ${first} to ${last} of ${all}`,
    items: Array.from({ length: 6 }, (_, at) => ({
      id: String(at),
      content: (
        <a href={`#card-${at + 1}`}>
          <GiftCard label={`Card ${at + 1}`} amount={`${at + 1}0 €`} />
        </a>
      ),
    })),
    itemsAt: () => 2,
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turned: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next cards' }));
    await expect(canvas.getByText('Cards 3 to 4 of 6')).toBeInTheDocument();
  },
};
export const AllFit: Story = { args: { itemsAt: () => 6 } };
