/** The texts of the mailbox, English and French. */
import type { Language } from '../page/language.ts';
import type { MailMode } from './mailbox.ts';

const en = {
  title: 'Mailbox',
  intro: 'Every email that the shop sends arrives here, whoever it is addressed to.',
  none: 'No mail yet.',
  from: 'From',
  to: 'To',
  at: 'Received',
  messageId: 'Message-ID',
  attachments: 'Attachments',
  attached: 'Attachments: {count}',
  html: 'Message',
  text: 'Plain text',
  unknown: 'No such mail',
  back: 'All mail',
  noSubject: '(no subject)',
  mode: 'The mail server',
  apply: 'Apply',
  again: 'Look for new ones',
  modes: {
    accept: 'takes mail',
    temporary: 'puts mail off (421)',
    permanent: 'refuses mail (550)',
    hang: 'never answers',
    cut: 'takes mail, then breaks the connection',
  } satisfies Record<MailMode, string>,
};

const fr: typeof en = {
  title: 'Boîte aux lettres',
  intro: 'Tout e-mail envoyé par la boutique arrive ici, quel que soit son destinataire.',
  none: 'Aucun e-mail.',
  from: 'De',
  to: 'À',
  at: 'Reçu',
  messageId: 'Message-ID',
  attachments: 'Pièces jointes',
  attached: 'Pièces jointes : {count}',
  html: 'Message',
  text: 'Texte brut',
  unknown: 'E-mail inconnu',
  back: 'Tous les e-mails',
  noSubject: '(sans objet)',
  mode: 'Le serveur de courrier',
  apply: 'Appliquer',
  again: 'Relever',
  modes: {
    accept: 'prend le courrier',
    temporary: 'le remet à plus tard (421)',
    permanent: 'le refuse (550)',
    hang: 'ne répond jamais',
    cut: 'le prend, puis coupe la connexion',
  },
};

export const mailTexts: Readonly<Record<Language, typeof en>> = { en, fr };
