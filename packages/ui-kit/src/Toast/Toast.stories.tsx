import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createToastQueue, ToastRegion } from './index.ts';
import type { ToastMessage } from './index.ts';

function Shown({ message }: { message: ToastMessage }) {
  const queue = createToastQueue();
  queue.add(message);
  return <ToastRegion queue={queue} label="Messages" closeLabel="Close" />;
}

const meta = {
  title: 'ui-kit/Toast',
  component: Shown,
  args: {
    message: { title: 'Added to cart', content: 'Offrande, 75,00 €', link: { text: 'View cart', href: '#cart' } },
  },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContentAndLink: Story = {};
export const Danger: Story = { args: { message: { title: 'The address could not be saved', tone: 'danger' } } };
export const Closed: Story = {
  args: { message: { title: 'Copied' } },
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await expect(page.queryByText('Copied')).toBeNull();
  },
};
