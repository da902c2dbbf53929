/** A company's registration on the screen, and what a person does there. */
import { fileOf } from '@offrande/domain/file/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { AuthStage, type AuthWorld } from '../../auth/testing/auth-stage.tsx';
import { fillIn } from '../../form/testing/fill-in.ts';
import { Entry } from '../../session/entry.tsx';
import { CompanyRegistrationPage } from '../company-registration.tsx';
import { companyWorld, type CompanyWorldOptions, PASSWORD } from './company-world.ts';

const WIDE_PX = 1440;

export const show = async (world: AuthWorld, widthPx = WIDE_PX) => {
  vi.stubGlobal('innerWidth', widthPx);
  await act(async () => {
    render(
      <AuthStage world={world}>
        <Entry>
          <CompanyRegistrationPage />
        </Entry>
      </AuthStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }), register: world.shop.company.registration };
};
export const open = (options: CompanyWorldOptions = {}, widthPx?: number) => show(companyWorld(options), widthPx);
export type Opened = Awaited<ReturnType<typeof open>>;

export const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const fill = async ({ user }: Opened, name: string | RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
  await user.clear(field);
  await fillIn(user, field, text);
};
export const goOn = (opened: Opened) => press(opened, 'Save and continue');
export const choose = async (opened: Opened) => {
  await fill(opened, 'Company name', 'Acme');
  await press(opened, 'Search');
  await press(opened, 'Choose Acme Atlantique');
};
export const completeChosen = async (opened: Opened) => {
  await opened.user.selectOptions(screen.getByLabelText('Kind of organisation'), 'Private company');
  await fill(opened, 'Phone of the company', '02 40 12 34 56');
};
export const byHand = (opened: Opened) => press(opened, 'My company is not listed');
export const passContact = async (opened: Opened) => {
  await heading('Contact and addresses');
  await fill(opened, 'Password', PASSWORD);
  await fill(opened, 'Password again', PASSWORD);
  const agreement = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I accept/ });
  if (!agreement.checked) await opened.user.click(agreement);
  await goOn(opened);
};
export const fileWith = (type: 'pdf' | 'csv', name: string, bytes: number) => {
  const { head } = fileOf(type);
  return new File([head as Uint8Array<ArrayBuffer>, new Uint8Array(bytes - head.length)], name);
};
export const EXTRACT_FIELD = /^Company registration extract/;
export const IDENTITY_FIELD = /^Identity document/;
/** The day of the extract, yyyy-MM-dd. */
export const dateExtract = (day: string) =>
  fireEvent.change(screen.getByLabelText('Date of the extract', { selector: 'input' }), { target: { value: day } });

export const upload = async (_opened: Opened, name: RegExp, file: File) => {
  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  await anyFile.upload(await screen.findByLabelText(name, { selector: 'input' }), file);
};
