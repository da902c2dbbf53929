import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FAULTY_FILE, FOREIGN_FILE, GOOD_FILE, INCOMPLETE_FILE, REPEATED_FILE } from './testing/bulk-files.ts';
import { EXPIRED } from './testing/previous-file-samples.ts';
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
export const ClosedWithThePage: Story = {
  args: { prepare: ({ shop }) => shop.tab.setItem('openSheet:FR', 'true') },
  play: async () => {
    await screen.findByText('Your file was closed with the page');
    await choose(GOOD_FILE);
    await screen.findByText(/3 cards ready/);
    await expect(screen.queryByText('Your file was closed with the page')).toBeNull();
  },
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

const openPrevious = async (): Promise<void> => userEvent.click(await screen.findByText('Previous files'));

export const PreviousFiles: Story = {
  play: async () => {
    await openPrevious();
    await screen.findByText('noel.xlsx');
  },
};
export const PreviousFilesNone: Story = {
  args: { past: { previousFiles: [] } },
  play: async () => {
    await openPrevious();
    await screen.findByText(/^No files yet/);
  },
};
export const PreviousFilesLoading: Story = {
  args: {
    prepare: ({ shop }) => shop.company.previousFiles.script.befall('fetchPreviousFiles', { kind: 'silent' }),
  },
  play: openPrevious,
};
export const PreviousFilesFailed: Story = {
  args: {
    prepare: ({ shop }) => shop.company.previousFiles.script.befall('fetchPreviousFiles', { kind: 'unreachable' }),
  },
  play: async () => {
    await openPrevious();
    await screen.findByRole('button', { name: 'Try again' });
  },
};
export const PreviousFileExpired: Story = {
  args: { past: { previousFiles: [EXPIRED] } },
  play: async () => {
    await openPrevious();
    await screen.findByText(/^Deleted on/);
  },
};
export const PreviousFileGone: Story = {
  args: {
    prepare: ({ shop }) =>
      shop.company.previousFiles.script.befall('readPreviousFile', { kind: 'refused', code: '40400', status: 404 }),
  },
  play: async () => {
    await openPrevious();
    await userEvent.click(await screen.findByRole('button', { name: 'Use again: noel.xlsx' }));
    await screen.findByText(/^This file is deleted/);
  },
};
export const UsedAgain: Story = {
  play: async () => {
    await openPrevious();
    await userEvent.click(await screen.findByRole('button', { name: 'Use again: noel.xlsx' }));
    await screen.findByText(/2 cards ready/);
    await screen.findByText('Chosen above');
  },
};
export const OrderedBefore: Story = {
  args: { past: { order: { orderNo: 'FR2606091234', orderedAt: Date.UTC(2026, 5, 8, 12) } } },
  play: async () => {
    await choose(GOOD_FILE);
    await screen.findByText(/3 cards ready/);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' }).value).not.toBe(''),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await screen.findByText('Order these cards again?');
  },
};
export const ColumnsToMatch: Story = {
  play: async () => {
    await choose(FOREIGN_FILE);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Betrag' }), 'Amount');
    await screen.findByText('Still needed: Email.');
  },
};
export const ColumnsMatched: Story = {
  play: async () => {
    await choose(FOREIGN_FILE);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Betrag' }), 'Amount');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Elektropost' }), 'Email');
    await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
    await screen.findByText(/2 cards ready/);
  },
};
