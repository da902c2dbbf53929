/** Two hours in a shop: every call is made as each kind of owner, all work due by then is done, and the staff have nothing left. */
import { sql } from 'kysely';
import { refuseCompany, waitingCompanies } from '../../../server/src/company-registration/decide-company.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { closeTasks } from '../../../server/src/task/close-tasks.ts';
import { sealOnce } from '../../../server/src/worker/schedule.ts';
import { sweep } from '../../../server/src/worker/sweep.ts';
import { askAsOwners } from '../access/judge-access.ts';
import { openScene } from '../access/scene.ts';
import { UNIT_IDS, type VisitedShop } from '../visitor/visited-shop.ts';

const seeToAll = async ({ shop, unit }: VisitedShop): Promise<void> => {
  for (const id of UNIT_IDS) {
    for (const { reference } of await waitingCompanies(shop, unit(id)))
      await refuseCompany(shop, unit(id), reference, { actor: 'ines', reason: 'not a company' });
    const done = { actor: 'ines', resolution: 'seen to elsewhere' };
    await inUnit(shop.connection, id, (transaction) => closeTasks(transaction, shop, id, sql`true`, done));
  }
};

const TWO_HOURS_MS = 7_200_000;

/** Returns how many calls were made. */
export const liveThrough = async (place: VisitedShop): Promise<number> => {
  const asked = await askAsOwners(openScene(place));
  place.wait(TWO_HOURS_MS);
  await place.work();
  await sweep(place.shop);
  await seeToAll(place);
  await sealOnce(place.shop);
  return asked;
};
