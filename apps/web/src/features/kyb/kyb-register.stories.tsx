import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_CODE } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { enter, press, RegisterStory } from './testing/kyb-story.tsx';
import { ASKED, BEGUN, COMPANY_EMAIL, HALF, WHOLE } from './testing/kyb-world.tsx';

const meta = {
  title: 'screens/Company verification',
  component: RegisterStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegisterStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const start = async (context: Context, email: string = COMPANY_EMAIL) => {
  await enter(context, 'Email of the company’s account', email);
  await press(context, 'Send the code');
};
const confirm = async (context: Context, email: string = COMPANY_EMAIL) => {
  await start(context, email);
  await enter(context, 'Code', MEMORY_CODE);
  await press(context, 'Confirm');
};
export const Choice: Story = { play: async () => void (await heading('Company verification')) };
export const GoOnWithOne: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Go on with a verification/ }));
    await expect(screen.getByRole('radio', { name: /^Go on with a verification/ })).toBeChecked();
  },
};
export const NoEmailEntered: Story = {
  play: async (context) => {
    await press(context, 'Send the code');
    await expect(screen.getByLabelText('Email of the company’s account')).toHaveFocus();
  },
};
export const ConfirmEmail: Story = {
  play: async (context) => {
    await start(context);
    await heading('Confirm your email');
    await expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeDisabled();
  },
};
export const WrongCode: Story = {
  play: async (context) => {
    await start(context);
    await enter(context, 'Code', '111111');
    await press(context, 'Confirm');
    await expect(await screen.findByText(/^The code is wrong/)).toBeVisible();
  },
};
export const Registering: Story = {
  args: { calls: { registerAccount: { kind: 'silent' } } },
  play: async (context) => confirm(context),
};
export const CompanyUnknown: Story = {
  play: async (context) => {
    await confirm(context, 'nobody@acme.example');
    await heading('No company has this email');
  },
};
export const ConfirmationOver: Story = {
  args: { calls: { registerAccount: { kind: 'refused', code: ERROR_CODES.proofMissing } } },
  play: async (context) => {
    await confirm(context);
    await heading('This confirmation is no longer valid');
    await expect(screen.getByRole('button', { name: 'Confirm the email again' })).toBeVisible();
  },
};
export const NotRegistered: Story = {
  args: { calls: { registerAccount: { kind: 'unreachable' } } },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByRole('button', { name: 'Use another email' })).toBeVisible();
  },
};
export const Reading: Story = { args: { record: BEGUN, calls: { readRecord: { kind: 'silent' } } } };
export const NotRead: Story = {
  args: { record: BEGUN, calls: { readRecord: { kind: 'unreachable' } } },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
export const AccessEnded: Story = {
  args: { record: BEGUN, endsAt: 'readRecord' },
  play: async () => void (await screen.findByText('Your access to the dossier has ended')),
};

export const OverviewOfNothing: Story = {
  args: { record: BEGUN },
  play: async () => void (await screen.findByText('What is missing')),
};
export const OverviewHalfWay: Story = {
  args: { record: HALF },
  play: async () => void (await screen.findByText('What is missing')),
};
export const FinishBefore: Story = {
  args: { record: WHOLE },
  play: async () => void (await expect(await screen.findByRole('heading', { name: 'Finish before' })).toBeVisible()),
};
export const OverviewComplete: Story = {
  args: { record: WHOLE },
  play: async () => void (await screen.findByText('Nothing is missing')),
};
export const OverviewAskedAgain: Story = {
  args: { record: ASKED },
  play: async () => void (await screen.findByText('We ask for 2 answers again')),
};
const invite = async (context: Context, email: string) => {
  await press(context, 'Invite a colleague');
  const field = await screen.findByRole('textbox', { name: 'Email of your colleague' });
  await context.userEvent.click(field);
  await context.userEvent.paste(email);
  await press(context, 'Send the invitation');
  return field;
};
export const HandOverOpen: Story = {
  args: { record: HALF },
  play: async (context) => {
    await press(context, 'Invite a colleague');
    await expect(await screen.findByRole('textbox', { name: 'Email of your colleague' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  },
};
export const HandOverWrongEmail: Story = {
  args: { record: HALF },
  play: async (context) => {
    const field = await invite(context, 'max@acme');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(screen.queryByText(/^The invitation is on its way/)).toBeNull();
  },
};
export const HandOverRefused: Story = {
  args: { record: HALF, calls: { handOver: { kind: 'refused', code: ERROR_CODES.peopleRefused } } },
  play: async (context) => {
    const field = await invite(context, 'max@acme.example');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('max@acme.example');
    await expect(screen.queryByText(/^The invitation is on its way/)).toBeNull();
  },
};
export const HandOverSent: Story = {
  args: { record: HALF },
  play: async (context) => {
    await invite(context, 'max@acme.example');
    await expect(await screen.findByText(/^The invitation is on its way to max@acme\.example/)).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const PartWaits: Story = {
  args: { record: BEGUN, path: '/auth/kyb/register?tab=taxResidence' },
  play: async () => void (await screen.findByText('Tax residence: this part cannot be opened yet')),
};
export const PartNotLoaded: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=embargo', calls: { readTab: { kind: 'unreachable' } } },
  play: async () => void (await screen.findByText('Embargo questionnaire: this part is not available')),
};
export const BankAway: Story = {
  args: {
    record: WHOLE,
    path: '/auth/kyb/register?tab=transferVerification',
    calls: { readBankInfo: { kind: 'unreachable' } },
  },
  play: async () => void (await screen.findByText('The bank details could not be loaded')),
};
export const PartLoading: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company', calls: { readTab: { kind: 'silent' } } },
};

export const CheckAndSubmit: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=submit' },
  play: async () => void (await screen.findByRole('button', { name: 'Submit the dossier' })),
};
export const Submitting: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=submit', calls: { submitDossier: { kind: 'silent' } } },
  play: async (context) => press(context, 'Submit the dossier'),
};
export const NotSubmitted: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=submit', calls: { submitDossier: { kind: 'unreachable' } } },
  play: async (context) => {
    await press(context, 'Submit the dossier');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const SubmittedBefore: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=company', isSubmittedElsewhere: true },
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('link', { name: 'All parts of the dossier' }));
    await context.userEvent.click(await screen.findByRole('link', { name: 'Check and submit' }));
    await press(context, 'Submit the dossier');
    await heading('The dossier is submitted');
    await context.userEvent.click(screen.getByText('Company details'));
    await waitFor(() => expect(screen.getAllByText('Acme Atlantique SAS')[0]).toBeVisible());
  },
};
export const Submitted: Story = {
  args: { record: WHOLE, path: '/auth/kyb/register?tab=submit' },
  play: async (context) => {
    await press(context, 'Submit the dossier');
    await heading('The dossier is submitted');
  },
};
export const BeingRead: Story = {
  args: { record: { ...WHOLE, state: 'submitted' } },
  play: async (context) => {
    await heading('The dossier is submitted');
    await context.userEvent.click(screen.getByText('Company details'));
    await waitFor(() => expect(screen.getAllByText('Acme Atlantique SAS')[0]).toBeVisible());
  },
};
export const DocumentNotOpened: Story = {
  args: { record: { ...WHOLE, state: 'submitted' }, calls: { readDocument: { kind: 'unreachable' } } },
  play: async (context) => {
    await heading('The dossier is submitted');
    await context.userEvent.click(screen.getByText('Company details'));
    await press(context, /^kbis\.pdf/u);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const TransferSeen: Story = {
  args: { record: { ...WHOLE, state: 'submitted', transfer: 'seen' } },
  play: async () => void (await expect(await screen.findByText(/has arrived\.$/)).toBeVisible()),
};
export const TransferNotYetSeen: Story = {
  args: { record: { ...WHOLE, state: 'submitted', transfer: 'notYet' } },
  play: async () => void (await expect(await screen.findByText(/is not yet seen/)).toBeVisible()),
};
export const Verified: Story = {
  args: { record: { ...WHOLE, state: 'verified' } },
  play: async () => void (await heading('The company is verified')),
};
export const Refused: Story = {
  args: { record: { ...WHOLE, state: 'refused' } },
  play: async () => void (await heading('The verification was refused')),
};
