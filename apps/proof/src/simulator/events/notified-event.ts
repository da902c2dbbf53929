/** A notification from the provider arrives: any pending one, so that some overtake others, and some arrive twice. */
import { applyStatus, eventRefOf } from '../core-payment.ts';
import { Refused } from '../core.ts';
import { event } from '../event-kind.ts';
import type { ProviderStatus } from '../model.ts';

interface Arrival {
  readonly status: ProviderStatus;
  /** The notification will arrive again. */
  readonly isKept: boolean;
}

export const notifiedEvent = event<Arrival>({
  name: 'told',
  weight: 5,
  choose: ({ model, dice }) =>
    model.underWay.length === 0 ? null : { status: dice.pick(model.underWay), isKept: dice.chance(0.35) },
  core: (core, { status, isKept }) => {
    if (!applyStatus(core, eventRefOf(status), status)) throw new Refused();
    const at = core.model.underWay.indexOf(status);
    if (!isKept && at >= 0) core.model.underWay.splice(at, 1);
  },
  server: (world, { status }) => world.tell(status),
});
