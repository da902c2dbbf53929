/** The world's numbering plans for a form that checks a number; the form is shown once they are there. */
import type { NumberingPlan } from '@offrande/domain/phone';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';
import { loadNumberingPlan } from './numbering-plan.ts';

export const useNumberingPlan = (): Answer<NumberingPlan> => useAnswer(loadNumberingPlan);
