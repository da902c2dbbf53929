import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DIGITAL_CART, POSTED_CART } from '../../shop/testing/sample.ts';
import { ProductStage, shopWith } from './testing/product-stage.tsx';
import { DIGITAL_PAGE, MESSAGE_PAGE, POSTED_PAGE } from './testing/sample-page.ts';

const meta = {
  title: 'screens/Product',
  component: ProductStage,
  parameters: { layout: 'fullscreen' },
  args: { page: DIGITAL_PAGE },
} satisfies Meta<typeof ProductStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Digital: Story = {};
export const MessageAlone: Story = { args: { page: MESSAGE_PAGE } };
export const Posted: Story = { args: { page: POSTED_PAGE } };
export const ChangingALine: Story = { args: { make: () => shopWith(DIGITAL_CART), lineId: 'D' } };

export const BesideOtherCards: Story = { args: { make: () => shopWith(POSTED_CART) } };

export const AllErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Second line' }), 'Much more than thirty-two characters');
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus());
  },
};

export const PhotoOfAnotherType: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['GIF89a'], 'cat.gif', { type: 'image/gif' }), { applyAccept: false });
    await within(canvasElement).findByText(/Unsupported type/);
  },
};
