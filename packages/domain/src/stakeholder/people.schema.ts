/**
 * The wire format of people: a shareholder's type as NP or LE with a flag for listed companies, stakes in percent (spec
 * section 3, S3.81).
 */
import { Schema, SchemaTransformation } from 'effect';
import { IDENTITY_PAPER_KINDS } from './about-people.ts';
import { ENTITY_TYPES } from './shareholder.ts';
import type { EntityType } from './shareholder.ts';
import { WireDocument, WireText } from '../dossier-field/schema.ts';

/** A natural person, of whichever tab. */
export const PersonFromWire = Schema.Struct({
  firstName: WireText,
  lastName: WireText,
  birthDate: WireText,
  birthCity: WireText,
  nationality: WireText,
  jobTitle: WireText,
  monthlyIncomeRange: WireText,
  personalAssetsRange: WireText,
});

const wireEntity = Schema.Struct({
  entityType: Schema.NullOr(Schema.Literals(['NP', 'LE'])),
  isListedCompany: Schema.Boolean,
}).check(
  Schema.makeFilter(({ entityType, isListedCompany }) => !isListedCompany || entityType === 'LE', {
    expected: 'a listed company that is a legal entity',
  }),
);

type WireEntity = (typeof wireEntity)['Type'];

const readEntity = ({ entityType, isListedCompany }: WireEntity): EntityType | null => {
  if (entityType === null) return null;
  if (entityType === 'NP') return 'naturalPerson';
  return isListedCompany ? 'listedCompany' : 'legalEntity';
};

const writeEntity = (entityType: EntityType | null): WireEntity => {
  if (entityType === null) return { entityType: null, isListedCompany: false };
  return entityType === 'naturalPerson'
    ? { entityType: 'NP', isListedCompany: false }
    : { entityType: 'LE', isListedCompany: entityType === 'listedCompany' };
};

/** What a shareholder is: only a legal entity can be listed. */
const EntityTypeFromWire = wireEntity.pipe(
  Schema.decodeTo(
    Schema.NullOr(Schema.Literals(ENTITY_TYPES)),
    SchemaTransformation.transform<EntityType | null, WireEntity>({ decode: readEntity, encode: writeEntity }),
  ),
);

/** A shareholder's type and shares. */
export const StakeFromWire = Schema.Struct({
  entityType: EntityTypeFromWire,
  entityName: WireText,
  capitalPercent: WireText,
  votesPercent: WireText,
}).pipe(Schema.encodeKeys({ entityType: 'entity', capitalPercent: 'equityStake', votesPercent: 'voteShare' }));

export const TaxResidenceFromWire = Schema.Struct({ country: WireText, tin: WireText }).pipe(
  Schema.encodeKeys({ country: 'taxResidence' }),
);

export const IdentityPaperFromWire = Schema.Struct({
  kind: Schema.NullOr(Schema.Literals(IDENTITY_PAPER_KINDS)),
  document: WireDocument,
});
