import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, MEMORY_CODE, type MemoryMember } from '@offrande/api-client/testing';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../../form/testing/fill-in.ts';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ProfilePage } from './profile.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const home = {
  name: 'Home',
  isDefault: true,
  receiver: {
    ...EMPTY_RECEIVER,
    firstName: 'Inès',
    lastName: 'Marchand',
    address: { line1: '1 rue des Lilas', line2: '', zipCode: '69003', city: 'Lyon', countryCode: 'FR' },
  },
};
const office = { ...home, name: 'Office', isDefault: false };

const memberWith = (over: Partial<MemoryMember['member']>): MemoryMember => ({
  ...KNOWN_MEMBER,
  member: { ...KNOWN_MEMBER.member, ...over },
});

const shopOf = (member = memberWith({ addressBook: [home, office] })): MemoryShop =>
  createMemoryShop({ cart: POSTED_CART, isMember: true, identity: { members: [member] } });

const show = (shop = shopOf()) => {
  const place = placeAt('/account');
  render(
    <AccountStage shop={shop} place={place}>
      <ProfilePage />
    </AccountStage>,
  );
  return { shop, place, user: userEvent.setup() };
};
type Opened = ReturnType<typeof show>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const type = async ({ user }: Opened, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await fillIn(user, field, text);
};
const said = async (text: string) => expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy();
const profileOf = ({ shop }: Opened) => shop.account.profile.fetchProfile({ custId: 'C1' });

describe('the personal details', () => {
  test('are shown, changed, and said to be saved; nothing else of the profile is sent [S1.22][S3.85][S4.55][S4.56][S4.58]', async () => {
    const opened = show();
    expect(await screen.findByText('ines@exemple.fr')).toBeTruthy();
    await press(opened, 'Edit personal details');
    await type(opened, 'First name', 'Agnès');
    await press(opened, 'Save');
    await said('Your changes were saved.');
    expect(await screen.findByText('Agnès Marchand')).toBeTruthy();
    expect(await profileOf(opened)).toMatchObject({ firstName: 'Agnès', lastName: 'Marchand' });
    await press(opened, 'Edit personal details');
    expect(screen.queryByText('Your changes were saved.')).toBeNull();
    await press(opened, 'Cancel');
    expect(screen.queryByText('Your changes were saved.')).toBeNull();
  });

  test('are refused all at once, each until it is right', async () => {
    const opened = show();
    await press(opened, 'Edit personal details');
    await type(opened, 'First name', '');
    await type(opened, 'Last name', 'M4');
    await press(opened, 'Save');
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(screen.getByText('Letters only, no digits or signs.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    await type(opened, 'First name', 'Agnès');
    expect(screen.queryByText('This field is required.')).toBeNull();
    expect(opened.shop.identity.script.made).not.toContain('updateProfile');
  });

  test('that could not be saved stay open and may be sent again or left [S4.55][S4.56]', async () => {
    const opened = show();
    opened.shop.identity.script.befall('updateProfile', { kind: 'unreachable' });
    await press(opened, 'Edit personal details');
    await press(opened, 'Save');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press(opened, 'Cancel');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of a profile that cannot be reached are asked for again; a refused profile signs out [S4.53][S4.54]', async () => {
    const shop = shopOf();
    shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
    const opened = show(shop);
    await screen.findByRole('button', { name: 'Try again' });
    shop.identity.script.befall('fetchProfile', null);
    await press(opened, 'Try again');
    expect(await screen.findByText('Inès Marchand', { selector: 'dd *' })).toBeTruthy();
    cleanup();
    const refused = shopOf();
    refused.identity.script.befall('fetchProfile', { kind: 'refused', code: ERROR_CODES.notFound });
    show(refused);
    await waitFor(() => expect(refused.left).toEqual(['/']));
  });
});

const fill = async (opened: Opened, current: string, next: string, again = next) => {
  await press(opened, 'Change the password');
  await type(opened, 'Current password', current);
  await type(opened, 'New password', next);
  await type(opened, 'New password once more', again);
  await press(opened, 'Change the password');
};

describe('the password', () => {
  test('is changed by whoever knows the one before [S4.55][S5.18][A-56]', async () => {
    const opened = show();
    await fill(opened, 'Cerisier1', 'Tournesol2');
    await said('Your password was changed.');
    expect(opened.shop.identity.script.made).toContain('updateProfile');
  });

  test('must follow the rules and be typed twice alike, and the one before must be right [S5.18][A-56]', async () => {
    const opened = show();
    await fill(opened, 'wrong', 'short', 'other');
    expect(await screen.findByText('Write at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('The two passwords must be the same.')).toBeTruthy();
    await type(opened, 'New password', 'Tournesol2');
    await type(opened, 'New password once more', 'Tournesol2');
    await press(opened, 'Change the password');
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
  });

  test('of somebody who signs in through another service is changed there [S6.8]', async () => {
    const social = createMemoryShop({ cart: POSTED_CART, isMember: true, stored: { loginType: 'google' } });
    show(social);
    expect(await screen.findByText(/^You sign in through another service/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the password' })).toBeNull();
  });
});

const askForEmail = async (opened: Opened, email: string, password: string) => {
  await type(opened, 'New email', email);
  await type(opened, 'Current password', password);
  await press(opened, 'Continue');
};

describe('the email', () => {
  test('is changed by the password and a code that went to the new one [S4.55][A-58]', async () => {
    const opened = show();
    await press(opened, 'Change the email');
    await askForEmail(opened, 'agnes@exemple.fr', KNOWN_MEMBER.password);
    expect(await screen.findByText('agnes@exemple.fr')).toBeTruthy();
    await type(opened, 'Code', '000000');
    await press(opened, 'Confirm');
    expect(await screen.findByText('The code is wrong, please try again. Tries left: 4.')).toBeTruthy();
    expect((await profileOf(opened)).email).toBe(KNOWN_MEMBER.member.email);
    await type(opened, 'Code', MEMORY_CODE);
    await press(opened, 'Confirm');
    await said('Your email was changed. From now on you sign in with it.');
    expect((await profileOf(opened)).email).toBe('agnes@exemple.fr');
  });

  test('is left as it was by a wrong password; the code that was right is not asked for again [S4.55]', async () => {
    const opened = show();
    await press(opened, 'Change the email');
    await askForEmail(opened, 'agnes@exemple.fr', 'Mirabelle2');
    await type(opened, 'Code', MEMORY_CODE);
    await press(opened, 'Confirm');
    expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
    expect((await profileOf(opened)).email).toBe(KNOWN_MEMBER.member.email);
    await type(opened, 'Current password', KNOWN_MEMBER.password);
    await press(opened, 'Continue');
    await waitFor(async () => expect((await profileOf(opened)).email).toBe('agnes@exemple.fr'));
  });

  test('that is the same, or none, is refused before a code is sent', async () => {
    const opened = show();
    await press(opened, 'Change the email');
    await askForEmail(opened, KNOWN_MEMBER.member.email, '');
    expect(await screen.findByText('This is your email already.')).toBeTruthy();
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(opened.shop.identity.script.made).not.toContain('sendOneTimeCode');
  });
});

describe('the mobile number', () => {
  test('is changed once a code has proven the new one [S5.46][A-58]', async () => {
    const opened = show();
    await press(opened, 'Change the mobile number');
    await type(opened, 'New mobile number', '06 98 76 54 32');
    await press(opened, 'Continue');
    expect(await screen.findByText('+33 6 98 76 54 32')).toBeTruthy();
    expect(screen.getByText(/^Send a new code in/)).toBeTruthy();
    await type(opened, 'Code', '000000');
    await press(opened, 'Confirm');
    expect(await screen.findByText('The code is wrong, please try again. Tries left: 4.')).toBeTruthy();
    await type(opened, 'Code', MEMORY_CODE);
    await press(opened, 'Confirm');
    await waitFor(async () => expect((await profileOf(opened)).phone.number).toBe('698765432'));
  });

  test('that is no mobile, or the same, is refused before a code is sent [A-57]', async () => {
    const opened = show();
    await press(opened, 'Change the mobile number');
    await type(opened, 'New mobile number', '06 12 34 56 78');
    await press(opened, 'Continue');
    expect(await screen.findByText('This is your number already.')).toBeTruthy();
    await type(opened, 'New mobile number', '01 70 18 99 00');
    await press(opened, 'Continue');
    expect(await screen.findByText('Wrong phone number. A text message needs a mobile number.')).toBeTruthy();
    expect(opened.shop.identity.script.made).not.toContain('sendOneTimeCode');
  });
});

describe('the newsletter', () => {
  test('is chosen and left at once [S3.85][S4.58]', async () => {
    const opened = show();
    await opened.user.click(await screen.findByRole('switch'));
    await said('Your choice about the newsletter was saved.');
    expect((await profileOf(opened)).isSubscribed).toBe(true);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
  });
});

const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);

describe('the address book', () => {
  test('shows the default first; another can be made it [S2.71][S3.89][S7.25][S7.26]', async () => {
    const opened = show();
    expect(await names()).toEqual(['Home', 'Office']);
    await press(opened, 'Make it the default: Office');
    await waitFor(async () => expect(await names()).toEqual(['Office', 'Home']));
  });

  test('takes a new address, with every refusal at once, the unserved place among them [S3.58][S8.28]', async () => {
    const opened = show();
    await press(opened, 'Add an address');
    await press(opened, 'Save the address');
    expect(screen.getAllByText('This field is required.')).toHaveLength(6);
    await type(opened, 'Name of the address', 'home');
    expect(screen.getByText('Another address has this name.')).toBeTruthy();
    await type(opened, 'Name of the address', 'Parents');
    await type(opened, 'First name', 'Camille');
    await type(opened, 'Last name', 'Roux');
    await type(opened, 'Street and number', '2 rue du Port');
    await type(opened, 'City', 'Bordeaux');
    await type(opened, 'Postcode', '97110');
    expect(screen.getByText('Invalid address, please update your delivery address')).toBeTruthy();
    await type(opened, 'Postcode', '33000');
    expect(screen.queryByText('Invalid address, please update your delivery address')).toBeNull();
    await press(opened, 'Save the address');
    await waitFor(async () => expect(await names()).toEqual(['Home', 'Office', 'Parents']));
    expect((await profileOf(opened)).addressBook).toHaveLength(3);
  });

  test('offers the cities of the postcode, one press each, and takes any other that is written [S7.81]', async () => {
    const cities = { '91190': ['Gif-sur-Yvette', 'Saint-Aubin'] };
    const members = [memberWith({ addressBook: [home] })];
    const opened = show(createMemoryShop({ cart: POSTED_CART, isMember: true, identity: { members }, cities }));
    await press(opened, 'Add an address');
    await type(opened, 'Postcode', '91190');
    const offered = within(await screen.findByRole('group', { name: 'Cities of this postcode' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(cities['91190']);
    await press(opened, 'Saint-Aubin');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Saint-Aubin');
    expect(screen.queryByRole('group', { name: 'Cities of this postcode' })).toBeNull();
    await type(opened, 'City', 'Orsay');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Orsay');
  });

  test('asks before it removes one [S7.26]', async () => {
    const opened = show();
    await press(opened, 'Remove Office');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this address?' }));
    await opened.user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(await names()).toHaveLength(2);
    await press(opened, 'Remove Office');
    await press(opened, 'Remove');
    await waitFor(async () => expect(await names()).toEqual(['Home']));
  });

  test('without addresses says what they are good for; one that cannot be read may be asked for again', async () => {
    show(shopOf(memberWith({})));
    expect(await screen.findByRole('heading', { name: 'No address yet.' })).toBeTruthy();
    cleanup();
    const shop = shopOf();
    shop.identity.script.befall('fetchAddressBook', { kind: 'unreachable' });
    const opened = show(shop);
    await screen.findByRole('button', { name: 'Try again' });
    shop.identity.script.befall('fetchAddressBook', null);
    await press(opened, 'Try again');
    expect(await names()).toEqual(['Home', 'Office']);
  });
});

describe('the data of a member', () => {
  test('are handed over as a file', async () => {
    const opened = show();
    await press(opened, 'Download my data');
    await said('The file is in your downloads.');
    expect(opened.shop.saved[0]).toMatchObject({ fileName: 'my-data-FR.json', contentType: 'application/json' });
    expect(JSON.parse(opened.shop.saved[0]!.content as string)).toMatchObject({ profile: { custId: 'C1' } });
  });
});
