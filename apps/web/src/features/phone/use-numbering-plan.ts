/** The world's numbering plans for forms that validate a number; such a form is shown once they have loaded. */
import type { NumberingPlan } from '@offrande/domain/phone';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';
import { loadNumberingPlan } from './numbering-plan.ts';

export const useNumberingPlan = (): Answer<NumberingPlan> => useAnswer(loadNumberingPlan);
