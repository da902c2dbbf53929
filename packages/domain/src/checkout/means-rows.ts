/** The means of payment as a checkout shows them, with the wallet's balance. Source: S6.27, S6.29, A-88. */
import type { Money } from '../money/index.ts';
import type { MeansObstacle, OfferedMeans, PaymentMeans } from '../payment/index.ts';
import type { WalletStanding } from '../wallet/index.ts';

/** `WalletHolds`: its balance; the wallet may not pay if that `isShort` of the price. */
export type MeansNote =
  | { readonly _tag: 'MeansOff'; readonly obstacle: MeansObstacle }
  | { readonly _tag: 'WalletHolds'; readonly balance: Money; readonly isShort: boolean };

/** One means of payment, whether it may be chosen, and the note on it. */
export interface MeansRow {
  readonly means: PaymentMeans;
  readonly isOpen: boolean;
  readonly note: MeansNote | null;
}

const rowOfWallet = (wallet: WalletStanding | null): Pick<MeansRow, 'isOpen' | 'note'> => {
  if (wallet === null) return { isOpen: false, note: null };
  const isShort = wallet.missing !== null;
  return { isOpen: !isShort, note: { _tag: 'WalletHolds', balance: wallet.balance, isShort } };
};

/** `wallet` is null while it is loading, and if there is none: it cannot pay then. */
export const meansRows = (offered: readonly OfferedMeans[], wallet: WalletStanding | null): readonly MeansRow[] =>
  offered.map(({ means, obstacle }) => {
    if (obstacle !== null) return { means, isOpen: false, note: { _tag: 'MeansOff', obstacle } };
    return means === 'wallet' ? { means, ...rowOfWallet(wallet) } : { means, isOpen: true, note: null };
  });
