/** Two hours in a shop: every call is made as each kind of owner, and all work due by then is done. */
import { sealOnce } from '../../../server/src/worker/schedule.ts';
import { sweep } from '../../../server/src/worker/sweep.ts';
import { askAsOwners } from '../access/judge-access.ts';
import { openScene } from '../access/scene.ts';
import type { VisitedShop } from '../visitor/visited-shop.ts';

const TWO_HOURS_MS = 7_200_000;

/** Returns how many calls were made. */
export const liveThrough = async (place: VisitedShop): Promise<number> => {
  const asked = await askAsOwners(openScene(place));
  place.wait(TWO_HOURS_MS);
  await place.work();
  await sweep(place.shop);
  await sealOnce(place.shop);
  return asked;
};
