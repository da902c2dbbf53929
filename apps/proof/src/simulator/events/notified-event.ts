/** A message of the provider arrives: any of those under way, so that they overtake each other, and some of them twice. */
import { applySaying, eventRefOf } from '../core-payment.ts';
import { Refused } from '../core.ts';
import { event } from '../event-kind.ts';
import type { Saying } from '../model.ts';

interface Arrival {
  readonly saying: Saying;
  /** It will come again. */
  readonly isKept: boolean;
}

export const notifiedEvent = event<Arrival>({
  name: 'told',
  weight: 5,
  choose: ({ model, dice }) =>
    model.underWay.length === 0 ? null : { saying: dice.pick(model.underWay), isKept: dice.chance(0.35) },
  core: (core, { saying, isKept }) => {
    if (!applySaying(core, eventRefOf(saying), saying)) throw new Refused();
    const at = core.model.underWay.indexOf(saying);
    if (!isKept && at >= 0) core.model.underWay.splice(at, 1);
  },
  server: (world, { saying }) => world.tell(saying),
});
