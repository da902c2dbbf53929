import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, MEMORY_CODE } from '@offrande/api-client/testing';
import { everythingOn, featuresWithout } from '@offrande/domain/access/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { memberWith, press, ProfileStory } from './testing/profile-story.tsx';

const meta = {
  title: 'screens/AccountProfile',
  component: ProfileStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Individual: Story = {};
export const NoAddress: Story = { args: { member: KNOWN_MEMBER } };
export const WithoutWalletAndCorporate: Story = {
  args: { unit: { accessPolicy: { ...everythingOn, features: featuresWithout('wallet', 'membership') } } },
  play: async () => {
    const navigation = within(await screen.findByRole('navigation', { name: 'Account' }));
    await expect(navigation.getByRole('link', { name: /^My cards/ })).toBeVisible();
    for (const name of [/^Wallet/, /^Corporate account/])
      await expect(navigation.queryByRole('link', { name })).toBeNull();
  },
};
export const SignedInElsewhere: Story = { args: { loginType: 'google' } };
export const Loading: Story = { args: { fault: ['fetchProfile', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { fault: ['fetchProfile', { kind: 'unreachable' }] } };
export const AddressesUnreachable: Story = { args: { fault: ['fetchAddressBook', { kind: 'unreachable' }] } };
export const EditingName: Story = { play: press('Edit personal details') };
export const NameRefused: Story = {
  play: async (playing) => {
    await press('Edit personal details')(playing);
    await userEvent.clear(await screen.findByRole('textbox', { name: 'First name' }));
    await press('Save')(playing);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus());
  },
};
export const Saving: Story = {
  args: { fault: ['updateProfile', { kind: 'silent' }] },
  play: async (playing) => {
    await press('Edit personal details', 'Save')(playing);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const NotSaved: Story = {
  args: { fault: ['updateProfile', { kind: 'unreachable' }] },
  play: press('Edit personal details', 'Save'),
};
export const Saved: Story = { play: press('Edit personal details', 'Save') };
export const ChangingPassword: Story = { play: press('Change the password') };
export const PasswordRefused: Story = { play: press('Change the password', 'Change the password') };
const changePassword = async (current: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the password' }));
  await userEvent.type(await screen.findByLabelText('Current password', { selector: 'input' }), current);
  await userEvent.type(screen.getByLabelText('New password', { selector: 'input' }), 'Mirabelle2');
  await userEvent.type(screen.getByLabelText('New password once more', { selector: 'input' }), 'Mirabelle2');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
};
export const WrongPassword: Story = {
  play: async () => {
    await changePassword('Cerisier9');
    await screen.findByText('The current password is wrong.');
  },
};
export const PasswordKnownFromThefts: Story = {
  args: { fault: ['updateProfile', { kind: 'refused', code: ERROR_CODES.passwordRefused }] },
  play: async () => {
    await changePassword('Cerisier1');
    await screen.findByText('This password has appeared in a data breach. Choose another.');
  },
};
export const PasswordChanged: Story = {
  play: async () => {
    await changePassword('Cerisier1');
    await screen.findByText('Your password was changed.');
  },
};
export const WithoutPhone: Story = {
  args: { member: memberWith({ phone: { areaCode: '+33', number: '' } }) },
  play: async () => void (await screen.findByText('None yet. With a number you can also sign in.')),
};
export const ChangingPhone: Story = { play: press('Change the mobile number') };
const enterPhone =
  (number: string): NonNullable<Story['play']> =>
  async (playing) => {
    await press('Change the mobile number')(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New mobile number' }), number);
    await press('Continue')(playing);
  };
const enterPhoneCode =
  (code: string): NonNullable<Story['play']> =>
  async (playing) => {
    await enterPhone('0698765432')(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), code);
    await press('Confirm')(playing);
  };
export const PhoneRefused: Story = {
  play: async (playing) => {
    await enterPhone('12')(playing);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New mobile number' })).toHaveFocus());
  },
};
export const PhoneCodeNotSent: Story = {
  args: { fault: ['sendOneTimeCode', { kind: 'unreachable' }] },
  play: async (playing) => {
    await enterPhone('0698765432')(playing);
    await screen.findByRole('alert');
  },
};
export const PhoneCode: Story = { play: enterPhone('0698765432') };
export const WrongPhoneCode: Story = {
  play: async (playing) => {
    await enterPhoneCode('000000')(playing);
    await screen.findByText('The code is wrong, please try again. Tries left: 4.');
  },
};
/** In order. */
const SAID_OF_WRONG_CODES = [
  ...['4', '3', '2', '1'].map((left) => `The code is wrong, please try again. Tries left: ${left}.`),
  'The code is wrong. Ask for a new one.',
];
export const PhoneTriesUsedUp: Story = {
  play: async (playing) => {
    await enterPhone('0698765432')(playing);
    for (const said of SAID_OF_WRONG_CODES) {
      const field = await screen.findByRole('textbox', { name: 'Code' });
      await userEvent.clear(field);
      await userEvent.type(field, '000000');
      await press('Confirm')(playing);
      await screen.findByText(said);
    }
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};
export const PhoneCodeMayBeSentAgain: Story = {
  args: { isHurried: true },
  play: async (playing) => {
    await enterPhone('0698765432')(playing);
    await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 5000 });
  },
};
export const PhoneChanged: Story = {
  play: async (playing) => {
    await enterPhoneCode(MEMORY_CODE)(playing);
    await screen.findByText('Your mobile number was changed.');
  },
};
export const NewAddress: Story = { play: press('Add an address') };
export const AddressRefused: Story = { play: press('Add an address', 'Save the address') };
export const RemovingAddress: Story = { play: press('Remove Parents') };
export const EditingAddress: Story = {
  play: async (playing) => {
    await press('Edit Parents')(playing);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save the address' })).toBeVisible());
  },
};
const saveAddress: NonNullable<Story['play']> = async (playing) => {
  await press('Edit Parents')(playing);
  const street = await screen.findByRole('textbox', { name: 'Street and number' });
  await userEvent.clear(street);
  await userEvent.type(street, '2 rue du Port');
  await press('Save the address')(playing);
};
export const SavingAddress: Story = {
  args: { fault: ['saveAddressBook', { kind: 'silent' }] },
  play: async (playing) => {
    await saveAddress(playing);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Save the address/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const AddressNotSaved: Story = {
  args: { fault: ['saveAddressBook', { kind: 'unreachable' }] },
  play: async (playing) => {
    await saveAddress(playing);
    await screen.findByRole('alert');
    await expect(screen.getByRole('textbox', { name: 'Street and number' })).toHaveValue('2 rue du Port');
  },
};
export const AddressSaved: Story = {
  play: async (playing) => {
    await saveAddress(playing);
    await screen.findByText(/2 rue du Port/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the address' })).toBeNull());
  },
};
export const AddressNotRemoved: Story = {
  args: { fault: ['saveAddressBook', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Remove Parents', 'Remove')(playing);
    await screen.findByRole('alert');
    await expect(screen.getByRole('heading', { name: 'Parents' })).toBeVisible();
  },
};
const subscribe: NonNullable<Story['play']> = async () => userEvent.click(await screen.findByRole('switch'));
export const NewsletterChosen: Story = {
  play: async (playing) => {
    await subscribe(playing);
    await screen.findByText('Your choice about the newsletter was saved.');
  },
};
export const NewsletterNotChosen: Story = {
  args: { fault: ['updateProfile', { kind: 'unreachable' }] },
  play: async (playing) => {
    await subscribe(playing);
    await screen.findByRole('alert');
    await expect(screen.getByRole('switch')).not.toBeChecked();
  },
};
export const DataDownloaded: Story = {
  play: async (playing) => {
    await press('Download my data')(playing);
    await screen.findByText('The file is in your downloads.');
  },
};
export const DataNotDownloaded: Story = {
  args: { fault: ['exportData', { kind: 'unreachable' }] },
  play: async (playing) => {
    await press('Download my data')(playing);
    await screen.findByRole('alert');
  },
};
