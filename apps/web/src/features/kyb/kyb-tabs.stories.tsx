import { ERROR_CODES } from '@offrande/api-client/contract';
import { ACME } from '@offrande/domain/dossier/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { enter, MEGABYTE, pdf, press, RegisterStory } from './testing/kyb-story.tsx';
import { ASKED, BEGUN, HALF, LARGE, WHOLE } from './testing/kyb-world.tsx';

const meta = {
  title: 'screens/Parts of a company verification',
  component: RegisterStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company' },
  play: async () => void (await screen.findByLabelText('Legal name')),
};
export const CompanyEmpty: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company' },
  play: async () => void (await screen.findByLabelText('Legal name')),
};
export const CompanySaved: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company' },
  play: async (context) => {
    await enter(context, 'Legal name', 'Acme Atlantique SAS');
    await press(context, 'Save');
    await expect(await screen.findByText('Saved at 14:30')).toBeVisible();
  },
};
export const UndoTheChanges: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company' },
  play: async (context) => {
    await enter(context, 'Legal name', 'Acme Atlantique SARL');
    await press(context, 'Undo the changes');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Undo the changes?' })).toBeVisible());
  },
};
export const CompanyNotSaved: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company', calls: { saveTab: { kind: 'unreachable' } } },
  play: async (context) => {
    await enter(context, 'Legal name', 'Acme Atlantique SAS');
    await press(context, 'Save');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const CompanyToCorrect: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company' },
  play: async (context) => {
    await enter(context, 'Number of employees', 'many');
    await context.userEvent.tab();
    await expect(await screen.findByText('1 answer to correct before this part can be saved')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
export const OtherAddresses: Story = {
  args: {
    record: {
      ...WHOLE,
      dossier: { ...ACME, company: { ...ACME.company, delivery: { ...ACME.company.delivery, addressType: 'other' } } },
    },
    path: '/auth/kyb/register?tab=company',
  },
  play: async () => void (await screen.findByRole('radiogroup', { name: 'Parcels go to' })),
};
export const FileTooBig: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company' },
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Company registration document', { selector: 'input' });
    await userEvent.upload(input, pdf('kbis.pdf', 4.5 * MEGABYTE));
    await expect(await screen.findByText('File size should be under 4.5 MB')).toBeVisible();
  },
};
export const FileSending: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company', calls: { uploadDocument: { kind: 'silent' } } },
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Company registration document', { selector: 'input' });
    await userEvent.upload(input, pdf('kbis.pdf', 1000));
    await expect(await screen.findByText('Sending the file')).toBeVisible();
  },
};
export const FileStopped: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company', calls: { uploadDocument: { kind: 'silent' } } },
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Company registration document', { selector: 'input' });
    await userEvent.upload(input, pdf('kbis.pdf', 1000));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sending' }));
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const FileNotSent: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=company', calls: { uploadDocument: { kind: 'unreachable' } } },
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Company registration document', { selector: 'input' });
    await userEvent.upload(input, pdf('kbis.pdf', 1000));
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
const refusing = (code: string) =>
  ({
    args: {
      record: BEGUN,
      path: '/auth/kyb/register?tab=company',
      calls: { uploadDocument: { kind: 'refused', code } },
    },
    play: async ({ userEvent }) => {
      const input = await screen.findByLabelText('Company registration document', { selector: 'input' });
      await userEvent.upload(input, pdf('kbis.pdf', 1000));
      const refused = code === ERROR_CODES.filesFull ? /^This dossier can hold no more/ : /^This file cannot be used/;
      await expect(await screen.findByText(refused)).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  }) satisfies Story;
export const FileRefused: Story = refusing(ERROR_CODES.unsupportedFileType);
export const NoMoreFiles: Story = refusing(ERROR_CODES.filesFull);
export const SavedElsewhere: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company', isSavedElsewhere: true },
  play: async (context) => {
    await enter(context, 'Legal name', 'Acme Atlantique SARL');
    await press(context, 'Save');
    await expect(await screen.findByRole('button', { name: 'Take their answers' })).toBeVisible();
    await expect(screen.getByText('Acme Océan SAS')).toBeVisible();
  },
};
export const SubmittedElsewhere: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company', isSubmittedElsewhere: true },
  play: async (context) => {
    await enter(context, 'Legal name', 'Acme Atlantique SARL');
    await press(context, 'Save');
    await expect(await screen.findByRole('heading', { name: 'The dossier is submitted' })).toBeVisible();
    await expect(screen.queryByText('Acme Atlantique SARL')).toBeNull();
  },
};
export const AskedInTheCompany: Story = {
  args: { record: ASKED, path: '/auth/kyb/register?tab=company' },
  play: async () => {
    await expect(await screen.findByLabelText('Legal name')).toHaveAttribute('readonly');
    await expect(screen.getByLabelText('Street and number')).not.toHaveAttribute('readonly');
  },
};
export const NothingAskedHere: Story = {
  args: { record: ASKED, path: '/auth/kyb/register?tab=shareholders' },
  play: async () => void (await screen.findByText(/^Nothing in this part is asked for again/)),
};

export const Representatives: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=representatives' },
  play: async (context) => press(context, 'Change Claire Morel'),
};
export const NoRepresentative: Story = {
  args: {
    record: { ...HALF, dossier: { ...ACME, representatives: { people: [] } } },
    path: '/auth/kyb/register?tab=representatives',
  },
  play: async (context) => {
    await press(context, 'Add a legal representative');
    await expect(await screen.findByRole('group', { name: 'Legal representative 1' })).toBeVisible();
  },
};
/** Seventeen. */
export const TooYoung: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=representatives' },
  play: async (context) => {
    await press(context, 'Change Claire Morel');
    const birthDate = await screen.findByLabelText('Birth date');
    await context.userEvent.clear(birthDate);
    await context.userEvent.type(birthDate, '2009-02-14');
    await context.userEvent.tab();
    await expect((await screen.findAllByText(/Minimum age is 18$/u))[0]).toBeVisible();
  },
};
export const RemoveSomebody: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=representatives' },
  play: async (context) => {
    await press(context, 'Change Claire Morel');
    await press(context, 'Remove Claire Morel');
    await screen.findByRole('alertdialog', { name: 'Remove Claire Morel?' });
  },
};
export const Shareholders: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=shareholders' },
  play: async (context) => press(context, 'Change Thomas Morel'),
};
export const FormFromTheThreshold: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=shareholders' },
  play: async (context) => {
    await press(context, 'Change Thomas Morel');
    await enter(context, 'Share of capital', '25');
    await expect(await screen.findByLabelText('Birth date')).toBeVisible();
  },
};
export const SharesAboveWhole: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=shareholders' },
  play: async (context) => {
    await press(context, 'Change Thomas Morel');
    await enter(context, 'Share of capital', '27.01');
    await context.userEvent.tab();
    await expect((await screen.findAllByText(/^Together that is/))[0]).toBeVisible();
  },
};
export const ManyPeople: Story = {
  args: { record: { ...WHOLE, dossier: LARGE }, path: '/auth/kyb/register?tab=shareholders' },
  play: async () => void (await screen.findByText('Nobody holds 25 % or more of the capital or of the votes.')),
};
export const Transfer: Story = {
  args: { record: HALF, path: '/auth/kyb/register?tab=transferVerification' },
  play: async () => void (await screen.findByText('Not an instant transfer')),
};
export const InstantTransfer: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=transferVerification' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Instant' }));
    await expect(await screen.findAllByText('An instant transfer cannot be used. Send an ordinary one.')).toHaveLength(
      2,
    );
  },
};
export const IbanTooShort: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=transferVerification' },
  play: async ({ userEvent }) => {
    const iban = await screen.findByLabelText('IBAN of your account');
    await userEvent.clear(iban);
    await userEvent.type(iban, 'DE8937040044');
    await userEvent.tab();
    await expect(
      (await screen.findAllByText('An IBAN of this country has 22 characters, without spaces.'))[0],
    ).toBeVisible();
  },
};
export const TaxResidence: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=taxResidence' },
  play: async () => void (await screen.findByRole('group', { name: /^SCI Belvédère/ })),
};
export const IdentityDocuments: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=idDocuments' },
  play: async () => void (await screen.findAllByRole('group', { name: /^Claire Morel/ })),
};
export const ManyDocuments: Story = {
  args: { record: { ...WHOLE, dossier: LARGE }, path: '/auth/kyb/register?tab=idDocuments' },
  play: async () => void (await screen.findAllByRole('group', { name: /^Claire Morel/ })),
};
export const Embargo: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=embargo' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'No' })).toBeChecked();
    await expect(screen.queryByRole('radiogroup', { name: /^2\./ })).toBeNull();
  },
};
export const EmbargoAfterYes: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=embargo' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    const scopes = await screen.findByRole('radiogroup', { name: /^2\./ });
    await userEvent.click(within(scopes).getByRole('radio', { name: /^4\./ }));
    await expect(await screen.findByLabelText('Names of the subsidiaries')).toBeVisible();
  },
};
