import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { CHANGED_QUOTATION, CompanyQuotationsStory, ORDERED_QUOTATION } from './testing/company-quotations-stage.tsx';

const meta = {
  title: 'screens/CompanyQuotations',
  component: CompanyQuotationsStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyQuotationsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0]!);

export const Quotations: Story = {
  play: async () => void (await screen.findByText('QUOT-0001')),
};
export const Opened: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByText('What it contains'))[0]!);
    await screen.findByText('Offrande, all brands');
  },
};
export const Named: Story = {
  args: { path: '/account/quotations?quotation=QUOT-0002' },
  play: async () => void (await screen.findByText('Offrande, all brands')),
};
export const NamedButGone: Story = {
  args: { path: '/account/quotations?quotation=QUOT-0007' },
  play: async () => void (await screen.findByText(/could not be opened/)),
};
export const Ordered: Story = {
  args: { quotations: [ORDERED_QUOTATION] },
  play: async () => {
    const orders = await screen.findAllByRole('link', { name: /^2406-118-/ });
    await expect(orders.map((order) => order.getAttribute('href'))).toEqual([
      '/order/2406-118-734',
      '/order/2406-118-741',
    ]);
  },
};
export const ToTheCart: Story = {
  args: { quotations: [CHANGED_QUOTATION], isCartEmpty: true },
  play: async () => {
    await press('Put into the cart, quotation QUOT-0009');
    await screen.findByRole('alertdialog', { name: 'Put this quotation into the cart?' });
  },
};
export const InPlaceOfTheCart: Story = {
  play: async () => {
    await press('Put into the cart, quotation QUOT-0001');
    await screen.findByRole('button', { name: 'Empty the cart and put it there' });
  },
};
export const Gone: Story = {
  args: { quotations: [{ ...CHANGED_QUOTATION, cartLines: CHANGED_QUOTATION.cartLines!.slice(1) }] },
  play: async () => {
    await press('Put into the cart, quotation QUOT-0009');
    await screen.findByRole('alertdialog', { name: 'This quotation cannot be put into the cart' });
  },
};
export const Disabling: Story = {
  play: async () => {
    await press('Disable quotation QUOT-0001');
    await screen.findByRole('alertdialog', { name: 'Disable this quotation?' });
  },
};
export const Sent: Story = {
  play: async () => {
    await press('Send the quotation');
    await screen.findByRole('alertdialog', { name: 'Quotation sent' });
  },
};
export const NotSent: Story = {
  args: { faults: [['requestQuotation', { kind: 'unreachable' }]] },
  play: async () => {
    await press('Send the quotation');
    await screen.findByText('oops, something went wrong, try again');
  },
};
export const None: Story = {
  args: { quotations: [], isCartEmpty: true },
  play: async () => void (await screen.findByText('No quotations yet')),
};
export const NotYetVerified: Story = {
  args: { level: 'light', quotations: [] },
  play: async () => void (await screen.findByText(/not yet verified/)),
};
export const Loading: Story = { args: { faults: [['readQuotations', { kind: 'silent' }]] } };
export const Unreachable: Story = {
  args: { faults: [['readQuotations', { kind: 'unreachable' }]] },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
