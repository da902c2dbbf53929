/** How member-validation is sent: apart from the rules so that these carry no schema. */
export { MemberDecision } from './decision.schema.ts';
