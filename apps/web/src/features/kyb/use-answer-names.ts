/** What an answer of the dossier is called outside its tab: whose it is, and its field. */
import { useLingui } from '@lingui/react/macro';
import type { Dossier, KybTab } from '@offrande/domain/dossier';
import type { KybPersonId } from '@offrande/domain/stakeholder';
import {
  useAboutPersonLabels,
  useAddressLabels,
  useCompanyLabels,
  useEmbargoLabels,
  usePersonLabels,
  useTransferLabels,
} from './use-field-labels.ts';
import { useLimits } from './use-limits.ts';

export interface AnswerName {
  /** The person or the part of the company; empty where the tab says it. */
  readonly owner: string;
  readonly field: string;
}

type Labels = Readonly<Record<string, string>>;
type People = Pick<Dossier, 'representatives' | 'shareholders'>;

type Holder = Dossier['shareholders']['holders'][number];

const isEntity = ({ entityType }: Pick<Holder, 'entityType'>): boolean =>
  entityType === 'legalEntity' || entityType === 'listedCompany';

const nameOf = (person: Pick<Holder, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** The name of a person of the dossier, or which one it is while nameless. */
export const usePersonNames = ({ representatives, shareholders }: People): ((id: KybPersonId) => string) => {
  const { t } = useLingui();
  return (id) => {
    const [signer, owner] = [representatives.people, shareholders.holders].map((people) =>
      people.findIndex((person) => person.id === id),
    );
    const [person, holder] = [representatives.people[signer ?? -1], shareholders.holders[owner ?? -1]];
    const position = Math.max(signer ?? -1, owner ?? -1) + 1;
    if (person !== undefined) return nameOf(person) || t`Legal representative ${position}`;
    if (holder === undefined) return t`Somebody no longer in the list`;
    return (isEntity(holder) ? holder.entityName.trim() : nameOf(holder)) || t`Shareholder ${position}`;
  };
};

const useCompanyAnswer = (): ((path: string) => AnswerName) => {
  const { t } = useLingui();
  const labels: Labels = useCompanyLabels();
  const address: Labels = useAddressLabels();
  const blocks: Labels = {
    identity: '',
    profile: '',
    contact: t`Contact`,
    delivery: t`Deliveries`,
    invoicing: t`Invoices`,
  };
  return (path) => {
    const [block = '', ...rest] = path.split('.');
    const last = rest.at(-1) ?? '';
    const owner = blocks[block] ?? '';
    if (last === 'address') return { owner, field: block === 'identity' ? t`Registered office` : t`Address` };
    if (rest[0] === 'address') return { owner: owner || t`Registered office`, field: address[last] ?? last };
    if (last === 'addressType') return { owner, field: t`Address` };
    if (path === 'invoicing.email') return { owner: '', field: labels['invoiceEmail'] ?? last };
    return { owner, field: labels[last] ?? last };
  };
};

/** The fields of the tabs that are not about several people. */
const useOwnAnswers = (): Labels => {
  const { t } = useLingui();
  const { least } = useLimits();
  return {
    ...useTransferLabels(),
    ...useEmbargoLabels(),
    people: t`At least one legal representative`,
    isNobodyAtThreshold: t`Nobody holds ${least} or more`,
    capital: t`Shares of the capital together`,
    votes: t`Shares of the votes together`,
  };
};

/** The fields about a person or another company. */
const usePersonAnswers = ({ shareholders }: People): ((id: KybPersonId, field: string) => string) => {
  const labels: Labels = { ...usePersonLabels(), ...useAboutPersonLabels() };
  return (id, field) => {
    const holder = shareholders.holders.find((one) => one.id === id);
    const name = field === 'nationality' && holder !== undefined && isEntity(holder) ? 'entityCountry' : field;
    return labels[name] ?? field;
  };
};

export const useAnswerNames = (dossier: Dossier): ((tab: KybTab, path: string) => AnswerName) => {
  const { t } = useLingui();
  const personName = usePersonNames(dossier);
  const companyAnswer = useCompanyAnswer();
  const ownAnswers = useOwnAnswers();
  const personAnswer = usePersonAnswers(dossier);
  return (tab, path) => {
    if (path === '') return { owner: '', field: t`The whole part` };
    if (tab === 'company') return companyAnswer(path);
    const [first = '', ...rest] = path.split('.');
    const isOwn = first in ownAnswers && rest[0] === undefined;
    if (isOwn || first === 'subsidiaries') return { owner: '', field: ownAnswers[first] ?? first };
    const [id = '', field = ''] = first === 'people' || first === 'holders' ? rest : [first, ...rest];
    return { owner: personName(id), field: field === '' ? t`All answers` : personAnswer(id, field) };
  };
};
