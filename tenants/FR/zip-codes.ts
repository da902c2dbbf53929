/**
 * Cities by zip code, to try the address form with: whole for five big cities, and a few codes that several towns share.
 * France has some 6,300 codes; a shop that is open takes the table of the post office (laposte.fr, "codes postaux") here.
 */
import type { ZipCodesData } from '../unit-data.ts';

const numbered = (city: string, first: number, count: number): ZipCodesData =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(first + at).padStart(5, '0'), [city]]));

export const zipCodes: ZipCodesData = {
  ...numbered('Paris', 75_001, 20),
  ...numbered('Lyon', 69_001, 9),
  ...numbered('Marseille', 13_001, 16),
  '06000': ['Nice'],
  '06100': ['Nice'],
  '06200': ['Nice'],
  '06300': ['Nice'],
  '31000': ['Toulouse'],
  '31100': ['Toulouse'],
  '31200': ['Toulouse'],
  '31300': ['Toulouse'],
  '31400': ['Toulouse'],
  '31500': ['Toulouse'],
  '33000': ['Bordeaux'],
  '33610': ['Canéjan', 'Cestas'],
  '34000': ['Montpellier'],
  '35000': ['Rennes'],
  '38330': ['Biviers', 'Montbonnot-Saint-Martin', 'Saint-Ismier', 'Saint-Nazaire-les-Eymes'],
  '44000': ['Nantes'],
  '59800': ['Lille'],
  '67000': ['Strasbourg'],
  '91190': ['Gif-sur-Yvette', 'Saint-Aubin', 'Villiers-le-Bâcle'],
};
