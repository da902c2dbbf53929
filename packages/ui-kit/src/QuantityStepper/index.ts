export { QuantityStepper } from './QuantityStepper.tsx';
export type { QuantityStepperProps } from './QuantityStepper.tsx';
