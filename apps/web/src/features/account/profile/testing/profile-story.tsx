/** The profile page of a member in memory, for its stories. */
import type { PageUnit } from '@offrande/api-client/contract';
import {
  KNOWN_MEMBER,
  type MemoryIdentityCall,
  type MemoryMember,
  type Misfortune,
} from '@offrande/api-client/testing';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import type { SessionOrigin } from '@offrande/domain/sign-in';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createMemoryShop, withFastClock } from '../../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../../shop/testing/sample.ts';
import { placeAt } from '../../../../shop/testing/stage.tsx';
import { AccountStage } from '../../testing/account-stage.tsx';
import { ProfilePage } from '../profile.tsx';

const address = { line1: '1 rue des Lilas', line2: '', zipCode: '69003', city: 'Lyon', countryCode: 'FR' };
const receiver = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'Marchand', address };

export const memberWith = (over: Partial<MemoryMember['member']>): MemoryMember => ({
  ...KNOWN_MEMBER,
  member: { ...KNOWN_MEMBER.member, ...over },
});

const WITH_ADDRESSES = memberWith({
  addressBook: [
    { name: 'Home', isDefault: true, receiver },
    { name: 'Parents', isDefault: false, receiver: { ...receiver, firstName: 'Camille', lastName: 'Roux' } },
  ],
});

interface ProfileStoryProps {
  member?: MemoryMember;
  loginType?: SessionOrigin;
  fault?: readonly [MemoryIdentityCall, Misfortune];
  unit?: Partial<PageUnit>;
  isHurried?: boolean;
}

export function ProfileStory({
  member = WITH_ADDRESSES,
  loginType = 'email',
  fault,
  unit = {},
  isHurried = false,
}: ProfileStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({
      cart: POSTED_CART,
      isMember: true,
      stored: { loginType },
      identity: { members: [member] },
    });
    if (fault) made.identity.script.befall(...fault);
    return isHurried ? withFastClock(made) : made;
  });
  const [place] = useState(() => placeAt('/account'));
  return (
    <AccountStage shop={shop} place={place} unit={unit}>
      <ProfilePage />
    </AccountStage>
  );
}

/** Presses buttons by their names, one after the other. */
export const press =
  (...names: readonly string[]): ((playing: unknown) => Promise<void>) =>
  async () => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  };
