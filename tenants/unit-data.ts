/**
 * The shape of a business unit's data: plain values that a reader (server, web, checks) decodes with its own rules.
 * Amounts are decimal strings in the unit's currency ("10.00"), rates percent numbers as strings ("20", "5.5"), flags
 * 0 or 1 as the unit parameters of spec section 1 have them. Texts are given once per language of the unit.
 */
import type { UnitParametersJson } from '@offrande/domain/business-unit/schema';
import type { CardArt } from './art/index.ts';

/** One text in every language of the unit, keyed by the product's language code (`en`, `fr`, `zc`…). */
export type Texts<L extends string = string> = Readonly<Record<L, string>>;

/** The same shape, every text by language given once in each language of the unit. */
type InLanguages<T, L extends string> = string extends keyof T
  ? Texts<L>
  : T extends readonly (infer Item)[]
    ? readonly InLanguages<Item, L>[]
    : T extends object
      ? { readonly [Key in keyof T]: InLanguages<T[Key], L> }
      : T;

/**
 * Unit parameters as the domain's schema reads them (spec section 1), narrowed to the unit's languages. Only id, name,
 * country and currency must be stated.
 */
export type UnitParameters<L extends string = string> = InLanguages<
  Omit<UnitParametersJson, 'languages' | 'defaultLang'>,
  L
> & { readonly languages: readonly L[]; readonly defaultLang?: L };

export type FooterLink<L extends string = string> = NonNullable<UnitParameters<L>['moreInfoList']>[number];

/** Names of the layouts in `apps/web/src/layouts` that the unit wears. */
export interface UnitLayout {
  readonly header: string;
  readonly footer: string;
  readonly home: string;
}

export interface CategoryData<L extends string = string> {
  readonly id: number;
  readonly name: Texts<L>;
}

/** D digital, P physical, CP customised physical. */
export type CardKind = 'D' | 'P' | 'CP';

/** Where a card is accepted. */
export type UsableAt = 'online' | 'store' | 'both';

/**
 * Kind of voucher for tax: its rate is known at the sale (singlePurpose), decided by what it buys (multiPurpose), or it
 * is given away (promotional).
 */
export type VoucherKind = 'singlePurpose' | 'multiPurpose' | 'promotional';

export interface ProductData<L extends string = string> {
  /** Lower case letters, digits and hyphens; unique in the unit; part of the product's address. */
  readonly itemCode: string;
  readonly name: Texts<L>;
  readonly categoryId: number;
  readonly kind: CardKind;
  readonly minAmount: string;
  readonly maxAmount: string;
  /** Amounts offered as buttons, rising, each between the limits. */
  readonly suggestedAmounts: readonly string[];
  readonly usableAt: UsableAt;
  /** Text of the tile about where the card is accepted; null for the default text. */
  readonly usableNote: Texts<L> | null;
  /** Percent off the card's price for everybody; "0" for none. */
  readonly discountRate: string;
  /** Tag on the tile; null for none. */
  readonly offer: Texts<L> | null;
  /** The last day of the tag and of the percentage, yyyy/MM/dd where the unit is; null for no end. */
  readonly offerUntil: string | null;
  readonly voucherKind: VoucherKind;
  /** Percent of tax contained in the price of a single-purpose card. */
  readonly productTaxRate: string;
  readonly additionalTaxRate: string;
  /** Per card; "0.00" unless the kind is CP. */
  readonly cardMadeFee: string;
  /** Whether the giver chooses a face and writes two lines; otherwise one message. */
  readonly hasTemplates: boolean;
  readonly validMonths: number;
  readonly isReloadable: boolean;
  /** Whether the value moves to another card whole or in parts. */
  readonly transferMode: 'whole' | 'part';
  readonly isThirdPartyProduct: boolean;
  readonly overview: Texts<L>;
  readonly about: Texts<L>;
  readonly howToUse: Texts<L>;
  readonly termOfService: Texts<L>;
  readonly art: CardArt;
}

export interface DiscountTierData {
  readonly amountFrom: string;
  /** Upper end, included; null for no end. */
  readonly amountTo: string | null;
  readonly discountRate: string;
}

export interface DiscountData {
  readonly itemCode: string;
  /** null: for every customer. */
  readonly custId: string | null;
  readonly isAccuSales: boolean;
  readonly accumulateAmt: string;
  readonly discountList: readonly DiscountTierData[];
}

export interface LetterTypeData<L extends string = string> {
  readonly id: number;
  readonly methodName: Texts<L>;
  readonly price: string;
  readonly promise: Texts<L>;
}

export interface TemplateCategoryData<L extends string = string> {
  readonly id: number;
  readonly name: Texts<L>;
}

/** A card face a giver can choose. */
export interface TemplateData<L extends string = string> {
  readonly id: number;
  readonly categoryId: number;
  readonly name: Texts<L>;
  readonly art: CardArt;
}

/** Something that travels with each card: an envelope, a box, gift wrapping. */
export interface AdditionalProductData<L extends string = string> {
  readonly itemCode: string;
  readonly name: Texts<L>;
  readonly description: Texts<L>;
  readonly amount: string;
  readonly art: CardArt;
  /** Whether it has a tag, on which the giver's own words are written (docs/decisions/043). */
  readonly bearsWords?: boolean;
}

/** A gift card that exists from the start, so that paying by card, query and refusal can be tried. */
export interface TrialCardData {
  readonly cardNumber: string;
  /** Six digits; empty where the card has none. */
  readonly pinCode: string;
  readonly balance: string;
  readonly isAllowPartialRedeem: boolean;
  readonly isThirdPartyCoupon: boolean;
  readonly isBlocked: boolean;
  /** Names of the brands the card pays. */
  readonly subPayDesc: readonly string[];
  /** Codes of the products it pays; empty for all. */
  readonly suitedItemCode: readonly string[];
}

export interface RedeemPlaceData<L extends string = string> {
  readonly id: 'wholeStore' | 'exceptFood' | 'freeText';
  readonly name: Texts<L>;
}

/** Opening hours by day, as `10:00-19:00`; a day that is left out is closed. */
export type WeekData = Readonly<
  Partial<Record<'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday', readonly string[]>>
>;

export interface StoreData {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  /** International; empty for none. */
  readonly phone: string;
  readonly hours: WeekData;
  readonly latitude: number;
  readonly longitude: number;
}

export interface CodeData<L extends string = string> {
  readonly code: string;
  readonly name: Texts<L>;
}

/** The lists of codes by their ids. */
export type CodeListsData<L extends string = string> = Readonly<
  Record<'IND' | 'CLR' | 'ATO' | 'OC' | 'MIR' | 'PAR' | 'ET' | 'NIR' | 'ST_EKDR' | 'URSSAF', readonly CodeData<L>[]>
>;

/** A company whose employees may be members of its programme; `email` belongs to the person who approves them. */
export interface EmployerData {
  readonly corporateCode: string;
  readonly name: string;
  readonly email: string;
}

/** Cities by zip code, in the order of the alphabet. */
export type ZipCodesData = Readonly<Record<string, readonly string[]>>;

/** A page of clean HTML: headings from h2 down, paragraphs, lists, links inside the shop. */
export interface ContentPageData<L extends string = string> {
  readonly href: string;
  readonly title: Texts<L>;
  readonly html: Texts<L>;
}

/** A text of a page or two for companies, which the server composes as a PDF in each language. */
export interface BrochureData<L extends string = string> {
  /** Lower case letters and hyphens; unique in the unit; part of its file's name. */
  readonly id: string;
  readonly title: Texts<L>;
  readonly lead: Texts<L>;
  readonly sections: readonly { readonly title: Texts<L>; readonly paragraphs: readonly Texts<L>[] }[];
}

export interface FaqEntryData<L extends string = string> {
  readonly topic: Texts<L>;
  readonly question: Texts<L>;
  /** Clean HTML. */
  readonly answer: Texts<L>;
}

/** Texts of the unit's own home page. `{count}` is replaced by the number of brands, `{amount}` by the lowest amount. */
export interface HomeData<L extends string = string> {
  readonly announcement: Texts<L>;
  readonly title: Texts<L>;
  readonly lead: Texts<L>;
  readonly tagline: Texts<L>;
  readonly sampleLines: readonly [string, string];
  readonly sampleAmount: string;
  /** Faces on the wall of cards beside the title. */
  readonly wall: readonly CardArt[];
}

/** All of a unit. */
export interface UnitData<L extends string = string> {
  readonly parameters: UnitParameters<L>;
  readonly layout: UnitLayout;
  readonly categories: readonly CategoryData<L>[];
  readonly products: readonly ProductData<L>[];
  /** How many brands the unit sells, its own cards and phone credit not counted. */
  readonly brandCount: number;
  readonly discounts: readonly DiscountData[];
  readonly letterTypes: readonly LetterTypeData<L>[];
  readonly templateCategories: readonly TemplateCategoryData<L>[];
  readonly templates: readonly TemplateData<L>[];
  readonly additionalProducts: readonly AdditionalProductData<L>[];
  readonly trialCards: readonly TrialCardData[];
  readonly redeemPlaces: readonly RedeemPlaceData<L>[];
  readonly stores: readonly StoreData[];
  readonly codeLists: CodeListsData<L>;
  readonly zipCodes: ZipCodesData;
  readonly employers: readonly EmployerData[];
  readonly home: HomeData<L>;
  readonly pages: readonly ContentPageData<L>[];
  readonly faq: readonly FaqEntryData<L>[];
  readonly brochures: readonly BrochureData<L>[];
}
