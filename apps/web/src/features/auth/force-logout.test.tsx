import { KNOWN_MEMBER } from '@offrande/api-client/testing';
import type { MemberType } from '@offrande/domain/customer';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ForceLogoutPage } from './force-logout.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

afterEach(cleanup);

type Options = NonNullable<Parameters<typeof authWorld>[1]>;

const open = (options: Options, path = '/force-logout') => {
  const world = authWorld(path, options);
  render(
    <AuthStage world={world}>
      <ForceLogoutPage />
    </AuthStage>,
  );
  return world;
};
const memberOfType = (memberType: MemberType): Options => ({
  isMember: true,
  identity: { members: [{ ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType } }] },
});

describe('/force-logout', () => {
  test('signs out by the identity service and says so meanwhile [S2.4][S2.5][S2.12]', async () => {
    const { shop } = open(memberOfType('individual'));
    expect(screen.getByText('Signing out')).toBeTruthy();
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    expect(shop.identity.script.made).toEqual(['signOut']);
    expect(shop.signedIn()).toBeNull();
  });

  test('for another account leads on to signing in for the order that asked for it [A-151][S2.37]', async () => {
    const { shop } = open(memberOfType('individual'), '/force-logout?nextStep=order&orderNo=2406-118-734');
    await waitFor(() => expect(shop.left).toEqual(['/auth/login?nextStep=order&orderNo=2406-118-734']));
    expect(shop.signedIn()).toBeNull();
  });

  test('asks nobody where no refresh token is stored [S2.5]', async () => {
    const { accessToken, customerId, customerName } = authWorld('/').shop.identity.signedInBefore();
    const user = { accessToken, customerId, customerName, kind: 'individual', refreshToken: null } as const;
    const { shop } = open({ isMember: true, stored: { user } });
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    expect(shop.identity.script.made).toEqual([]);
    expect(shop.signedIn()).toBeNull();
  });

  test('clears what was kept of the visit [S2.6]', async () => {
    const world = authWorld('/force-logout', memberOfType('individual'));
    world.shop.tab.setItem('registration:FR', '{}');
    world.shop.tab.setItem('guestEmail', 'lea@exemple.fr');
    render(
      <AuthStage world={world}>
        <ForceLogoutPage />
      </AuthStage>,
    );
    await waitFor(() => expect(world.shop.left).toHaveLength(1));
    for (const name of ['registration:FR', 'guestEmail']) expect(world.shop.tab.getItem(name)).toBeNull();
  });

  test.each([
    ['business', '/auth/b2b/login'],
    ['salesman', '/auth/salesman/login'],
    ['b2b2c', '/auth/login'],
  ] as const)('leads a %s to %s [S2.7][S2.8][S2.9][S2.12]', async (memberType, address) => {
    const { shop } = open(memberOfType(memberType));
    await waitFor(() => expect(shop.left).toEqual([address]));
  });

  const BACK_URL = 'https://localhost/portal';

  test.each([
    ['the retailer’s single sign-on', 'oauth', null, '/'],
    ['a partner’s page', null, BACK_URL, BACK_URL],
    ['a partner’s page that gave no way back', null, null, '/'],
    ['Apple', 'apple', null, '/auth/login'],
    ['Google', 'google', null, '/auth/login'],
    ['Facebook', 'facebook', null, '/auth/login'],
    ['a password, another’s way back in store', 'email', BACK_URL, '/auth/login'],
  ] as const)(
    'leads who came in by %s where that came from [S2.10][S2.12][S4.114][A-48][A-131][A-164]',
    async (_, loginType, backUrl, left) => {
      const came = open({ isMember: true, stored: { loginType, backUrl } });
      await waitFor(() => expect(came.shop.left).toEqual([left]));
    },
  );

  test('leads there once: a page that asks again while the next one arrives changes nothing [S4.114][A-164]', async () => {
    const { shop } = open({ isMember: true, stored: { loginType: null, backUrl: BACK_URL } });
    await waitFor(() => expect(shop.left).toEqual([BACK_URL]));
    (await shop.session()).send({ type: 'signOut', isFailed: false });
    expect(shop.left).toEqual([BACK_URL]);
  });

  test('with a failed parameter leads to /, whoever comes, a guest too [S2.11]', async () => {
    const { shop } = open(memberOfType('business'), '/force-logout?failed');
    await waitFor(() => expect(shop.left).toEqual(['/']));
    const guest = open({}, '/force-logout?failed=1');
    await waitFor(() => expect(guest.place.history.at(-1)).toBe('/'));
  });

  test('leads a guest to signing in [S2.12]', async () => {
    const { shop } = open({});
    await waitFor(() => expect(shop.left).toEqual(['/auth/login']));
    expect(shop.identity.script.made).toEqual([]);
  });
});
