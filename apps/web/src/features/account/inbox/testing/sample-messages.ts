/** Messages for tests and stories, oldest first: more than one page. */
import type { InboxMessage } from '@offrande/domain/inbox';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 4, 28, 7, 5);

const TOLD: readonly (readonly [title: string, text: string])[] = [
  ['Bienvenue chez Offrande', '<p>Votre compte est ouvert. Vos commandes, cartes et messages sont conservés ici.</p>'],
  ...Array.from({ length: 10 }, (_, at): readonly [string, string] => [
    `La commande 2406-1${at} est confirmée`,
    `<p>Votre commande 2406-1${at} est payée. Ses cartes sont en préparation.</p>`,
  ]),
  [
    'Votre carte •••• 4471 est verrouillée',
    '<p>Un code PIN erroné a été saisi cinq fois. <a href="/account/cards">Mes cartes</a></p>',
  ],
];

export const MESSAGES: readonly InboxMessage[] = TOLD.map(([title, text], at) => ({
  id: `m${at}`,
  title,
  text,
  at: FIRST + at * DAY,
}));
