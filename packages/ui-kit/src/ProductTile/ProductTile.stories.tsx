import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Books, Confetti, Piste } from '../story-art/story-art.tsx';
import { ProductTile, ProductTileSkeleton } from './index.ts';

const meta = {
  title: 'ui-kit/ProductTile',
  component: ProductTile,
  args: {
    href: '#product',
    name: 'Offrande, all brands',
    range: '10 to 250 €',
    where: 'Online and in store',
    children: <Confetti />,
  },
  decorators: [
    (Story) => (
      <div className="story-tile">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithOffer: Story = { args: { offer: 'New face' } };
export const InStoreOnly: Story = {
  args: { name: 'Librairie Quai', range: '10 to 150 €', where: 'In store', whereIcon: 'store', children: <Books /> },
};
export const LongWords: Story = {
  args: { name: 'Les Grands Magasins de la Côte d’Opale réunis', offer: '5 % off until 30 June', children: <Piste /> },
};

/** Two tiles beside each other on a phone: an offer fits on one line. */
export const OfferOnAPhone: Story = {
  args: { name: 'Piste', offer: '5 % off until 30 June', children: <Piste /> },
  render: (props) => (
    <div className="story-tile-phone">
      <ProductTile {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText('5 % off until 30 June'));
    await document.fonts.ready;
    const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    await expect(lines.size).toBe(1);
  },
};
export const Focused: Story = { play: async ({ canvas }) => canvas.getByRole('link').focus() };
export const Loading: Story = { render: () => <ProductTileSkeleton /> };
