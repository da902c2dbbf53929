/** Loads what a registration needs, once and in parallel: the numbering plans, and the store of its draft. */
import { once } from '../../shop/shop.ts';
import { loadNumberingPlan } from '../phone/numbering-plan.ts';

export const loadRegistration = once(async () => {
  const [plan, { createRegistrationStore }] = await Promise.all([
    loadNumberingPlan(),
    import('./registration-store.ts'),
  ]);
  return { plan, createRegistrationStore };
});
