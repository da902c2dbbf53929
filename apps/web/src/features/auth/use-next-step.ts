/** The step that the address of this login page leads on to, and addresses that keep it. Source: A-151. */
import { type NextStep, readNextStep, withNextStep } from '@offrande/domain/sign-in';
import { useSearch } from 'wouter';
import { toHref } from '../../page/location-href.ts';

interface NextStepHere {
  readonly step: NextStep | null;
  /** The address of another page on the way there. */
  readonly keptIn: (path: string) => string;
}

export const useNextStep = (): NextStepHere => {
  const step = readNextStep(Object.fromEntries(new URLSearchParams(useSearch())));
  return { step, keptIn: (path) => toHref(withNextStep({ path, query: {} }, step)) };
};
