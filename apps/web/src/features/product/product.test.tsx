/** The product screen from a buyer's point of view, with an in-memory shop. */
import { emptyCart } from '@offrande/domain/cart';
import { encodeAmount } from '@offrande/domain/money';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { CARDS, DIGITAL_CART, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt } from '../../shop/testing/stage.tsx';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { ProductStage, shopWith, type ProductStageProps } from './testing/product-stage.tsx';
import { CREDIT_PAGE, DIGITAL_PAGE, MESSAGE_PAGE, POSTED_PAGE } from './testing/sample-page.ts';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo' }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (props: Partial<ProductStageProps> = {}, shop: MemoryShop = shopWith()) => {
  const view = render(<ProductStage page={DIGITAL_PAGE} make={() => shop} {...props} />);
  return { shop, view, user: userEvent.setup() };
};

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name = 'Add to cart') =>
  user.click(screen.getByRole('button', { name }));

const fillDigital = async (user: ReturnType<typeof userEvent.setup>) => {
  await fillIn(user, field(/Their email/), 'ines@exemple.fr');
  await fillIn(user, field('Your full name'), 'Camille Roux');
  await fillIn(user, field('Your email'), 'camille@exemple.fr');
};

const choose = async (view: ReturnType<typeof render>, file: File) =>
  userEvent.upload(view.container.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

const extras = () => within(screen.getByRole('radiogroup', { name: 'Add to each card' }));
const offeredCities = () => screen.queryByRole('group', { name: 'Cities of this postcode' });

/** The page's value for this term. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

const buttonsIn = (popup: HTMLElement) =>
  within(popup)
    .getAllByRole('button')
    .map((button) => button.textContent);

const ways = () =>
  part('How should it arrive?')
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

describe('the page of a card', () => {
  test('tells what it is in overview, about and how to use [S2.59]', async () => {
    const { user } = show();
    const tabs = within(screen.getByRole('tablist', { name: 'About this card' }));
    expect(screen.getByText(/^One card, 312 brands/)).toBeTruthy();
    await user.click(tabs.getByRole('tab', { name: 'About' }));
    expect(screen.getByText(/^You choose the face/)).toBeTruthy();
    await user.click(tabs.getByRole('tab', { name: 'How to use' }));
    expect(screen.getByText(/^Online, enter the card number/)).toBeTruthy();
    expect(tabs.getByRole('tab', { name: 'Overview' })).toBeTruthy();
  });

  test('says that it is valid for twelve months, which nobody is asked and its line in the cart says too [S5.31][A-28]', async () => {
    const { user, shop } = show();
    expect(fact('Valid for')).toBe('12 months from purchase');
    expect(screen.queryByLabelText(/month|valid/i)).toBeNull();
    await fillDigital(user);
    await press(user);
    await waitFor(() => expect(shop.cart.get().lines.map(({ validMonths }) => validMonths)).toEqual([12]));
  });

  test('sells it to the buyer, or to a friend as a gift, who is then asked for [S2.59]', async () => {
    const { user } = show();
    expect(screen.getByRole('radio', { name: 'Someone else' })).toHaveProperty('checked', true);
    expect(part('Who receives it?').getByRole('textbox', { name: /Their email/ })).toBeTruthy();
    await user.click(part('Who is it for?').getByRole('radio', { name: 'Me' }));
    expect(screen.queryByRole('region', { name: 'Who receives it?' })).toBeNull();
    expect(part('About you').getByRole('textbox', { name: 'Your email' })).toBeTruthy();
  });

  test('has everything that makes a card personal: face, two lines, photo [S2.60]', async () => {
    const { user } = show();
    const faces = within(part('Card face').getByRole('radiogroup', { name: 'Card face' }));
    expect(faces.getAllByRole('radio')).toHaveLength(3);
    await user.click(faces.getByRole('radio', { name: 'Night' }));
    const words = part(/^Your words/);
    await fillIn(user, words.getByRole('textbox', { name: 'First line' }), 'Pour Inès');
    await fillIn(user, words.getByRole('textbox', { name: 'Second line' }), 'Hugo');
    expect(screen.getByRole('img', { name: /It reads: Pour Inès, Hugo$/ })).toBeTruthy();
    expect(words.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
    expect(faces.getByRole('radio', { name: 'Night' })).toHaveProperty('checked', true);
  });

  test('narrows the faces to those of one occasion [S2.69][S3.108]', async () => {
    const { user } = show();
    const occasions = part('Card face').getByRole('radiogroup', { name: 'Occasion' });
    await user.click(within(occasions).getByRole('radio', { name: 'Birthday' }));
    const faces = part('Card face').getByRole('radiogroup', { name: 'Card face' });
    expect(within(faces).getAllByRole('radio')).toHaveLength(1);
  });

  test('offers the ways in which this card arrives, each with its time and price [S2.61]', () => {
    show();
    expect(ways()).toEqual([
      expect.stringMatching(/^Email.*Within minutes.*Free$/),
      expect.stringMatching(/^Text message.*Within minutes.*Free$/),
      expect.stringMatching(/^Email and text.*Within minutes.*Free$/),
      expect.stringMatching(/^Print at home.*Free$/),
    ]);
    cleanup();
    show({ page: POSTED_PAGE });
    expect(ways()[0]).toMatch(/^By post.*3 to 4 days.*from 4,90\s€$/);
  });

  test('asks for what the chosen way needs: an email, a mobile number, both, or neither [S2.61]', async () => {
    const { user } = show();
    const choose = (name: RegExp) => user.click(part('How should it arrive?').getByRole('radio', { name }));
    const [email, mobile] = [{ name: /Their email/ }, { name: /Their mobile number/ }];
    expect(screen.getByRole('textbox', email)).toBeTruthy();
    await choose(/^Text message/);
    expect(await screen.findByRole('textbox', mobile)).toBeTruthy();
    expect(screen.queryByRole('textbox', email)).toBeNull();
    await choose(/^Email and text/);
    expect(screen.getByRole('textbox', email)).toBeTruthy();
    expect(screen.getByRole('textbox', mobile)).toBeTruthy();
    await choose(/^Print at home/);
    expect(screen.queryByRole('textbox', email)).toBeNull();
    expect(screen.queryByRole('textbox', mobile)).toBeNull();
  });
});

describe('phone credit', () => {
  test('goes by text message alone, to a mobile that is typed here [S1.27][A-91]', async () => {
    const { user, shop } = show({ page: CREDIT_PAGE });
    expect(screen.getAllByRole('radio', { name: /message|Email|Print/ })).toHaveLength(1);
    await fillIn(user, await screen.findByRole('textbox', { name: /Their mobile number/ }), '06 12 34 56 78');
    await fillIn(user, field('Your full name'), 'Camille Roux');
    await fillIn(user, field('Your email'), 'camille@exemple.fr');
    await press(user);
    await waitFor(() => expect(shop.cart.get().lines).toHaveLength(1));
    const [line] = shop.cart.get().lines;
    expect(line).toMatchObject({ itemCode: 'ALLO', delivery: { type: 'sms' } });
    expect(line?.receiver.phone).toEqual({ areaCode: '+33', number: '612345678' });
  });
});

describe('a card whose faces did not come', () => {
  test('says so in a popup with an OK, which leads home [S2.111][S8.71][S9.45]', async () => {
    const place = placeAt('/product/x');
    const { user } = show({ page: { ...DIGITAL_PAGE, templates: [] }, place });
    const alert = await screen.findByRole('alertdialog', { name: 'The faces of this card cannot be loaded' });
    expect(place.history.at(-1)).toBe('/product/x');
    expect(buttonsIn(alert)).toEqual(['OK']);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/'));
  });

  test('is not one that has none [S2.111][S8.71]', () => {
    show({ page: MESSAGE_PAGE });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a new card', () => {
  test('the card shows what is typed, at once [S1.8]', async () => {
    const { user } = show();
    await fillIn(user, field('First line'), 'Pour Inès');
    expect(screen.getByRole('img', { name: /all brands, 75\s€\. It reads: Pour Inès$/ })).toBeTruthy();
  });

  test('goes into the cart as it was filled in [S1.7][S1.10][S4.28]', async () => {
    const { user, shop } = show();
    await fillIn(user, field('First line'), 'Pour Inès');
    await user.type(field(/Another/), '33,50');
    await fillDigital(user);
    await press(user);
    await waitFor(() => expect(shop.cart.get().lines).toHaveLength(1));
    const [line] = shop.cart.get().lines;
    expect(line).toMatchObject({ itemCode: 'OFFRANDE', message: 'Pour Inès', templateId: '1', quantity: 1 });
    expect(encodeAmount(line!.amount)).toBe('33.50');
    expect(line?.receiver.email).toBe('ines@exemple.fr');
    expect(line?.delivery).toEqual({ type: 'email', date: null });
  });

  test('for the buyer goes to the buyer’s own address', async () => {
    const { user, shop } = show();
    await user.click(screen.getByRole('radio', { name: 'Me' }));
    expect(screen.queryByRole('textbox', { name: /Their email/ })).toBeNull();
    await fillIn(user, field('Your full name'), 'Camille Roux');
    await fillIn(user, field('Your email'), 'camille@exemple.fr');
    await press(user);
    await waitFor(() =>
      expect(shop.cart.get().lines[0]?.receiver).toMatchObject({ email: 'camille@exemple.fr', firstName: 'Camille' }),
    );
  });

  test('says its total with the discount of its tier, and what the next tier takes [S5.77][A-11]', async () => {
    const { user } = show();
    expect(screen.getByText(/125,00\s€ more and every card is 3\s% off\./)).toBeTruthy();
    await user.type(field(/Another/), '200');
    const rows = screen.getByRole('region', { name: 'What it costs' });
    expect(within(rows).getByText(/Tier discount, 3\s%/)).toBeTruthy();
    expect(screen.getByText(/194,00\s€/)).toBeTruthy();
  });

  test('whose line is too long is flagged while it is typed, at the field and at the card, and the line is kept [S5.4][S5.27][A-27]', async () => {
    const { user, view } = show();
    const pinned = view.container.querySelector<HTMLElement>('.product-pinned')!;
    const [longest, more] = ['On t’embrasse très fort, Papa et', ' Maman'];
    await fillIn(user, field('Second line'), longest);
    expect(accessibleErrorText(field('Second line'))).toBeNull();
    expect(within(pinned).queryByText('Too long')).toBeNull();
    await user.type(field('Second line'), more);
    expect(field('Second line')).toHaveProperty('value', longest + more);
    expect(accessibleErrorText(field('Second line'))).toBe('38 characters. 32 at most.');
    expect(within(pinned).getByText('Too long')).toBeTruthy();
    expect(pinned.textContent).toContain(`${longest}…`);
    expect(pinned.textContent).not.toContain('Maman');
    expect(screen.getByRole('img', { name: new RegExp(`It reads: ${longest}…$`) })).toBeTruthy();
  });

  test('is shown small as well, with the words and the amount as they are typed, for the eye alone [S1.8][S2.60]', async () => {
    const { user, view } = show();
    const pinned = view.container.querySelector<HTMLElement>('.product-pinned')!;
    await fillIn(user, field('First line'), 'Pour Inès');
    await user.type(field(/Another/), '33');
    expect(pinned.textContent).toMatch(/Pour Inès33\s€/);
    expect(screen.getAllByRole('img', { name: /It reads: Pour Inès$/ })).toHaveLength(1);
    expect(pinned.closest('[aria-hidden=true]')).not.toBeNull();
  });

  test('without faces carries one message instead of two lines [S5.28][A-27]', async () => {
    const { user, shop } = show({ page: MESSAGE_PAGE });
    expect(screen.queryByRole('textbox', { name: 'Second line' })).toBeNull();
    await user.type(field(/Message with the card/), 'A long message{Enter}of two paragraphs');
    await fillDigital(user);
    await press(user);
    await waitFor(() =>
      expect(shop.cart.get().lines[0]).toMatchObject({
        message: 'A long message\nof two paragraphs',
        templateId: null,
      }),
    );
  });

  test('posted costs its making and its letter, row by row [S5.79][S5.80]', () => {
    show({ page: POSTED_PAGE });
    const rows = screen.getByRole('region', { name: 'What it costs' });
    expect(within(rows).getByText(/Card making, 1 × 15,00\s€/)).toBeTruthy();
    expect(within(rows).getByText(/Letter, 1 × 4,90\s€/)).toBeTruthy();
    expect(screen.getByText(/94,90\s€/)).toBeTruthy();
  });
});

test('a posted card says where it can be used', () => {
  show({ page: POSTED_PAGE });
  const term = screen.getByText('Where', { selector: 'dt' });
  expect(term.nextElementSibling?.textContent).toBe('Online and in store');
});

describe('gift wrapping of a posted card', () => {
  test('is offered with its picture, what it is, and its price, which the total then has [S3.9][S3.108][S5.79]', async () => {
    const { user } = show({ page: POSTED_PAGE });
    const choice = extras();
    const row = choice.getByRole('radio', { name: /^Gift wrapping/ }).closest('label')!;
    expect(row.textContent).toMatch(/a tag with your words.*3,90\s€$/);
    expect(row.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
    await user.click(row);
    const rows = within(screen.getByRole('region', { name: 'What it costs' }));
    expect(rows.getByText(/^Gift wrapping, 1 × 3,90\s€$/).closest('div')?.textContent).toMatch(/3,90\s€$/);
    expect(screen.getByText(/98,80\s€/)).toBeTruthy();
  });

  test('has the giver’s words on its tag, as they are typed; an envelope has no tag [S3.9][A-27]', async () => {
    const { user } = show({ page: POSTED_PAGE });
    const choice = extras();
    await user.click(choice.getByRole('radio', { name: /^Gift wrapping/ }));
    expect(choice.getByText('Write your words above: they go on the tag too.')).toBeTruthy();
    await fillIn(user, field('First line'), 'Pour Inès');
    await fillIn(user, field('Second line'), 'Hugo');
    expect(choice.getByText('On the tag').nextElementSibling?.textContent).toBe('Pour Inès\nHugo');
    await user.click(choice.getByRole('radio', { name: /^Kraft envelope/ }));
    expect(choice.queryByText('On the tag')).toBeNull();
  });
});

describe('the address of a posted card', () => {
  const cities = { '91190': ['Gif-sur-Yvette', 'Saint-Aubin'] };

  test('offers the cities of the postcode, one press each, and takes any other that is written [S7.81]', async () => {
    const { user } = show({ page: POSTED_PAGE }, createMemoryShop({ cart: emptyCart(EURO), cities }));
    await user.type(field('Postcode'), '91190');
    const group = within(await screen.findByRole('group', { name: 'Cities of this postcode' }));
    await user.click(group.getByRole('button', { name: 'Saint-Aubin' }));
    expect(field('City')).toHaveProperty('value', 'Saint-Aubin');
    expect(document.activeElement).toBe(field('City'));
    expect(offeredCities()).toBeNull();
    await user.clear(field('City'));
    await fillIn(user, field('City'), 'Orsay');
    expect(field('City')).toHaveProperty('value', 'Orsay');
  });

  test('says nothing where the cities cannot be read [S7.81]', async () => {
    const shop = createMemoryShop({ cart: emptyCart(EURO), cities });
    const asked: string[] = [];
    const citiesOf = async (zipCode: string): Promise<never> => {
      asked.push(zipCode);
      throw new Error('No answer');
    };
    const { user } = show(
      { page: POSTED_PAGE },
      { ...shop, account: { ...shop.account, places: { ...shop.account.places, citiesOf } } },
    );
    await user.type(field('Postcode'), '91190');
    await waitFor(() => expect(asked).toEqual(['91190']));
    await user.type(field('City'), 'Orsay');
    expect(offeredCities()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('City')).toHaveProperty('value', 'Orsay');
  });
});

/** Writes what the session stores on sign-in. */
const signIn = (): void => {
  localStorage.setItem(storageNameOf('accessToken:{unit}', 'FR'), 'token');
  localStorage.setItem(storageNameOf('custId:{unit}', 'FR'), 'C1');
  localStorage.setItem(storageNameOf('custType:{unit}', 'FR'), 'C');
};
describe('a signed-in member', () => {
  test('finds name and email filled in as the sender’s', async () => {
    signIn();
    show();
    await waitFor(() => expect(field('Your full name')).toHaveProperty('value', 'Inès Marchand'));
    expect(field('Your email')).toHaveProperty('value', 'ines@exemple.fr');
  });
});

const place = () => part('Where may it be spent?');

describe('where the card may be spent', () => {
  test('is chosen by a member: whole store, all but food, or another place in words [S2.66][S3.3]', async () => {
    signIn();
    const { user, shop } = show();
    const places = place().getAllByRole('radio');
    expect(places.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Whole store',
      'Whole store except food',
      'Another place',
    ]);
    expect(places[0]).toHaveProperty('checked', true);
    expect(place().queryByRole('textbox')).toBeNull();
    await user.click(places[2]!);
    await fillIn(user, place().getByRole('textbox', { name: /^Which place/ }), 'Rayon livres');
    await fillIn(user, field(/Their email/), 'ines@exemple.fr');
    await press(user);
    await waitFor(() =>
      expect(shop.cart.get().lines[0]?.redeemablePlace).toEqual({ type: 'freeText', text: 'Rayon livres' }),
    );
  });

  test('in words is needed where it is chosen, and has 45 characters at most [S5.29][S9.8]', async () => {
    signIn();
    const { user, shop } = show();
    await user.click(place().getByRole('radio', { name: 'Another place' }));
    await fillDigital(user);
    await press(user);
    expect(await screen.findByRole('link', { name: 'Which place: This field is required.' })).toBeTruthy();
    await user.click(place().getByRole('textbox', { name: /^Which place/ }));
    await user.paste('x'.repeat(46));
    expect(place().getByText('1 too many')).toBeTruthy();
    await press(user);
    expect(screen.getByRole('link', { name: /^Which place: Write between/ })).toBeTruthy();
    expect(shop.cart.get().lines).toEqual([]);
  });

  test('is not asked of guests, nor of cards that are used online alone [S2.66][A-159]', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Where may it be spent?' })).toBeNull();
    cleanup();
    signIn();
    show({ page: { ...DIGITAL_PAGE, product: { ...DIGITAL_PAGE.product, usableAt: 'online' } } });
    expect(screen.queryByRole('region', { name: 'Where may it be spent?' })).toBeNull();
  });

  test('is there again when the line is changed', async () => {
    signIn();
    const [line] = DIGITAL_CART.lines;
    const redeemablePlace = { type: 'allExceptFood' } as const;
    show({ lineId: 'D' }, shopWith({ ...DIGITAL_CART, lines: [{ ...line!, redeemablePlace }] }));
    await waitFor(() =>
      expect(place().getByRole('radio', { name: 'Whole store except food' })).toHaveProperty('checked', true),
    );
  });
});

describe('what is wrong', () => {
  test('is said all at once, takes the focus, and keeps what was typed [S5.27]', async () => {
    const { user, shop } = show();
    await user.type(field('Second line'), 'x'.repeat(33));
    await press(user);
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(list);
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Second line: Write between 0 and 32 characters. There are 33.',
      'Their email: This field is required.',
      'Your full name: This field is required.',
      'Your email: This field is required.',
    ]);
    expect(field('Second line')).toHaveProperty('value', 'x'.repeat(33));
    expect(shop.cart.get().lines).toHaveLength(0);
  });

  test('is said at a text that is too long, with its limit, which itself is allowed [S5.4][A-61]', async () => {
    const { user } = show({ page: MESSAGE_PAGE });
    const message = field(/Message with the card/);
    await user.click(message);
    await user.paste('x'.repeat(501));
    await press(user);
    await screen.findByRole('alert');
    expect(accessibleErrorText(message)).toContain('Write between 0 and 500 characters. There are 501.');
    await user.type(message, '{Backspace}');
    expect(accessibleErrorText(message)).toBeNull();
  });

  test('is said at words that carry script, which go nowhere [S5.50]', async () => {
    const { user, shop } = show();
    const first = field('First line');
    await user.type(first, '<script>alert(1)</script>');
    await fillDigital(user);
    await press(user);
    const message = 'The field you entered may contain illegal attack characters';
    expect(await screen.findByRole('link', { name: `First line: ${message}` })).toBeTruthy();
    expect(accessibleErrorText(first)).toContain(message);
    expect(shop.cart.get().lines).toEqual([]);
  });

  test('is said at a zip code of another format [S5.14]', async () => {
    const { user } = show({ page: POSTED_PAGE });
    const zip = field('Postcode');
    await user.type(zip, '6900');
    await press(user);
    await screen.findByRole('link', { name: 'Postcode: Format should be 00000.' });
    expect(accessibleErrorText(zip)).toBe('Format should be 00000.');
    await user.type(zip, '3');
    expect(accessibleErrorText(zip)).toBeNull();
  });

  test('is heard first in the title of the page, until all is mended', async () => {
    document.title = 'Offrande, all brands';
    const { user } = show();
    await press(user);
    await screen.findByRole('alert');
    expect(document.title).toBe('Error: Offrande, all brands');
    await fillDigital(user);
    expect(document.title).toBe('Offrande, all brands');
  });

  test('leads to its field, and goes as soon as it is mended', async () => {
    const { user } = show();
    await press(user);
    await user.click(await screen.findByRole('link', { name: /Your full name/ }));
    expect(document.activeElement).toBe(field('Your full name'));
    await fillIn(user, field('Your full name'), 'Camille Roux');
    expect(screen.queryByRole('link', { name: /Your full name/ })).toBeNull();
  });

  test.each([
    ['9,99', 'Enter an amount greater or equal to 10\u00A0€.', '[S5.11][A-25]'],
    ['250,01', 'Enter an amount less or equal to 250\u00A0€.', '[S5.12][A-25]'],
  ])('an amount outside the range names the limit in the list and at its field: %s, "%s" %s', async (typed, words) => {
    const { user, shop } = show();
    await user.type(field(/Another/), typed);
    await fillDigital(user);
    await press(user);
    expect(await screen.findByRole('link', { name: `Amount: ${words}` })).toBeTruthy();
    expect(accessibleErrorText(field(/Another/))).toContain(words);
    expect(shop.cart.get().lines).toEqual([]);
  });

  test.each([
    ['5', 'Enter an amount greater or equal to 10\u00A0€.'],
    ['250,01', 'Enter an amount less or equal to 250\u00A0€.'],
    ['dix', 'Write the amount in digits, for example 50.'],
    ['50 $', 'Write the amount in digits, for example 50.'],
  ])('an amount that cannot be bought says so when its field is left, before any press: %s', async (typed, words) => {
    const { user } = show();
    const own = field(/Another/);
    await user.type(own, typed);
    expect(accessibleErrorText(own)).toBeNull();
    await user.tab();
    expect(accessibleErrorText(own)).toContain(words);
    await user.clear(own);
    await user.type(own, '50');
    expect(accessibleErrorText(own)).toBeNull();
  });

  test.each(['50 €', '€50', '50,00 EUR'])('an amount with its currency is understood: %s', async (typed) => {
    const { user, shop } = show();
    await user.type(field(/Another/), typed);
    await fillDigital(user);
    expect(screen.getByRole('img', { name: /^Your card: .*50\s€/ })).toBeTruthy();
    expect(field(/Another/)).toHaveProperty('value', typed.includes(',') ? '50,00' : '50');
    await press(user);
    await waitFor(() => expect(shop.cart.get().lines.map(({ amount }) => encodeAmount(amount))).toEqual(['50.00']));
  });

  test.each([
    ['0', '1', 'One card at least.'],
    ['11', '10', '10 cards at most in one order.'],
    ['two', '2', 'Write a whole number. The number of cards stays as it was.'],
  ])('a number of cards that cannot be says what happens when it is left: %s over 2', async (typed, then, words) => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'One card more' }));
    const number = screen.getByRole('spinbutton', { name: /^Quantity/ });
    await user.clear(number);
    await user.type(number, typed);
    await user.tab();
    expect(number).toHaveProperty('value', then);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('a day that is over is refused [A-55]', async () => {
    const { user, view } = show();
    await user.click(screen.getByRole('radio', { name: 'On a date' }));
    await user.type(view.container.querySelector('input[type=date]')!, '2026-06-11');
    await fillDigital(user);
    await press(user);
    expect(await screen.findByRole('link', { name: /not in the past/ })).toBeTruthy();
  });
});

describe('a photo', () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'ines.png', {
    type: 'image/png',
  });

  test('is shown, kept by the shop and goes with the card [S1.9][S5.33]', async () => {
    const { user, view, shop } = show();
    await choose(view, png);
    expect(await screen.findByText('ines.png')).toBeTruthy();
    await screen.findByRole('button', { name: 'Replace' });
    await fillDigital(user);
    await press(user);
    await waitFor(() => expect(shop.cart.get().lines[0]?.photoUrl).toBe('/uploads/1.png'));
  });

  test('of another type is refused in words, and not sent [S5.35][S8.16]', async () => {
    const { view, shop } = show();
    await choose(view, new File(['GIF89a'], 'cat.gif', { type: 'image/gif' }));
    expect(await part(/^Your words/).findByText('Unsupported type. Choose one of these: PNG, JPG.')).toBeTruthy();
    expect(shop.memory.script.made).toEqual([]);
  });

  test('above 4.5 MB that this browser cannot scale is refused in words, and not sent [S5.34][S8.15]', async () => {
    const { view, shop } = show();
    await choose(view, new File([png, new Uint8Array(4.5 * 2 ** 20)], 'big.png', { type: 'image/png' }));
    expect(await part(/^Your words/).findByText('File too big. Choose one of 4,5 MB at most.')).toBeTruthy();
    expect(shop.memory.script.made).toEqual([]);
  });

  test('that did not arrive leaves the one before [S5.33]', async () => {
    const { view, shop } = show();
    await choose(view, png);
    await screen.findByRole('button', { name: 'Replace' });
    shop.memory.script.befall('uploadPhoto', { kind: 'unreachable' });
    await choose(view, new File([await png.arrayBuffer()], 'other.png', { type: 'image/png' }));
    expect(await screen.findByText('The photo could not be uploaded. Send it again or choose another.')).toBeTruthy();
    expect(screen.getByText('ines.png')).toBeTruthy();
  });

  test('on its way is waited for by a press of the button: the card is added with it [S5.33]', async () => {
    const { user, view, shop } = show();
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    shop.memory.script.befall('uploadPhoto', { kind: 'late', until });
    await fillDigital(user);
    await choose(view, png);
    await press(user);
    await user.clear(field('First line'));
    await fillIn(user, field('First line'), 'Since the press');
    expect(shop.cart.get().lines).toEqual([]);

    arrive();

    await waitFor(() => expect(shop.cart.get().lines).toHaveLength(1));
    expect(shop.cart.get().lines[0]).toMatchObject({ photoUrl: '/uploads/1.png', message: 'Since the press' });
  });

  test('on its way says how much of it is sent [S5.33]', async () => {
    const { view, shop } = show();
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    const upload = vi.spyOn(shop.memory.resources, 'uploadPhoto');
    shop.memory.script.befall('uploadPhoto', { kind: 'late', until });
    await choose(view, png);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading' });
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^40\s%$/);
    act(() => upload.mock.calls[0]![2]!.onSent(0.757));
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^75\s%$/);
    arrive();
    await screen.findByRole('button', { name: 'Replace' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('that is still being read is waited for as well [S5.33]', async () => {
    const { user, view, shop } = show();
    const { promise: head, resolve: read } = Promise.withResolvers<ArrayBuffer>();
    const slow = new File([await png.arrayBuffer()], 'slow.png', { type: 'image/png' });
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => head });
    await fillDigital(user);
    await choose(view, slow);
    expect(await screen.findByText('Reading the photo')).toBeTruthy();
    await press(user);
    await fillIn(user, field('First line'), 'Since the press');
    expect(shop.cart.get().lines).toEqual([]);

    read(await png.arrayBuffer());

    await waitFor(() => expect(shop.cart.get().lines).toHaveLength(1));
    expect(shop.cart.get().lines[0]).toMatchObject({ photoUrl: '/uploads/1.png', message: 'Since the press' });
  });

  test('that did not arrive keeps the card out of the cart until it is sent again [S5.33]', async () => {
    const { user, view, shop } = show();
    shop.memory.script.befall('uploadPhoto', { kind: 'unreachable' });
    await fillDigital(user);
    await choose(view, png);
    await press(user);
    expect(await screen.findByRole('link', { name: /could not be uploaded/ })).toBeTruthy();
    expect(shop.cart.get().lines).toEqual([]);

    shop.memory.script.befall('uploadPhoto', null);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByRole('button', { name: 'Replace' });
    await press(user);

    await waitFor(() => expect(shop.cart.get().lines[0]?.photoUrl).toBe('/uploads/1.png'));
  });

  test('that was refused keeps the card out of the cart until it is removed [S5.35]', async () => {
    const { user, view, shop } = show();
    await fillDigital(user);
    await choose(view, new File(['GIF89a'], 'cat.gif', { type: 'image/gif' }));
    await press(user);
    expect(await screen.findByRole('link', { name: /Unsupported type/ })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await press(user);

    await waitFor(() => expect(shop.cart.get().lines).toHaveLength(1));
    expect(shop.cart.get().lines[0]?.photoUrl).toBeNull();
  });
});

describe('beside other cards', () => {
  test('a digital card is said not to go with posted ones before it is added [S5.58][A-23]', async () => {
    show({}, shopWith(POSTED_CART));
    expect(await screen.findByText('Posted and digital cards cannot share one order.')).toBeTruthy();
  });

  test('the buyer may keep the cart, or empty it and start again with this card [S8.31][A-22]', async () => {
    const { user, shop } = show({}, shopWith(POSTED_CART));
    await fillDigital(user);
    await press(user);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Start again with this card?' }));
    expect(dialog.getByText('Posted and digital cards cannot share one order.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep my cart' }));
    expect(shop.cart.get().lines).toHaveLength(2);
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Empty the cart and add this card' }));
    await waitFor(() =>
      expect(shop.cart.get().lines.map(({ itemCode, kind }) => [itemCode, kind])).toEqual([['OFFRANDE', 'digital']]),
    );
  });

  test('another way of delivery than that of the cart is asked about; with a yes the cart holds the new card alone [S4.36][A-22]', async () => {
    const { user, shop } = show({}, shopWith(DIGITAL_CART));
    await user.click(part('How should it arrive?').getByRole('radio', { name: /^Print at home/ }));
    expect(screen.getByText('One order has one way of delivery. Your cart has: Email.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Me' }));
    await fillIn(user, field('Your full name'), 'Camille Roux');
    await fillIn(user, field('Your email'), 'camille@exemple.fr');
    await press(user);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Start again with this card?' }));
    expect(dialog.getByText('Your cart will be emptied and its coupons removed.')).toBeTruthy();
    expect(shop.cart.get()).toEqual(DIGITAL_CART);
    await user.click(dialog.getByRole('button', { name: 'Empty the cart and add this card' }));
    await waitFor(() => expect(shop.cart.get().lines.map(({ delivery }) => delivery.type)).toEqual(['pdf']));
  });

  test('another way for one of several cards is asked about too; with a yes it is alone, and the coupons are gone [S4.36][A-22][A-108][A-157]', async () => {
    const [line] = DIGITAL_CART.lines;
    const shop = shopWith({ ...DIGITAL_CART, lines: [line!, { ...line!, lineId: 'E' }] });
    shop.visit.saveCoupons([{ ...CARDS.forty, isVerified: false }]);
    const { user } = show({ lineId: 'D' }, shop);
    await waitFor(() => expect(field('First line')).toHaveProperty('value', line!.message));
    await user.click(part('How should it arrive?').getByRole('radio', { name: /^Print at home/ }));
    await fillIn(user, field('Your full name'), 'Camille Roux');
    await fillIn(user, field('Your email'), 'camille@exemple.fr');
    await press(user, 'Save changes');
    const question = await screen.findByRole('alertdialog', { name: 'Start again with this card?' });
    expect(shop.cart.get().lines).toHaveLength(2);
    await user.click(within(question).getByRole('button', { name: 'Empty the cart and add this card' }));
    await waitFor(() => expect(shop.cart.get().lines.map(({ delivery }) => delivery.type)).toEqual(['pdf']));
    expect(shop.visit.readCoupons()).toEqual([]);
  });

  test('more cards than one order takes are refused with the number [S5.32][S8.32][A-24]', async () => {
    const [line] = DIGITAL_CART.lines;
    const { user } = show({}, shopWith({ ...DIGITAL_CART, lines: [{ ...line!, quantity: 10 }] }));
    await fillDigital(user);
    await press(user);
    expect(await screen.findByRole('link', { name: /10 cards at most/ })).toBeTruthy();
    field('First line').focus();
    await press(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });
});

describe('changing a line', () => {
  test('begins with what the line says and replaces it at its place [A-21][A-108]', async () => {
    const [line] = DIGITAL_CART.lines;
    const cart = { ...DIGITAL_CART, lines: [line!, { ...line!, lineId: 'E', message: 'Another' }] };
    const place = placeAt('/product/OFFRANDE?line=D');
    const { user, shop } = show({ place }, shopWith(cart));
    await waitFor(() => expect(field('First line')).toHaveProperty('value', line!.message));
    await fillIn(user, field('Second line'), 'Papa');
    await fillIn(user, field('Your full name'), 'Camille Roux');
    await fillIn(user, field('Your email'), 'camille@exemple.fr');
    await press(user, 'Save changes');
    await waitFor(() => expect(place.history.at(-1)).toBe('/cart'));
    expect(shop.cart.get().lines.map(({ lineId, message2 }) => [lineId, message2])).toEqual([
      ['D', 'Papa'],
      ['E', ''],
    ]);
  });

  test('whose face, letter and extra are no longer sold says so at each, and goes on with others [S5.13]', async () => {
    const [line] = POSTED_CART.lines;
    const extra = { itemCode: 'satin', name: 'Satin ribbon', imageUrl: null, amount: line!.amount, discount: null };
    const page = { ...POSTED_PAGE, product: { ...POSTED_PAGE.product, itemCode: line!.itemCode } };
    const cart = { ...POSTED_CART, lines: [{ ...line!, templateId: '9', extra }] };
    const { user, shop } = show({ page, lineId: 'A' }, shopWith(cart));
    await waitFor(() => expect(field('First line')).toHaveProperty('value', line!.message));
    await fillIn(user, field('Your full name'), 'Camille Roux');
    await fillIn(user, field('Your email'), 'camille@exemple.fr');
    await press(user, 'Save changes');
    const list = within(await screen.findByRole('alert'));
    const choices = [
      ['Card face', '9 not found in the list.', 'Night'],
      ['Letter', 'L1 not found in the list.', /Tracked letter/],
      ['Add to each card', 'satin not found in the list.', 'Nothing'],
    ] as const;
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(
      choices.map(([name, message]) => `${name}: ${message}`),
    );
    for (const [name, message, another] of choices) {
      const choice = screen.getByRole('radiogroup', { name, description: new RegExp(message) });
      await user.click(list.getByRole('link', { name: `${name}: ${message}` }));
      expect(choice.contains(document.activeElement)).toBe(true);
      await user.click(within(choice).getByRole('radio', { name: another }));
      expect(screen.queryByRole('link', { name: `${name}: ${message}` })).toBeNull();
    }
    await press(user, 'Save changes');
    await waitFor(() =>
      expect(shop.cart.get().lines[0]).toMatchObject({ templateId: '3', letter: { typeId: '1' }, extra: null }),
    );
  });
});
