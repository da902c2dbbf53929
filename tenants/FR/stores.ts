/** Shops where the unit's cards are sold and explained: invented addresses and numbers that ring nowhere, real cities (WGS 84 degrees). */
import type { StoreData, WeekData } from '../unit-data.ts';

type Row = readonly [
  id: number,
  place: string,
  address: string,
  zipCode: string,
  city: string,
  latitude: number,
  longitude: number,
];

const rows: readonly Row[] = [
  [1, 'Lanternes', '14 rue des Lanternes', '75003', 'Paris', 48.8631, 2.3601],
  [2, 'Ruban', '3 place du Ruban', '75014', 'Paris', 48.8301, 2.3248],
  [3, 'Lyon', '27 quai des Étoffes', '69002', 'Lyon', 45.7551, 4.8322],
  [4, 'Marseille', '8 rue de l’Ancre', '13002', 'Marseille', 43.2996, 5.3687],
  [5, 'Bordeaux', '41 allée des Tilleuls', '33000', 'Bordeaux', 44.8412, -0.5772],
  [6, 'Lille', '5 rue du Beffroi', '59800', 'Lille', 50.6367, 3.0635],
  [7, 'Nantes', '19 rue des Marées', '44000', 'Nantes', 47.2148, -1.5561],
  [8, 'Toulouse', '2 place aux Cigales', '31000', 'Toulouse', 43.6045, 1.4443],
  [9, 'Strasbourg', '33 rue du Grès', '67000', 'Strasbourg', 48.5819, 7.7487],
  [10, 'Nice', '11 cours des Mimosas', '06000', 'Nice', 43.6981, 7.2694],
  [11, 'Rennes', '6 rue de la Halle', '35000', 'Rennes', 48.1113, -1.6795],
  [12, 'Montpellier', '24 rue des Platanes', '34000', 'Montpellier', 43.6092, 3.8771],
];

const DAY = ['10:00-19:00'];
const WITH_A_BREAK = ['10:00-12:30', '14:00-19:00'];

const USUAL: WeekData = {
  monday: ['14:00-19:00'],
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: DAY,
};
/** Provence and Occitania close at noon. */
const SOUTHERN: WeekData = { ...USUAL, tuesday: WITH_A_BREAK, wednesday: WITH_A_BREAK, thursday: WITH_A_BREAK };
const SOUTHERN_IDS = new Set([4, 8, 10, 12]);
/** Numbers that the regulator reserves for fiction. */
const phoneOf = (id: number): string => `+3319900${String(id).padStart(4, '0')}`;

export const stores: readonly StoreData[] = rows.map(([id, place, address, zipCode, city, latitude, longitude]) => ({
  id,
  name: `Offrande ${place}`,
  address,
  zipCode,
  city,
  phone: phoneOf(id),
  hours: SOUTHERN_IDS.has(id) ? SOUTHERN : USUAL,
  latitude,
  longitude,
}));
