/** Keys and certificates that sign wallet passes, in PEM format. */

export interface AppleSigner {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  readonly passphrase: string | null;
  /** Apple's intermediate certificate, which certifies the shop's. */
  readonly intermediate: string;
}

export interface GoogleSigner {
  readonly issuerId: string;
  /** The email of the service account. */
  readonly account: string;
  /** PKCS #8. */
  readonly key: string;
  /** The page that saves a pass; the signed pass is appended. */
  readonly saveUrl: string;
}
