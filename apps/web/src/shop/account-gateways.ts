/** The API calls of signing in, registering and accounts, loaded on first use. */
import type { Client } from '@offrande/api-client/client';
import {
  type CardFileGateway,
  createCardFileGateway,
  createInboxGateway,
  createInvoiceGateway,
  createLookupGateway,
  createMembershipGateway,
  createProfileGateway,
  createReceiptGateway,
  createTopUpGateway,
  createWalletGateway,
  type IntentionKeys,
  type InboxGateway,
  type InvoiceGateway,
  type LookupGateway,
  type MembershipGateway,
  type ProfileGateway,
  type ReceiptGateway,
  type TopUpGateway,
  type WalletGateway,
} from '@offrande/api-client/gateways';
import {
  createIdentityProviderGateway,
  createOneTimeCodeGateway,
  createOrderCodeGateway,
  createPasswordResetGateway,
  createRegistrationGateway,
  createSessionGateway,
  type IdentityProviderGateway,
  type OneTimeCodeGateway,
  type PasswordResetGateway,
  type RegistrationGateway,
  type SessionGateway,
  type SessionGatewayOptions,
  type SolveCaptcha,
} from '@offrande/api-client/identity';
import type { Currency } from '@offrande/domain/money';

export interface AccountGateways {
  readonly session: SessionGateway;
  readonly provider: IdentityProviderGateway;
  readonly codes: OneTimeCodeGateway;
  /** Codes that open an order in another browser. */
  readonly orderCodes: OneTimeCodeGateway;
  /** Files of codes, and new links to them. */
  readonly files: CardFileGateway;
  readonly registration: RegistrationGateway;
  readonly passwordReset: PasswordResetGateway;
  readonly profile: ProfileGateway;
  readonly wallet: WalletGateway;
  readonly invoices: InvoiceGateway;
  readonly inbox: InboxGateway;
  readonly membership: MembershipGateway;
  readonly receipts: ReceiptGateway;
  /** What forms look up: the cities of a postcode, the lists of codes. */
  readonly places: LookupGateway;
  /** Top-ups of one customer. */
  readonly topUps: (custId: string) => TopUpGateway;
}

/** What these gateways are built on. */
export interface AccountCalls {
  readonly client: Client;
  readonly keys: IntentionKeys;
  readonly currency: Currency;
  /** The code of the catalogue's language. */
  readonly language: string;
  readonly captcha: { readonly solve: SolveCaptcha };
}

export const createAccountGateways = (
  { client, keys, currency, language, captcha }: AccountCalls,
  session: SessionGatewayOptions,
): AccountGateways => ({
  session: createSessionGateway(client, session),
  provider: createIdentityProviderGateway(client),
  codes: createOneTimeCodeGateway(client, captcha.solve),
  orderCodes: createOrderCodeGateway(client, captcha.solve),
  files: createCardFileGateway(client, captcha.solve),
  registration: createRegistrationGateway(client),
  passwordReset: createPasswordResetGateway(client),
  profile: createProfileGateway(client),
  wallet: createWalletGateway(client, currency),
  invoices: createInvoiceGateway(client),
  inbox: createInboxGateway(client),
  membership: createMembershipGateway(client),
  receipts: createReceiptGateway(client),
  places: createLookupGateway(client, language),
  topUps: (custId) => createTopUpGateway(client, currency, custId, keys),
});
