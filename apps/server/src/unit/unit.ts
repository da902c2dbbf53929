/**
 * A business unit as the server works with it: its parameters as they go out, and what the rules of the domain need,
 * composed once at start from the unit's folder in `tenants`.
 */
import type { CartPolicy } from '@offrande/domain/cart';
import type { AdditionalProduct, Product } from '@offrande/domain/catalogue';
import type { LetterType } from '@offrande/domain/delivery';
import type { DiscountEntry } from '@offrande/domain/discount';
import type { Currency } from '@offrande/domain/money';
import type { PaymentMeans, PaymentProviderId } from '@offrande/domain/payment';
import type { Schema } from 'effect';

/** A card face that a line may name by its number. */
export interface UnitTemplate {
  readonly templateId: number;
  readonly imageUrl: string;
}

/** A gift card that exists before the shop has sold one: trial and demonstration data. */
export interface SeededCard {
  readonly cardNumber: string;
  readonly pin: string | null;
  readonly balance: string;
  readonly expiresOn: string;
  readonly isPartialRedeemAllowed: boolean;
  readonly isThirdParty: boolean;
  readonly isBlocked: boolean;
  readonly brands: readonly string[];
  readonly suitedItemCodes: readonly string[];
}

/** What can be bought, in one language. Maps are by item code or id. */
export interface UnitShelf {
  readonly products: ReadonlyMap<string, Product>;
  readonly additionalProducts: ReadonlyMap<string, AdditionalProduct>;
  readonly letterTypes: ReadonlyMap<string, LetterType>;
  readonly templates: ReadonlyMap<number, UnitTemplate>;
}

export interface Unit {
  readonly id: string;
  /** As the unit's folder states them; what `unitParameters` answers. */
  readonly parameters: Readonly<Record<string, Schema.Json>>;
  /** The version prefix of the unit's calls. */
  readonly callVersion: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  readonly provider: PaymentProviderId | null;
  readonly paymentMeans: readonly PaymentMeans[];
  readonly allowsGuests: boolean;
  /** The policy for a guest; amounts in the unit's currency. */
  readonly guestPolicy: CartPolicy;
  readonly discounts: readonly DiscountEntry[];
  readonly cards: readonly SeededCard[];
  /** What is on sale, with texts in a language the unit has. */
  shelf(language: string): UnitShelf;
}

export type Units = ReadonlyMap<string, Unit>;
