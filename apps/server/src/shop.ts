/** The dependencies of every part of the server: created once at start, passed down, replaced individually in tests. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { Connection } from './database/database.ts';
import type { Log } from './log/log-line.ts';
import type { Captcha } from './providers/captcha/index.ts';
import type { CompanyRegisters } from './providers/company-register/index.ts';
import type { Identity } from './providers/identity/index.ts';
import type { KnownProvider } from './providers/payment/index.ts';
import type { WalletSigners } from './providers/wallet/index.ts';
import type { Random } from './random.ts';
import type { Units } from './unit/unit.ts';
import type { Vault } from './vault.ts';

export interface Shop {
  readonly connection: Connection;
  readonly units: Units;
  readonly vault: Vault;
  readonly random: Random;
  /** The present instant. */
  readonly clock: () => Date;
  readonly providers: ReadonlyMap<PaymentProviderId, KnownProvider>;
  /** The captcha, and the verifier of its solutions. */
  readonly captcha: Captcha;
  /** The identity providers. */
  readonly identity: Identity;
  /** The registers in which companies find themselves. */
  readonly companyRegisters: CompanyRegisters;
  /** The signers of wallet passes. */
  readonly wallets: WalletSigners;
  /** The origin under which browsers reach the shop, such as `https://shop.example`. */
  readonly publicOrigin: string;
  readonly log: Log;
}
