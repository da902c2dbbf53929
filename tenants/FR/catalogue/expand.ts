/**
 * From a brand's row to a product: what the row leaves out is taken from the tables by the brand's seed, so the same
 * row always gives the same product.
 */
import type { CardArt, WordmarkFace } from '../../art/index.ts';
import type { ProductData, Texts, UsableAt } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { euros, rangesByCategory, suggestedAmounts } from './amounts.ts';
import type { BrandRow } from './brands/brand-row.ts';
import { howToUseByPlace, termOfService, wordsByCategory, whereByPlace } from './texts.ts';

const faces: readonly WordmarkFace[] = ['sans', 'serif', 'caps', 'lower', 'sans', 'serif', 'wide'];
const places: readonly UsableAt[] = ['both', 'both', 'both', 'online', 'both', 'store'];

/** A whole number that depends on the name alone (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 13)) % 100_003;
}

/** A name as part of an address: lower case letters, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('œ', 'oe')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const from = <T>(list: readonly T[], place: number, otherwise: T): T => list[place % list.length] ?? otherwise;

const filled = (texts: Texts<Language>, gaps: Readonly<Record<string, string>>): Texts<Language> => {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, gap: string) => gaps[gap] ?? whole);
  return { en: fill(texts.en), fr: fill(texts.fr) };
};

const joined = (first: Texts<Language>, second: Texts<Language>): Texts<Language> => ({
  en: `${first.en} ${second.en}`,
  fr: `${first.fr} ${second.fr}`,
});

/** The product a brand sells in a category, printed in `palette`. */
export function productOf(
  [name, motif, traits = {}]: BrandRow,
  categoryId: number,
  palette: CardArt['palette'],
): ProductData<Language> {
  const seed = seedOf(name);
  const words = wordsByCategory[categoryId];
  if (!words) throw new Error(`No texts for category ${categoryId}`);
  const kind = traits.kind ?? 'D';
  const range = traits.range ?? from(rangesByCategory[categoryId] ?? [], seed, [10, 150] as const);
  const usableAt = traits.usableAt ?? from(places, seed, 'both');
  const validMonths = seed % 13 === 0 ? 6 : 12;
  return {
    itemCode: slugOf(name),
    name: { en: name, fr: name },
    categoryId,
    kind,
    minAmount: euros(range[0]),
    maxAmount: euros(range[1]),
    suggestedAmounts: suggestedAmounts(range),
    usableAt,
    usableNote: traits.usableNote ?? null,
    discountRate: traits.discountRate ?? '0',
    offer: traits.offer ?? null,
    offerUntil: traits.offerUntil ?? null,
    voucherKind: 'multiPurpose',
    productTaxRate: '0',
    additionalTaxRate: '20',
    cardMadeFee: kind === 'CP' ? '15.00' : '0.00',
    hasTemplates: kind === 'CP',
    validMonths,
    isReloadable: false,
    transferMode: 'whole',
    isThirdPartyProduct: true,
    overview: joined(filled(from(words.overview, seed, words.overview[0]), { name }), whereByPlace[usableAt]),
    about: filled(from(words.about, seed >> 2, words.about[0]), { name }),
    howToUse: howToUseByPlace[usableAt],
    termOfService: filled(termOfService, { months: String(validMonths) }),
    art: {
      motif,
      palette,
      seed: traits.seed ?? seed,
      wordmark: { text: name, face: traits.face ?? from(faces, seed >> 1, 'sans') },
    },
  };
}
