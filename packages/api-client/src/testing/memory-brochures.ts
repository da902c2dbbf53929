/** Two brochures in two languages, without a server. Source: S2.25. */
import type { BrochureGateway, Brochures } from '../company/index.ts';
import { type CallScript, createCallScript } from './call-script.ts';

const filesOf = (name: string, size: number): Brochures['zip'] =>
  (['en', 'fr'] as const).map((language) => ({
    language,
    href: `/media/brochure/FR/${name.replace('*', language)}`,
    size,
  }));

const MEMORY_BROCHURES: Brochures = {
  brochures: [
    {
      brochureId: 'gift-cards-for-companies',
      title: 'Gift cards for companies',
      lead: 'How a company opens its account, what it pays, and how its cards arrive.',
      pdf: filesOf('gift-cards-for-companies.*.pdf', 21_504),
    },
    {
      brochureId: 'security-and-data',
      title: 'Security and data',
      lead: 'How cards, documents and people are protected.',
      pdf: filesOf('security-and-data.*.pdf', 18_432),
    },
  ],
  zip: filesOf('brochures.*.zip', 40_960),
};

export interface MemoryBrochures extends BrochureGateway {
  readonly script: CallScript<keyof BrochureGateway>;
}

export const createMemoryBrochures = (brochures: Brochures = MEMORY_BROCHURES): MemoryBrochures => {
  const script = createCallScript<keyof BrochureGateway>();
  return { script, fetchBrochures: () => script.run('fetchBrochures', () => brochures) };
};
