/**
 * Passwords that attackers try first: the most popular words in the shop's languages, with the prefixes and suffixes that people add to
 * satisfy rules like ours. Generated from plain words, so that no breach list has to be bundled. Case is ignored. Source: S5.18 to S5.21,
 * ASVS 6.2.4.
 */
import type { BreachedPasswords } from '@offrande/domain/password';

const WORDS = `password passwort motdepasse contrasena senha parola azerty azertyuiop qwerty qwertyuiop qwertz asdfgh
  asdfghjkl zxcvbn zxcvbnm qazwsx 1q2w3e4r 1qaz2wsx abcdef abcdefgh abcd abc aaaa letmein welcome bienvenue bienvenido
  benvenuto bemvindo admin administrator root login master secret changeme default guest test tester demo user iloveyou
  jetaime monamour tequiero teamo tiamo loveme lovely love amour amore amor sunshine soleil shadow dragon monkey princess
  princesse superman batman spiderman pokemon naruto starwars football soccer baseball basketball hockey liverpool arsenal
  chelsea barcelona barcelone realmadrid juventus milan marseille paris france london berlin roma lisboa madrid doudou
  loulou chouchou bonjour coucou salut hello hallo ciao hola marie julie camille chloe nicolas thomas julien alexandre
  alexander michael daniel jordan jennifer jessica ashley nicole charlie george andrew robert matthew joshua maggie pepper
  ginger hunter killer ranger buster harley tigger snoopy chocolat chocolate cheese cookie banana orange purple summer winter
  spring autumn ete hiver printemps automne verano invierno january janvier monday lundi google facebook instagram youtube
  amazon netflix samsung apple iphone android windows microsoft computer internet offrande cadeau giftcard cartecadeau
  freedom liberte whatever trustno1 computer1 flower angel ange diablo diable jesus christ maman papa mustang ferrari
  mercedes porsche corvette yankees cowboys steelers passw0rd p@ssword p@ssw0rd pa55word adm1n`.split(/\s+/u);

const YEARS = Array.from({ length: 2030 - 1950 }, (_, at) => String(1950 + at));
const NUMBERS = [
  '',
  '0',
  '00',
  '01',
  '007',
  '1',
  '10',
  '11',
  '12',
  '13',
  '21',
  '22',
  '23',
  '42',
  '69',
  '75',
  '77',
  '99',
];
const RUNS = ['111', '123', '321', '666', '777', '1234', '12345', '123456', '1234567', '12345678', '123456789', '000'];
const SIGNS = ['', '!', '.', '?', '*', '$', '@', '#', '-', '_', '!!'];

const ENDINGS = [...NUMBERS, ...RUNS, ...YEARS].flatMap((end) => SIGNS.flatMap((sign) => [end + sign, sign + end]));
const WORDS_KNOWN = new Set(WORDS);
const ENDINGS_KNOWN = new Set(ENDINGS);

/** Whether a password is one of the words, possibly doubled, with a known prefix and suffix. */
const isGuessed = (password: string): boolean => {
  const text = password.toLowerCase();
  if (ENDINGS_KNOWN.has(text)) return true;
  const lengths = Array.from({ length: text.length }, (_, at) => at + 1);
  return lengths.some((at) => {
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    return WORDS_KNOWN.has(head) && (ENDINGS_KNOWN.has(tail) || tail === head || WORDS_KNOWN.has(tail));
  });
};

/** Acts like the list of all some hundred thousand combinations, without storing it. */
export const BREACHED_PASSWORDS: BreachedPasswords = { has: isGuessed };
