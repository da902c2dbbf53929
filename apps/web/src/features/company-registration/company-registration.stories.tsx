import { ERROR_CODES } from '@offrande/api-client/contract';
import { fileOf } from '@offrande/domain/file/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { AuthStage } from '../auth/testing/auth-stage.tsx';
import { CompanyRegistrationPage } from './company-registration.tsx';
import { companyWorld, type CompanyWorldOptions, PASSWORD, SECOND_STEP, WHOLE } from './testing/company-world.ts';

function RegistrationStory(options: CompanyWorldOptions) {
  const [world] = useState(() => companyWorld(options));
  return (
    <AuthStage world={world}>
      <CompanyRegistrationPage />
    </AuthStage>
  );
}

const meta = {
  title: 'screens/Register a company',
  component: RegistrationStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegistrationStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** Faster than typing character by character. */
const enter = async ({ userEvent }: Context, name: string | RegExp, text: string) => {
  await userEvent.click(await screen.findByLabelText(name, { selector: 'input' }));
  await userEvent.paste(text);
};
const press = async ({ userEvent }: Context, name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const search: Play = async (context) => {
  await enter(context, 'Company name', 'Acme');
  await press(context, 'Search');
};
const choose: Play = async (context) => {
  await search(context);
  await press(context, 'Choose Acme Atlantique');
  await screen.findByText('Found in the register');
};
const passContact: Play = async (context) => {
  await screen.findByRole('heading', { level: 1, name: 'Contact and addresses' });
  await enter(context, 'Password', PASSWORD);
  await enter(context, 'Password again', PASSWORD);
  const agreement = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I accept/ });
  if (!agreement.checked) await context.userEvent.click(agreement);
  await press(context, 'Save and continue');
};
const upload = async ({ userEvent }: Context, name: RegExp, file: File) =>
  userEvent.upload(await screen.findByLabelText(name, { selector: 'input' }), file);
const pdf = (name: string, bytes = 419_840) => {
  const { head } = fileOf('pdf');
  return new File([head as Uint8Array<ArrayBuffer>, new Uint8Array(bytes - head.length)], name, {
    type: 'application/pdf',
  });
};
const EXTRACT = /^Company registration extract/;
const IDENTITY = /^Identity document/;
const review: Play = async (context) => {
  await passContact(context);
  await screen.findByRole('heading', { level: 1, name: 'Check your registration' });
};
const send: Play = async (context) => {
  await review(context);
  await press(context, 'Send the registration');
};

export const Search: Story = {};
export const NothingToSearchFor: Story = {
  play: async (context) => {
    await press(context, 'Search');
    await expect(await screen.findByText('Enter a name or a number.')).toBeVisible();
  },
};
export const CompaniesFound: Story = {
  play: async (context) => {
    await search(context);
    await expect(await screen.findByRole('heading', { name: '2 companies found' })).toBeVisible();
  },
};
export const NoCompanyFound: Story = {
  play: async (context) => {
    await enter(context, 'Company name', 'Nobody');
    await press(context, 'Search');
    await expect(await screen.findByText('No company found')).toBeVisible();
  },
};
export const Searching: Story = { args: { calls: { queryCompany: { kind: 'silent' } } }, play: search };
export const RegisterAway: Story = {
  args: { calls: { queryCompany: { kind: 'unreachable' } } },
  play: async (context) => {
    await search(context);
    await expect(await screen.findByText('The register does not answer')).toBeVisible();
  },
};
export const CompanyChosen: Story = { play: choose };
export const CorrectingTheRegister: Story = {
  play: async (context) => {
    await choose(context);
    await press(context, 'Correct what the register says');
    await expect(screen.getByLabelText('SIREN number')).toHaveValue('552100554');
  },
};
export const TypedByHand: Story = {
  play: async (context) => {
    await press(context, 'My company is not listed');
    await enter(context, 'SIREN number', '552 100 554');
    await expect(await screen.findByRole('button', { name: 'Use this name' })).toBeVisible();
  },
};
export const CompanyToCorrect: Story = {
  play: async (context) => {
    await press(context, 'My company is not listed');
    await screen.findByLabelText('Phone of the company');
    await press(context, 'Save and continue');
    await expect(screen.getByRole('alert')).toHaveFocus();
  },
};
export const CategoryFromAList: Story = {
  args: { shop: { accountCategories: ['Works council', 'Retail'] } },
  play: async (context) => {
    await press(context, 'My company is not listed');
    await expect(await screen.findByLabelText('Activity')).toBeVisible();
  },
};
export const Contact: Story = { args: { draft: SECOND_STEP } };
export const ContactToCorrect: Story = {
  args: { draft: SECOND_STEP },
  play: async (context) => {
    await screen.findByLabelText('Mobile or landline');
    await press(context, 'Save and continue');
    await expect(screen.getByRole('alert')).toHaveFocus();
  },
};
export const OtherAddresses: Story = {
  args: {
    draft: { ...SECOND_STEP, contact: { ...SECOND_STEP.contact, invoicingType: 'other', deliveryType: 'other' } },
  },
};
export const NoDocuments: Story = { args: { draft: SECOND_STEP }, play: passContact };
export const DocumentsMissing: Story = {
  args: { draft: SECOND_STEP },
  play: async (context) => {
    await passContact(context);
    await screen.findByRole('heading', { level: 1, name: 'Documents' });
    await press(context, 'Save and continue');
    await expect(screen.getByRole('alert')).toHaveFocus();
  },
};
export const OneDocumentThere: Story = {
  args: { draft: SECOND_STEP },
  play: async (context) => {
    await passContact(context);
    await upload(context, EXTRACT, pdf('kbis-atelier.pdf'));
    await expect(await screen.findByText('kbis-atelier.pdf')).toBeVisible();
  },
};
export const DocumentTooBig: Story = {
  args: { draft: SECOND_STEP },
  play: async (context) => {
    await passContact(context);
    await upload(context, EXTRACT, pdf('kbis-atelier.pdf'));
    await screen.findByText('kbis-atelier.pdf');
    await upload(context, IDENTITY, pdf('passeport.pdf', 3_500_000));
    await expect(await screen.findByText('File too big. Choose one of 2 MB at most.')).toBeVisible();
  },
};
export const DocumentOnItsWay: Story = {
  args: { draft: SECOND_STEP, calls: { uploadDocument: { kind: 'silent' } } },
  play: async (context) => {
    await passContact(context);
    await upload(context, EXTRACT, pdf('kbis-atelier.pdf'));
    await expect(await screen.findByText('Sending the file')).toBeVisible();
  },
};
export const DocumentStopped: Story = {
  args: { draft: SECOND_STEP, calls: { uploadDocument: { kind: 'silent' } } },
  play: async (context) => {
    await passContact(context);
    await upload(context, EXTRACT, pdf('kbis-atelier.pdf'));
    await press(context, 'Stop sending');
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const DocumentNotSent: Story = {
  args: { draft: SECOND_STEP, calls: { uploadDocument: { kind: 'unreachable' } } },
  play: async (context) => {
    await passContact(context);
    await upload(context, EXTRACT, pdf('kbis-atelier.pdf'));
    await expect(await screen.findByText(/^This file could not be sent/)).toBeVisible();
  },
};
export const DocumentRefused: Story = {
  args: {
    draft: SECOND_STEP,
    calls: { uploadDocument: { kind: 'refused', code: ERROR_CODES.unsupportedFileType } },
  },
  play: async (context) => {
    await passContact(context);
    await upload(context, EXTRACT, pdf('kbis-atelier.pdf'));
    await expect(await screen.findByText(/^This file cannot be used/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const ExtractTooOld: Story = {
  args: { draft: { ...WHOLE, extractDate: '2026/03/01' } },
  play: async (context) => {
    await passContact(context);
    await press(context, 'Save and continue');
    await expect(await screen.findByRole('alert')).toHaveFocus();
  },
};
export const ToReview: Story = { args: { draft: WHOLE }, play: review };
export const Sending: Story = {
  args: { draft: WHOLE, calls: { registerBusiness: { kind: 'silent' } } },
  play: async (context) => {
    await send(context);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Send the registration/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const NotSent: Story = {
  args: { draft: WHOLE, calls: { registerBusiness: { kind: 'unreachable' } } },
  play: async (context) => {
    await send(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const Sent: Story = {
  args: { draft: WHOLE },
  play: async (context) => {
    await send(context);
    await press(context, 'Stay on this page');
    await expect(screen.getByText('You stay on this page.')).toBeVisible();
  },
};
const correctEmail: Play = async (context) => {
  await send(context);
  await press(context, 'The address is wrong: correct it');
};
const correctElsewhere: Play = async (context) => {
  await correctEmail(context);
  await context.userEvent.type(screen.getByRole('textbox', { name: 'Correct email' }), 'x');
  await press(context, 'Send the link there');
};
export const CorrectingEmail: Story = {
  args: { draft: WHOLE },
  play: async (context) => {
    await correctEmail(context);
    await press(context, 'Send the link there');
    await expect(screen.getByRole('textbox', { name: 'Correct email' })).toHaveFocus();
  },
};
export const EmailNotCorrected: Story = {
  args: { draft: WHOLE, calls: { correctEmail: { kind: 'unreachable' } } },
  play: async (context) => {
    await correctElsewhere(context);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const EmailConfirmedAlready: Story = {
  args: {
    draft: WHOLE,
    calls: { correctEmail: { kind: 'refused', code: ERROR_CODES.linkOver, detail: { reason: 'confirmed' } } },
  },
  play: async (context) => {
    await correctElsewhere(context);
    await expect(await screen.findByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};
export const RegistrationForgotten: Story = {
  args: {
    draft: WHOLE,
    calls: { correctEmail: { kind: 'refused', code: ERROR_CODES.linkOver, detail: { reason: 'unknown' } } },
  },
  play: async (context) => {
    await correctElsewhere(context);
    await expect(await screen.findByText('Register again')).toBeVisible();
  },
};
export const GoingElsewhere: Story = {
  args: { draft: WHOLE, shop: { businessRegistered: { returnUrl: 'https://shop.example/welcome' } } },
  play: async (context) => {
    await send(context);
    await screen.findByRole('heading', { level: 1 });
  },
};
export const StartingOver: Story = {
  args: { draft: SECOND_STEP },
  play: async (context) => {
    await press(context, 'Start over');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
