export { ErrorSummary, focusField } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, SummaryError } from './ErrorSummary.tsx';
