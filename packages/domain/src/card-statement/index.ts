/** The statement of a card over a period (S3.99). */
export {
  cardStatement,
  STATEMENT_PERIODS,
  statementRange,
  type CardStatement,
  type Movement,
  type StatementPeriod,
  type StatementRange,
} from './card-statement.ts';
