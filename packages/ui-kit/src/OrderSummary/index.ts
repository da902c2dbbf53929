export { OrderSummary } from './OrderSummary.tsx';
export type { OrderSummaryProps, SummaryLine } from './OrderSummary.tsx';
