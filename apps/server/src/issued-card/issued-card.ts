/** A card as delivery sees it: issued, decrypted for its receiver, with all data that is printed or sent. */
export interface IssuedCard {
  readonly id: string;
  /** How often it was redirected. */
  readonly sending: number;
  /** The card's own page, where it can be printed. */
  readonly pageUrl: string;
  readonly orderNo: string;
  readonly language: string;
  readonly shopName: string;
  readonly productName: string;
  readonly howToUse: string;
  readonly artSvg: string;
  readonly photo: Uint8Array | null;
  readonly lines: readonly string[];
  readonly message: string;
  /** The face value in the unit's format, such as `50,00 €`. */
  readonly amount: string;
  readonly cardNumber: string;
  readonly pin: string;
  readonly expiresOn: string;
  readonly senderName: string;
  readonly receiverName: string;
}
