/** Companies with a programme for their employees in the French unit. All are invented. */
import type { EmployerData } from '../unit-data.ts';

export const employers: readonly EmployerData[] = [
  { corporateCode: 'ATELIERNORD', name: 'Atelier Nord', email: 'rh@atelier-nord.example' },
  { corporateCode: 'PORTCLAIR', name: 'Port Clair', email: 'avantages@port-clair.example' },
];
