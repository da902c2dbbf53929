/** Files as a company chooses them, in tests and stories. */

const csvFile = (name: string, ...lines: readonly string[]): File =>
  new File([lines.join('\n')], name, { type: 'text/csv' });

const HEADER = 'Montant;Prénom;Nom;E-mail;Message';

export const GOOD_FILE = csvFile(
  'salaries.csv',
  HEADER,
  '50;Inès;Marchand;ines@exemple.fr;',
  '75,50;Hugo;Petit;hugo@exemple.fr;Bravo',
  '50;Léa;Roux;lea@exemple.fr;',
);

/** Line 3: amount and email; lines 4 and 5: one and the same wrong amount. */
export const FAULTY_FILE = csvFile(
  'noel.csv',
  HEADER,
  '50;Inès;Marchand;ines@exemple.fr;',
  '5;Hugo;Petit;hugo@@exemple.fr;',
  'beaucoup;Léa;Roux;lea@exemple.fr;',
  'beaucoup;Zoé;Blanc;zoe@exemple.fr;',
);

/** Says the same twice, and has a column that is not read. */
export const REPEATED_FILE = csvFile(
  'deux-fois.csv',
  'Montant;Prénom;Nom;E-mail;Service',
  '50;Inès;Marchand;ines@exemple.fr;Ventes',
  '50,00;Inès;Marchand;ines@exemple.fr;Ventes',
);

/** The needed email is missing. */
export const INCOMPLETE_FILE = csvFile('sans-email.csv', 'Montant;Nom', '50;Marchand');

/** As many lines as asked, with a wrong amount in the first so many of them. */
export const fileOfLines = (count: number, wrong = 0): File =>
  csvFile(
    'grand.csv',
    'amount;email',
    ...Array.from({ length: count }, (_, at) => `${at < wrong ? '5' : '50'};r${at}@exemple.fr`),
  );

export const CHINESE_FILE = csvFile('chine.csv', HEADER, '50;王小明王小明;Li;ab@exemple.fr;');

/** Names its columns in a language that the unit does not speak. */
export const FOREIGN_FILE = csvFile(
  'bonus.csv',
  'Betrag;Vorname;Nom;Elektropost',
  '50;Inès;Marchand;ines@exemple.fr',
  '75,50;Hugo;Petit;hugo@exemple.fr',
);
