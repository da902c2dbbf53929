/**
 * A verification dossier of the largest legal size: 20 representatives and 20 shareholders, with the civil status, the residence
 * and the papers of everybody who is asked for them. Written into the dossiers of a unit beside a running shop.
 */
import { answersByPath, type Dossier, KYB_TABS, settle } from '@offrande/domain/dossier';
import { ACME } from '@offrande/domain/dossier/testing';
import { newShareholder } from '@offrande/domain/stakeholder';
import { sql } from 'kysely';
import { readConfiguration } from '../../server/src/configuration.ts';
import { inUnit } from '../../server/src/database/in-unit.ts';
import { openStore } from '../../server/src/database/open-store.ts';
import { encryptDossier } from '../../server/src/kyb/dossier-row.ts';
import { systemRandom } from '../../server/src/random.ts';

const EACH = 20;
/** As many as can hold the share that asks for a form. */
const WITH_FORM = 4;

const ids = (letter: string): readonly string[] => Array.from({ length: EACH }, (_, at) => `${letter}${at + 1}`);

const largestDossier = (): Dossier => {
  const [somebody] = ACME.representatives.people;
  const [residence] = Object.values(ACME.taxResidence);
  const [paper] = Object.values(ACME.idDocuments);
  if (somebody === undefined || residence === undefined || paper === undefined) throw new Error('ACME has somebody');
  const [representatives, holders] = [ids('r'), ids('s')];
  const about = <Entry>(entry: Entry): Readonly<Record<string, Entry>> =>
    Object.fromEntries([...representatives, ...holders].map((id) => [id, entry]));
  return settle({
    ...ACME,
    representatives: { people: representatives.map((id) => ({ ...somebody, id })) },
    shareholders: {
      isNobodyAtThreshold: false,
      holders: holders.map((id, at) => ({
        ...newShareholder(id),
        ...somebody,
        id,
        entityType: 'naturalPerson',
        capitalPercent: at < WITH_FORM ? '25' : '0',
        votesPercent: at < WITH_FORM ? '25' : '0',
      })),
    },
    taxResidence: about(residence),
    idDocuments: about(paper),
  });
};

export const answersOfLargest = (): number => {
  const dossier = largestDossier();
  return KYB_TABS.reduce((count, tab) => count + answersByPath(dossier, tab).size, 0);
};

/** Gives every dossier of the unit these answers, in the shop whose data lies in this folder. */
export const enlargeDossiers = async (dataFolder: string, unitId: string): Promise<void> => {
  const configuration = readConfiguration({ ...process.env, DATA_DIR: dataFolder });
  const { database, vault } = await openStore(configuration, systemRandom, { beside: true });
  try {
    const answers = encryptDossier(vault, largestDossier());
    await inUnit(database.connection, unitId, (transaction) =>
      sql`update kyb_dossier set answers_encrypted = ${answers} where bu_id = ${unitId}`.execute(transaction),
    );
  } finally {
    await database.close();
  }
};
