/** How customer is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  ContractLevelFromCode,
  CustomerKindFromCode,
  DocumentTypeFromCode,
  MemberTypeFromCode,
  SocietyTypeFromCode,
} from './customer.schema.ts';
