import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { FAULTY_FILE, GOOD_FILE, INCOMPLETE_FILE, REPEATED_FILE } from './testing/bulk-files.ts';
import { BulkStory } from './testing/bulk-stage.tsx';

/** What the header reads of who is signed in. */
const SIGNED_IN = { custId: 'B1', custType: 'B', custName: 'Atelier', accessToken: 'token' };

const meta = {
  title: 'screens/CompanyBulk',
  component: BulkStory,
  parameters: { layout: 'fullscreen' },
  args: { level: 'registered' },
  beforeEach: () => {
    for (const [name, value] of Object.entries(SIGNED_IN)) localStorage.setItem(`${name}:FR`, value);
    return () => localStorage.clear();
  },
} satisfies Meta<typeof BulkStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (file: File): Promise<void> => {
  const group = await screen.findByRole('group', { name: 'File of cards' });
  await userEvent.upload(within(group).getByLabelText('File of cards', { selector: 'input' }), file);
};

export const Empty: Story = {
  play: async () => void (await screen.findByText('Template for Excel')),
};
export const Ready: Story = {
  play: async () => {
    await choose(GOOD_FILE);
    await screen.findByText(/3 cards ready/);
  },
};
export const WithMistakes: Story = {
  play: async () => {
    await choose(FAULTY_FILE);
    await screen.findByRole('textbox', { name: 'Line 3, Email' });
  },
};
export const Corrected: Story = {
  play: async () => {
    await choose(FAULTY_FILE);
    await userEvent.click(await screen.findByRole('button', { name: 'Take the 3 lines out' }));
    await screen.findByText('All lines are right now.');
  },
};
export const SaidTwice: Story = {
  play: async () => {
    await choose(REPEATED_FILE);
    await screen.findByText('Lines that are there twice');
  },
};
export const Incomplete: Story = {
  play: async () => {
    await choose(INCOMPLETE_FILE);
    await screen.findByText(/Missing columns/);
  },
};
