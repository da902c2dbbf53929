/** Shops where the unit's cards are sold and explained: invented addresses, real cities (WGS 84 degrees). */
import type { StoreData } from '../unit-data.ts';

type Row = readonly [id: number, address: string, zipCode: string, city: string, latitude: number, longitude: number];

const rows: readonly Row[] = [
  [1, '14 rue des Lanternes', '75003', 'Paris', 48.8631, 2.3601],
  [2, '3 place du Ruban', '75014', 'Paris', 48.8301, 2.3248],
  [3, '27 quai des Étoffes', '69002', 'Lyon', 45.7551, 4.8322],
  [4, '8 rue de l’Ancre', '13002', 'Marseille', 43.2996, 5.3687],
  [5, '41 allée des Tilleuls', '33000', 'Bordeaux', 44.8412, -0.5772],
  [6, '5 rue du Beffroi', '59800', 'Lille', 50.6367, 3.0635],
  [7, '19 rue des Marées', '44000', 'Nantes', 47.2148, -1.5561],
  [8, '2 place aux Cigales', '31000', 'Toulouse', 43.6045, 1.4443],
  [9, '33 rue du Grès', '67000', 'Strasbourg', 48.5819, 7.7487],
  [10, '11 cours des Mimosas', '06000', 'Nice', 43.6981, 7.2694],
  [11, '6 rue de la Halle', '35000', 'Rennes', 48.1113, -1.6795],
  [12, '24 rue des Platanes', '34000', 'Montpellier', 43.6092, 3.8771],
];

export const stores: readonly StoreData[] = rows.map(([id, address, zipCode, city, latitude, longitude]) => ({
  id,
  name: `Offrande ${city}`,
  address,
  zipCode,
  city,
  latitude,
  longitude,
  openingHours: 'Mo-Sa 10:00-19:00',
}));
