import { ERROR_CODES } from '@offrande/api-client/contract';
import { NUMBER_TAKEN } from '@offrande/domain/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { press } from '../testing/profile-story.tsx';
import { CompanyProfileStory, companyWith, PUBLIC_BODY } from './testing/company-profile-story.tsx';

const meta = {
  title: 'screens/CompanyProfile',
  component: CompanyProfileStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompanyProfileStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const EDIT = {
  company: 'Edit the company’s data',
  contact: 'Edit the contact',
  headOffice: 'Edit the address of the head office',
  invoices: 'Edit where invoices go',
  deliveries: 'Edit where deliveries go',
} as const;

const clear = async (name: string): Promise<void> => userEvent.clear(await screen.findByRole('textbox', { name }));

const isRefused = (name: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());

export const Company: Story = {
  play: async () => void (await screen.findByRole('button', { name: EDIT.company })),
};
export const Contact: Story = { args: { tab: 'cD' } };
export const Addresses: Story = { args: { tab: 'ad' } };
export const ReadOnly: Story = {
  args: { member: companyWith({ allowsUpdate: false }), tab: 'ad' },
  play: async () => {
    await screen.findByRole('link', { name: 'Contact us' });
    await expect(screen.queryByRole('button', { name: EDIT.invoices })).toBeNull();
  },
};
export const OfABuyer: Story = {
  args: { member: companyWith({ allowsUpdate: false }), role: 'buyer' },
  play: async () => {
    await screen.findByText(/ask its administrators/);
    await expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
  },
};
export const NoDocuments: Story = {
  args: { documents: [] },
  play: async () => void (await screen.findByText('We hold no documents of your company.')),
};
export const DocumentsLoading: Story = { args: { documentFault: ['fetchDocuments', { kind: 'silent' }] } };
export const DocumentsUnreachable: Story = {
  args: { documentFault: ['fetchDocuments', { kind: 'unreachable' }] },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
export const DocumentNotOpened: Story = {
  args: { documentFault: ['readDocument', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Download kbis.pdf')(playing);
    await screen.findByRole('alert');
  },
};
export const PublicBody: Story = {
  args: {
    member: companyWith({}, { societyType: 'publicCompany', chorusNumber: 'EJ-2026/041' }),
    tab: 'ad',
  },
  play: async () => void (await screen.findByText('EJ-2026/041')),
};
export const EditingCompany: Story = { play: press(EDIT.company) };
export const EditingCompanyOfCategories: Story = {
  args: { accountCategories: ['Industry', 'Retail'] },
  play: press(EDIT.company),
};
export const EditingContact: Story = { args: { tab: 'cD' }, play: press(EDIT.contact) };
export const EditingHeadOffice: Story = { args: { tab: 'ad' }, play: press(EDIT.headOffice) };
export const EditingInvoices: Story = { args: { member: PUBLIC_BODY, tab: 'ad' }, play: press(EDIT.invoices) };
export const EditingDeliveries: Story = { args: { tab: 'ad' }, play: press(EDIT.deliveries) };
export const CompanyRefused: Story = {
  play: async (playing) => {
    await press(EDIT.company)(playing);
    await clear('Company name');
    await press('Save')(playing);
    await isRefused('Company name');
  },
};
export const NumberOfAnotherCompany: Story = {
  args: {
    fault: ['updateProfile', { kind: 'refused', code: ERROR_CODES.profileRefused, detail: { reason: NUMBER_TAKEN } }],
  },
  play: async (playing) => {
    await press(EDIT.company)(playing);
    await press('Save')(playing);
    await screen.findByText(/^Another company has an account with this number/);
  },
};
export const ContactRefused: Story = {
  args: { tab: 'cD' },
  play: async (playing) => {
    await press(EDIT.contact)(playing);
    await clear('First name');
    await press('Save')(playing);
    await isRefused('First name');
  },
};
export const InvoicesRefused: Story = {
  args: { member: PUBLIC_BODY, tab: 'ad' },
  play: async (playing) => {
    await press(EDIT.invoices)(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Chorus number/ }), 'EJ 2026');
    await press('Save')(playing);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Chorus number/ })).toHaveFocus());
  },
};
export const Saving: Story = {
  args: { fault: ['updateProfile', { kind: 'silent' }] },
  play: async (playing) => {
    await press(EDIT.company, 'Save')(playing);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const NotSaved: Story = {
  args: { fault: ['updateProfile', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press(EDIT.company, 'Save')(playing);
    await screen.findByRole('alert');
  },
};
export const Saved: Story = {
  play: async (playing) => {
    await press(EDIT.company, 'Save')(playing);
    await screen.findByText('Your changes were saved.');
  },
};
export const Loading: Story = { args: { fault: ['fetchProfile', { kind: 'silent' }] } };
export const Unreachable: Story = {
  args: { fault: ['fetchProfile', { kind: 'unreachable' }] },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
