import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  KNOWN_MEMBER,
  type MemoryIdentityCall,
  type MemoryMember,
  type Misfortune,
} from '@offrande/api-client/testing';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import type { LoginType } from '@offrande/domain/session';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ProfilePage } from './profile.tsx';

const address = { line1: '1 rue des Lilas', line2: '', zipCode: '69003', city: 'Lyon', countryCode: 'FR' };
const receiver = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'Marchand', address };

const memberWith = (over: Partial<MemoryMember['member']>): MemoryMember => ({
  ...KNOWN_MEMBER,
  member: { ...KNOWN_MEMBER.member, ...over },
});

const WITH_ADDRESSES = memberWith({
  addressBook: [
    { name: 'Home', isDefault: true, receiver },
    { name: 'Parents', isDefault: false, receiver: { ...receiver, firstName: 'Camille', lastName: 'Roux' } },
  ],
});

const COMPANY = memberWith({
  memberType: 'business',
  invoicing: receiver,
  company: {
    accountCategory: '',
    societyType: null,
    companyName: 'Lilas SARL',
    commercialName: '',
    siren: '732829320',
    vatNumber: 'FR44732829320',
    phone: { areaCode: '', number: '' },
    employees: null,
    isInContactWithStore: false,
    address,
  },
});

interface ProfileStoryProps {
  member?: MemoryMember;
  loginType?: LoginType;
  befallen?: readonly [MemoryIdentityCall, Misfortune];
}

function ProfileStory({ member = WITH_ADDRESSES, loginType = 'email', befallen }: ProfileStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({
      cart: POSTED_CART,
      isMember: true,
      stored: { loginType },
      identity: { members: [member] },
    });
    if (befallen) made.identity.script.befall(...befallen);
    return made;
  });
  const [place] = useState(() => placeAt('/account'));
  return (
    <AccountStage shop={shop} place={place}>
      <ProfilePage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/AccountProfile',
  component: ProfileStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (...names: readonly string[]): NonNullable<Story['play']> =>
  async () => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  };

export const Individual: Story = {};
export const NoAddress: Story = { args: { member: KNOWN_MEMBER } };
export const Company: Story = { args: { member: COMPANY } };
export const SignedInElsewhere: Story = { args: { loginType: 'google' } };
export const Loading: Story = { args: { befallen: ['fetchProfile', { kind: 'silent' }] } };
export const Unreachable: Story = { args: { befallen: ['fetchProfile', { kind: 'unreachable' }] } };
export const AddressesUnreachable: Story = { args: { befallen: ['fetchAddressBook', { kind: 'unreachable' }] } };
export const EditingName: Story = { play: press('Edit personal details') };
export const NotSaved: Story = {
  args: { befallen: ['updateProfile', { kind: 'unreachable' }] },
  play: press('Edit personal details', 'Save'),
};
export const Saved: Story = { play: press('Edit personal details', 'Save') };
export const ChangingPassword: Story = { play: press('Change the password') };
export const PasswordRefused: Story = { play: press('Change the password', 'Change the password') };
export const ChangingPhone: Story = { play: press('Change the mobile number') };
export const PhoneCode: Story = {
  play: async (playing) => {
    await press('Change the mobile number')(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New mobile number' }), '0698765432');
    await press('Continue')(playing);
  },
};
export const NewAddress: Story = { play: press('Add an address') };
export const AddressRefused: Story = { play: press('Add an address', 'Save the address') };
export const RemovingAddress: Story = { play: press('Remove Parents') };
