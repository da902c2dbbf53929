/**
 * The fonts of printed documents, straight from the font packages: Manrope for titles, Inter for text, Noto Serif Display for the giver's
 * words; IBM Plex Sans Arabic and Amiri for Arabic, Noto Sans SC for Chinese, Noto Emoji for emoji. A character that a font lacks is
 * looked up in the next one of the list. Fonts of other scripts are read only when a text needs them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { breakWord } from './break-word.ts';
import { unpackWoff } from './woff.ts';

/** Titles, ordinary text, the giver's words. */
type Voice = 'display' | 'text' | 'giver';

interface Face {
  readonly family: string;
  readonly package: string;
  readonly subset: string;
  readonly weights: readonly number[];
  readonly voices: readonly Voice[];
  /** Matches the texts that need the font; null for every text. */
  readonly needed: RegExp | null;
}

const ALL: readonly Voice[] = ['display', 'text', 'giver'];
const CYRILLIC = /\p{Script=Cyrillic}/u;
const GREEK = /\p{Script=Greek}/u;
const VIETNAMESE = /[\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/u;
const ARABIC = /\p{Script=Arabic}/u;
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;
const SIGNS = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** In the order in which they are searched for a character. */
const FACES: readonly Face[] = [
  { family: 'Giver', package: 'noto-serif-display', subset: 'latin', weights: [500], voices: ['giver'], needed: null },
  {
    family: 'GiverExtended',
    package: 'noto-serif-display',
    subset: 'latin-ext',
    weights: [500],
    voices: ['giver'],
    needed: null,
  },
  { family: 'Display', package: 'manrope', subset: 'latin', weights: [600], voices: ['display'], needed: null },
  {
    family: 'DisplayExtended',
    package: 'manrope',
    subset: 'latin-ext',
    weights: [600],
    voices: ['display'],
    needed: null,
  },
  { family: 'Text', package: 'inter', subset: 'latin', weights: [400, 600], voices: ALL, needed: null },
  { family: 'TextExtended', package: 'inter', subset: 'latin-ext', weights: [400, 600], voices: ALL, needed: null },
  { family: 'TextCyrillic', package: 'inter', subset: 'cyrillic', weights: [400, 600], voices: ALL, needed: CYRILLIC },
  { family: 'TextGreek', package: 'inter', subset: 'greek', weights: [400, 600], voices: ALL, needed: GREEK },
  {
    family: 'TextVietnamese',
    package: 'inter',
    subset: 'vietnamese',
    weights: [400, 600],
    voices: ALL,
    needed: VIETNAMESE,
  },
  { family: 'Naskh', package: 'amiri', subset: 'arabic', weights: [400], voices: ['giver'], needed: ARABIC },
  {
    family: 'Arabic',
    package: 'ibm-plex-sans-arabic',
    subset: 'arabic',
    weights: [400, 600],
    voices: ['display', 'text'],
    needed: ARABIC,
  },
  {
    family: 'Chinese',
    package: 'noto-sans-sc',
    subset: 'chinese-simplified',
    weights: [400],
    voices: ALL,
    needed: CHINESE,
  },
  { family: 'Signs', package: 'noto-emoji', subset: 'emoji', weights: [400], voices: ALL, needed: SIGNS },
];

const require = createRequire(import.meta.url);

const readFace = (face: Face, weight: number): Buffer => {
  const folder = join(dirname(require.resolve(`@fontsource/${face.package}/package.json`)), 'files');
  return readFileSync(join(folder, `${face.package}-${face.subset}-${weight}-normal.woff`));
};

let unpackedFolder: string | null = null;

/** The PDF writer reads files, so the unpacked fonts are in a folder that is deleted when the process exits. */
const folderOfUnpacked = (): string => {
  if (unpackedFolder !== null) return unpackedFolder;
  const folder = mkdtempSync(join(tmpdir(), 'offrande-faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  Font.registerHyphenationCallback(breakWord);
  unpackedFolder = folder;
  return folder;
};

const registered = new Set<string>();

const register = (face: Face): void => {
  if (registered.has(face.family)) return;
  registered.add(face.family);
  const fonts = face.weights.map((fontWeight) => {
    const src = join(folderOfUnpacked(), `${face.family}-${fontWeight}.font`);
    writeFileSync(src, unpackWoff(readFace(face, fontWeight)));
    return { src, fontWeight };
  });
  Font.register({ family: face.family, fonts });
};

interface LoadedFace {
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): unknown;
}

const loaded = new Map<Face, LoadedFace>();

/**
 * Loads a registered font. A glyph caches the character for which it was first requested; one that first occurred as a part of another
 * (the A of an À) would cache none, and its text could not be extracted. So each glyph is requested by its own character before anything
 * is printed.
 */
const load = async (face: Face): Promise<LoadedFace> => {
  const weights = face.weights.map(
    (fontWeight) => ({ fontFamily: face.family, fontStyle: 'normal', fontWeight }) as const,
  );
  await Promise.all(weights.map((one) => Font.load(one)));
  const all = weights.map((one) => Font.getFont(one)!.data as unknown as LoadedFace);
  for (const data of all) for (const codePoint of data.characterSet) data.glyphForCodePoint(codePoint);
  loaded.set(face, all[0]!);
  return all[0]!;
};

/** Whether a registered font has a code point. */
const hasCodePoint = async (face: Face): Promise<(codePoint: number) => boolean> => {
  const data = loaded.get(face) ?? (await load(face));
  return (codePoint) => data.hasGlyphForCodePoint(codePoint);
};

/** Control characters, such as direction overrides; line breaks stay. */
const INVISIBLE = /[\u00AD\u202A-\u202E\u2066-\u2069\uFEFF]|(?!\n)\p{Cc}/gu;
/** Characters that join or colour emoji, which are printed singly and in black. Between Arabic letters the joiner is kept. */
const EMOJI_JOINTS = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\u200D|\uFE0E|\uFE0F)/gu;
/** The PDF writer misplaces what follows a character beyond the BMP, unless a hair space separates it. */
const NEIGHBOURS = /(?<=[\u{10000}-\u{10FFFF}])(?=\S)/gu;
const HAIR_SPACE = '\u200A';
/** They shape adjacent letters and need no glyph of their own. */
const SHAPING = /[\u200C\u200D]/u;
/** French puts it before punctuation. No font has it, and an ordinary space would allow a line break before the punctuation. */
const NARROW_SPACE = /\u202F/gu;
const NO_BREAK_SPACE = '\u00A0';
/** Replaces a character that no font has. */
const UNKNOWN = '?';

/** The character itself, its plain equivalent, or a question mark. */
const asKnown = (character: string, isKnown: (one: string) => boolean): string => {
  if (character === '\n' || isKnown(character)) return character;
  const ordinary = character.normalize('NFKC');
  return ordinary !== character && Array.from(ordinary).every(isKnown) ? ordinary : UNKNOWN;
};

export interface Typography {
  /** Font families in order of preference. */
  readonly voices: Readonly<Record<Voice, string[]>>;
  /** The printable form of a text: characters that no font has become plain letters or a question mark. */
  printable(text: string): string;
}

/** Reads only the fonts that the texts need. */
export const typographyFor = async (texts: readonly string[]): Promise<Typography> => {
  const whole = texts.join('\n');
  const faces = FACES.filter(({ needed }) => needed === null || needed.test(whole));
  faces.forEach(register);
  const covers = await Promise.all(faces.map(hasCodePoint));
  const known = (character: string) => SHAPING.test(character) || covers.some((has) => has(character.codePointAt(0)!));
  const familiesOf = (voice: Voice) => faces.filter(({ voices }) => voices.includes(voice)).map(({ family }) => family);
  return {
    voices: { display: familiesOf('display'), text: familiesOf('text'), giver: familiesOf('giver') },
    printable: (text) => {
      const plain = text.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(EMOJI_JOINTS, '');
      return Array.from(plain.replaceAll(NARROW_SPACE, NO_BREAK_SPACE), (character) => asKnown(character, known))
        .join('')
        .replaceAll(NEIGHBOURS, HAIR_SPACE);
    },
  };
};
