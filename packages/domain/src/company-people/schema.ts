/** How the people of a company are sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CompanyRoleWire, NewPersonFromWire } from './company-people.schema.ts';
