/** What a registration waits for, loaded once and side by side: the world's numbering plans, and the reading of what the session kept. */
import { once } from '../../shop/shop.ts';
import { loadNumberingPlan } from '../phone/numbering-plan.ts';

export const loadRegistration = once(async () => {
  const [plan, { createRegistrationStore }] = await Promise.all([
    loadNumberingPlan(),
    import('./registration-store.ts'),
  ]);
  return { plan, createRegistrationStore };
});
