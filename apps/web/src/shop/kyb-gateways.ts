/** What the verification of companies calls. Its calls are in a file of their own, which no other page carries. */
import type { KybGateway } from '@offrande/api-client/company';
import type { KybIdentityGateway } from '@offrande/api-client/identity';
import type { KybFacts } from '@offrande/domain/dossier-field';
import type { Instant } from '@offrande/domain/time';

export interface KybGateways {
  readonly dossier: KybGateway;
  readonly identity: KybIdentityGateway;
  /** What the unit checks a dossier against, with its lists of codes, at an instant. */
  readonly readFacts: () => Promise<(codeLists: KybFacts['codeLists'], now: Instant) => KybFacts>;
}
