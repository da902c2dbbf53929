/** What the passes for phones are signed with. Certificates and keys are PEM. */

export interface AppleSigner {
  readonly passTypeId: string;
  readonly teamId: string;
  readonly certificate: string;
  readonly key: string;
  readonly passphrase: string | null;
  /** Apple's own certificate that vouches for the shop's. */
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
