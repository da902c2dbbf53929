/** How wallet is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  encodeHistoryRequest,
  TransactionKindFromCode,
  WalletEntryKindFromCode,
  walletFromWire,
  WalletStatusFromCode,
} from './wallet.schema.ts';
