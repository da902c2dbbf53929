/** Staff commands about the discounts agreed with companies. Source. */
import { dropCompanyDiscount, readTiers, setCompanyDiscount } from '../company-discount/set-discount.ts';
import { type Command, standingEnding } from './command.ts';

export const DISCOUNT_COMMANDS: Readonly<Record<'company-discount' | 'end-company-discount', Command>> = {
  'company-discount': {
    summary:
      'agrees discounts on a card with a company (its email or id): --tiers "0.00=3 500.00=5" names the sum from which each percentage applies, --accumulating yes counts what the company has bought',
    subject: 'COMPANY',
    options: { card: true, tiers: true, accumulating: true },
    run: async (shop, unit, _, company, { card, tiers: text, accumulating }) => {
      const tiers = readTiers(text!, unit);
      if (tiers === null) return { outcome: 'tiersUnreadable' };
      if (accumulating !== 'yes' && accumulating !== 'no') return { outcome: 'answerUnknown' };
      const agreed = { itemCode: card!, tiers, isAccumulating: accumulating === 'yes' };
      return standingEnding(await setCompanyDiscount(shop, unit, company, agreed));
    },
  },
  'end-company-discount': {
    summary: 'ends what was agreed on a card with a company (its email or id): the discounts for everybody apply again',
    subject: 'COMPANY',
    options: { card: true },
    run: async (shop, unit, _, company, { card }) =>
      standingEnding(await dropCompanyDiscount(shop, unit, company, card!)),
  },
};
