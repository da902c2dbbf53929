/** In Firefox and in WebKit: a guest buys a card that then has its balance, and the owner of an account signs in. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { test as base, type TestInfo } from 'playwright/test';
import { openAccount } from '../accounts.ts';
import { expect, SHOP } from '../shop.ts';
import { photo, receiveCard } from '../steps.ts';
import { createSay, type Say } from '../words.ts';
import { openFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWebkit } from './webkit.ts';

const WEBKIT_PORT = Number(process.env['WEBKIT_PORT'] ?? 4290);

interface Fixtures {
  readonly say: Say;
  /** In the browser that the project is named after. Ends with a look at what went wrong in it. */
  readonly visitor: Visitor;
}

const startVisit = async ({ name, metadata }: TestInfo['project']): Promise<Visitor> =>
  name === 'webkit'
    ? createVisitor(await openWebkit(WEBKIT_PORT))
    : createVisitor(await openFirefox(metadata['path'] as string));

const test = base.extend<Fixtures>({
  say: async ({}, use) => use(createSay('fr')),
  visitor: async ({}, use, info) => {
    const visitor = await startVisit(info.project);
    try {
      await use(visitor);
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('window.png'), await visitor.picture());
      expect(await visitor.faults()).toEqual([]);
    } finally {
      await visitor.close();
    }
  },
});

/** Answers the question about cookies on the home page, in French. */
const arrive = async (visitor: Visitor, say: Say): Promise<void> => {
  await visitor.open(`${SHOP}/FR`);
  await visitor.press('button', say('Refuse all'));
  await visitor.sees('heading', /Cartes cadeaux/);
};

test('a guest buys a card with words and a photo, pays, and its balance is what was paid', async ({
  visitor,
  say,
}, info) => {
  const friend = `friend.${randomUUID()}@example.fr`;
  const image = info.outputPath('ines.jpg');
  writeFileSync(image, await photo());

  await arrive(visitor, say);
  await visitor.press('link', /Offrande, toutes enseignes/);
  await visitor.sees('heading', /^Offrande/);
  await visitor.tick('radio', /^50/);
  await visitor.fill(say('First line'), 'Pour tes 30 ans, Inès');
  await visitor.fill(say('Second line'), 'On t’embrasse, Papa et Maman');
  await visitor.chooseFile(image);
  await visitor.press('button', say('Use this photo'));
  await visitor.reads('ines.jpg');
  await visitor.fill(new RegExp(`^${say('Their first name')}`), 'Inès');
  await visitor.fill(new RegExp(`^${say('Their last name')}`), 'Marchand');
  await visitor.fill(say('Their email'), friend);
  await visitor.fill(say('Your full name'), 'Camille Roux');
  await visitor.fill(say('Your email'), 'camille@example.fr');
  await visitor.press('button', say('Add to cart'));
  await visitor.press('link', say('View cart'));

  await visitor.reads('Pour tes 30 ans, Inès');
  await visitor.press('button', say('Go to checkout'));
  await visitor.press('button', say('Continue as a guest'));
  await visitor.sees('heading', say('Checkout'));
  await visitor.fill(say('Full name'), 'Camille Roux');
  await visitor.fill(say('Email'), 'camille@example.fr');
  await visitor.fill(say('Confirm email'), 'camille@example.fr');
  await visitor.tick('checkbox', /conditions générales de vente/);
  await visitor.press('button', /50,00/);
  await visitor.comesTo(/\/pay\//);
  await visitor.press('button', /50,00/);
  await visitor.comesTo(/\/FR\/order\//);
  await visitor.reads(say('Payment accepted'));

  const card = await receiveCard(friend, info.outputPath('card.pdf'));
  await visitor.press('link', say('Check a balance'));
  await visitor.fill(say('Card number'), card.number);
  await visitor.fill(say('PIN, 6 digits'), card.pin);
  await visitor.press('button', say('Check the balance'));
  await visitor.reads('50,00\u00a0€');
});

test('the page changes its language, and the owner of an account signs in', async ({ visitor, say }) => {
  const { email, password } = await openAccount('FR');
  const inEnglish = createSay('en');
  await arrive(visitor, say);
  await visitor.press('button', new RegExp(`^${say('Language')}`));
  await visitor.press('link', 'English');
  await visitor.sees('heading', inEnglish('Gift cards'));
  expect(await visitor.read('document.documentElement.lang')).toBe('en');

  await visitor.press('link', inEnglish('Sign in'));
  await visitor.fill(inEnglish('Email'), email);
  await visitor.fill(inEnglish('Password'), password);
  await visitor.press('button', inEnglish('Sign in'));
  await visitor.comesTo(/\/FR\/?$/);
  await visitor.press('link', /Léa/);
  await visitor.sees('heading', inEnglish('Profile settings'));
  await visitor.reads(email);
});
