/** The signers of wallet passes. */
export type { AppleSigner, GoogleSigner } from './signer.ts';
export { NO_WALLETS, readWalletSigners, type WalletSigners } from './wallet-config.ts';
