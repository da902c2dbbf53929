/**
 * The answer of "recherche-entreprises", the French government's public API, and the companies in it. An address in parts is
 * told of the head office only; other establishments have theirs in one line. Source: https://recherche-entreprises.api.gouv.fr.
 */
import type { FoundCompany } from '@offrande/domain/business-registration';
import { frenchVatNumber } from '@offrande/domain/customer';
import { Result, Schema } from 'effect';
import { RegisterUnavailable } from './company-register.ts';
import { legalFormOf } from './french-legal-forms.ts';

/** Takes the place of what a company keeps to itself. */
const HIDDEN = /^\[N/u;

/** What is unknown, left out or hidden is empty. */
const Text = Schema.optionalKey(Schema.NullOr(Schema.String));
const shown = (text: string | null | undefined): string => (HIDDEN.test(text ?? '') ? '' : (text ?? '').trim());

const Siren = Schema.String.check(Schema.isPattern(/^\d{9}$/u));
const Siret = Schema.String.check(Schema.isPattern(/^\d{14}$/u));

const HeadOffice = Schema.Struct({
  siret: Siret,
  numero_voie: Text,
  indice_repetition: Text,
  type_voie: Text,
  libelle_voie: Text,
  complement_adresse: Text,
  code_postal: Text,
  libelle_commune: Text,
  nom_commercial: Text,
});

const Establishment = Schema.Struct({ siret: Siret, adresse: Text, nom_commercial: Text });

const Entry = Schema.Struct({
  siren: Siren,
  nom_complet: Text,
  nom_raison_sociale: Text,
  sigle: Text,
  nature_juridique: Text,
  siege: HeadOffice,
  matching_etablissements: Schema.optionalKey(Schema.NullOr(Schema.Array(Establishment))),
});

export type Entry = typeof Entry.Type;

const decode = Schema.decodeUnknownResult(Schema.Struct({ results: Schema.Array(Entry) }));

const addressInParts = (siege: Entry['siege']): FoundCompany['address'] => ({
  line1: [siege.numero_voie, siege.indice_repetition, siege.type_voie, siege.libelle_voie]
    .map(shown)
    .filter((part) => part !== '')
    .join(' '),
  line2: shown(siege.complement_adresse),
  zipCode: shown(siege.code_postal),
  city: shown(siege.libelle_commune),
  countryCode: 'FR',
});

/** `4 ALLÉE DES PLATANES 64100 BAYONNE`: the last five digits in a row before a word are the zip code. */
const addressInLine = (line: string): FoundCompany['address'] => {
  const [, line1 = line, zipCode = '', city = ''] = /^(.*)\b(\d{5})\s+(\D.*)$/u.exec(line) ?? [];
  return { line1: line1.trim(), line2: '', zipCode, city, countryCode: 'FR' };
};

const establishmentOf = ({ siege, matching_etablissements: others }: Entry, siret: string) => {
  const other = siret === siege.siret ? undefined : others?.find((one) => one.siret === siret);
  return other === undefined
    ? { siret: siege.siret, name: shown(siege.nom_commercial), address: addressInParts(siege) }
    : { siret, name: shown(other.nom_commercial), address: addressInLine(shown(other.adresse)) };
};

/** The company with the establishment that has this siret, or else its head office. */
export const companyOf = (entry: Entry, siret: string): FoundCompany => {
  const { name, ...establishment } = establishmentOf(entry, siret);
  return {
    companyName: shown(entry.nom_raison_sociale) || shown(entry.nom_complet),
    commercialName: name || shown(entry.sigle),
    siren: entry.siren,
    vatNumber: frenchVatNumber(entry.siren),
    legalForm: legalFormOf(shown(entry.nature_juridique)),
    ...establishment,
  };
};

/** Every name under which the register has a company. */
export const namesOf = ({ nom_complet, nom_raison_sociale, sigle, siege }: Entry): readonly string[] =>
  [nom_complet, nom_raison_sociale, sigle, siege.nom_commercial].map(shown);

/** Throws `RegisterUnavailable` if the answer is in another dialect. A company that hides its name is left out. */
export const entriesIn = (answer: unknown): readonly Entry[] => {
  const decoded = decode(answer);
  if (Result.isFailure(decoded))
    throw new RegisterUnavailable('the answer is in another dialect', { cause: decoded.failure });
  return decoded.success.results.filter((entry) => shown(entry.nom_complet) !== '');
};
