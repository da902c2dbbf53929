/** A day of staff work: look-ups, a bank transfer, a refund, two companies, and a read of the backlog metrics. */
import { runStaff } from '../../../server/src/staff/run.ts';
import { readBacklog } from '../../../server/src/metrics/backlog.ts';
import { confirmCompany } from '../access/company-asks.ts';
import { KYB_IBAN, submitDossier } from '../access/kyb-asks.ts';
import { openScene, readCardSecrets } from '../access/scene.ts';
import type { VisitedShop } from '../visitor/visited-shop.ts';

const UNIT = 'FR';
const AMOUNT = '37.41';

/** Returns how many commands were run. Throws if one is refused. */
export const staffWorks = async (place: VisitedShop): Promise<number> => {
  const scene = openScene(place);
  let commands = 0;
  const staff = async (...words: string[]): Promise<void> => {
    const { isOk, text } = await runStaff(place.shop, [...words, '--actor', 'ines', '--unit', UNIT]);
    if (!isOk) throw new Error(`${words.join(' ')}: ${text}`);
    commands += 1;
  };
  const buyer = await scene.newOwner('individual');
  const orderNo = await scene.bought(buyer, scene.line(buyer));
  const [card] = await readCardSecrets(place, UNIT, orderNo);
  await staff('tasks');
  await staff('order', orderNo);
  await staff('card', card!.cardNumber);
  await staff('refund', orderNo, '--reason', 'withdrawn');
  const company = await scene.newOwner('business');
  const line = scene.line(company, { amount: AMOUNT });
  const transfer = await scene.order(company, { custId: company.id, paymentMean: 'bankTransfer', lines: [line] });
  await staff('confirm-transfer', transfer, '--amount', AMOUNT, '--reference', `statement of ${transfer}`);
  const [approved, refused] = [await scene.newOwner('guest'), await scene.newOwner('guest')];
  const [first, second] = [await confirmCompany(scene, approved), await confirmCompany(scene, refused)];
  await staff('companies');
  await staff('company', first);
  await staff('approve-company', first);
  await staff('refuse-company', second, '--reason', 'the extract is too old');
  const [verified, again] = [await submitDossier(scene), await submitDossier(scene)];
  await staff('dossiers');
  await staff('dossier', verified);
  await staff('dossier-transfer', verified, '--amount', '10.00', '--iban', KYB_IBAN, '--instant', 'no');
  await staff('verify-company', verified);
  await staff('ask-again', again, '--items', 'embargo: please read it again');
  await readBacklog(place.shop);
  return commands + 1;
};
