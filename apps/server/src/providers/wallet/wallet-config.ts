/**
 * The signers of wallet passes, from the environment. Apple: `APPLE_PASS_TYPE_ID`, `APPLE_PASS_TEAM_ID`, `APPLE_PASS_CERTIFICATE`,
 * `APPLE_PASS_KEY`, `APPLE_PASS_KEY_PASSPHRASE` and Apple's intermediate certificate `APPLE_PASS_WWDR`; Google:
 * `GOOGLE_WALLET_ISSUER_ID`, `GOOGLE_WALLET_ACCOUNT`, `GOOGLE_WALLET_KEY`. Certificates and keys are PEM, whose line breaks may be
 * written `\n`. Without an id, keys are generated when the first pass is requested: for development and tests only, since no phone accepts
 * such a pass; the URL that saves a Google pass is then the sandbox's.
 */
import type { Environment } from '../provider-address.ts';
import type { AppleSigner, GoogleSigner } from './signer.ts';

/** Keys are read or generated at the first pass and cached. */
export interface WalletSigners {
  apple(): Promise<AppleSigner>;
  google(): Promise<GoogleSigner>;
}

const SANDBOX_URL = 'http://localhost:4001';
const SAVE_URL = 'https://pay.google.com/gp/v/save';

const pemOf = (text: string): string => text.replaceAll('\\n', '\n');

/** Reads the other variables of an id that is set. */
const requireAll = (env: Environment, id: string, names: readonly string[]): ((name: string) => string) => {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`${id} is set, so ${missing.join(', ')} must be set too`);
  return (name) => pemOf(env[name] ?? '');
};

const configuredApple = (env: Environment): AppleSigner | null => {
  const passTypeId = env['APPLE_PASS_TYPE_ID'];
  if (!passTypeId) return null;
  const given = requireAll(env, 'APPLE_PASS_TYPE_ID', [
    'APPLE_PASS_TEAM_ID',
    'APPLE_PASS_CERTIFICATE',
    'APPLE_PASS_KEY',
    'APPLE_PASS_WWDR',
  ]);
  return {
    passTypeId,
    teamId: given('APPLE_PASS_TEAM_ID'),
    certificate: given('APPLE_PASS_CERTIFICATE'),
    key: given('APPLE_PASS_KEY'),
    passphrase: env['APPLE_PASS_KEY_PASSPHRASE'] || null,
    intermediate: given('APPLE_PASS_WWDR'),
  };
};

const configuredGoogle = (env: Environment): GoogleSigner | null => {
  const issuerId = env['GOOGLE_WALLET_ISSUER_ID'];
  if (!issuerId) return null;
  const given = requireAll(env, 'GOOGLE_WALLET_ISSUER_ID', ['GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY']);
  return { issuerId, account: given('GOOGLE_WALLET_ACCOUNT'), key: given('GOOGLE_WALLET_KEY'), saveUrl: SAVE_URL };
};

const refuse = async (): Promise<never> => {
  throw new Error('No passes are signed here');
};

/** For programs without wallet passes. */
export const NO_WALLETS: WalletSigners = { apple: refuse, google: refuse };

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
};

const selfMade = () => import('./self-made-signer.ts');

/** Throws if a variable of an id is missing, so that a shop that could not sign does not start. */
export const readWalletSigners = (env: Environment): WalletSigners => {
  const [apple, google] = [configuredApple(env), configuredGoogle(env)];
  const saveUrl = `${env['SANDBOX_URL'] ?? SANDBOX_URL}/google-wallet/save`;
  return {
    apple: apple === null ? once(async () => (await selfMade()).selfMadeApple()) : async () => apple,
    google: google === null ? once(async () => (await selfMade()).selfMadeGoogle(saveUrl)) : async () => google,
  };
};
