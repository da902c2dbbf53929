/** How far a company has come through the contract levels, in their order. */
import { CONTRACT_LEVELS } from './customer.ts';
import type { ContractLevel } from './customer.ts';

/** `done`: reached. `current`: the next one. `todo`: after that. */
export interface LevelStep {
  readonly level: ContractLevel;
  readonly state: 'done' | 'current' | 'todo';
}

export const levelProgress = (reached: ContractLevel): readonly LevelStep[] => {
  const next = CONTRACT_LEVELS.indexOf(reached) + 1;
  return CONTRACT_LEVELS.map((level, place) => {
    if (place < next) return { level, state: 'done' };
    return { level, state: place === next ? 'current' : 'todo' };
  });
};
