/** The call about a unit's brochures. Source: S2.25. */
import type { LanguageCode } from '@offrande/domain/locale';
import type { Client } from '../client/client.ts';
import { brochures } from '../contract/brochure.ts';

/** One file in one language; `size` in bytes. */
export interface BrochureFile {
  readonly language: LanguageCode;
  readonly href: string;
  readonly size: number;
}

export interface Brochures {
  readonly brochures: readonly {
    readonly brochureId: string;
    readonly title: string;
    readonly lead: string;
    readonly pdf: readonly BrochureFile[];
  }[];
  /** All of them in one file per language; none where there are none. */
  readonly zip: readonly BrochureFile[];
}

export interface BrochureGateway {
  fetchBrochures(): Promise<Brochures>;
}

export const createBrochureGateway = (client: Client): BrochureGateway => ({
  fetchBrochures: () => client.call(brochures, { aggregatorBuId: client.unitId }),
});
