/**
 * The template of every unit in the simulator: the French one, which gives a card with a large order, else a bonus. Its quotations end
 * within a schedule.
 */
import { unit as FR } from '@offrande/tenants/FR';
import { loadUnits } from '../../../server/src/unit/load-units.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';

const { units, catalogues } = loadUnits(undefined, [
  {
    ...FR,
    parameters: {
      ...FR.parameters,
      quotationValidDays: 3,
      rewards: [
        { form: 'FG', itemCode: 'offrande', amount: '10.00', from: '100.00' },
        { form: 'B', discountType: 'P', value: '7.5', from: '20.00' },
      ],
    },
  },
]);

export { catalogues };
export const likeUnit: Unit = units.get('FR')!;
