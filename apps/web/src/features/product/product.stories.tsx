import type { Meta, StoryObj } from '@storybook/react-vite';
import { storageNameOf } from '@offrande/domain/session';
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

/** A member says where the card may be spent. */
export const OfAMember: Story = {
  beforeEach: () => {
    const [token, custId] = [storageNameOf('accessToken:{unit}', 'FR'), storageNameOf('custId:{unit}', 'FR')];
    localStorage.setItem(token, 'token');
    localStorage.setItem(custId, 'C1');
    return () => [token, custId].forEach((key) => localStorage.removeItem(key));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Another place' }));
    await expect(canvas.getByRole('textbox', { name: /^Which place/ })).toBeVisible();
  },
};

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
