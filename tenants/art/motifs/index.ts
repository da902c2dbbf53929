/** Every motif by name, and where its picture leaves room for the wordmark (at the start by default). */
import type { Motif } from '../motif.ts';
import type { WordmarkPlace } from '../wordmark.ts';
import { airship } from './airship.ts';
import { arches } from './arches.ts';
import { bag } from './bag.ts';
import { ball } from './ball.ts';
import { balloons } from './balloons.ts';
import { bauhaus } from './bauhaus.ts';
import { beam } from './beam.ts';
import { bear } from './bear.ts';
import { bicycle } from './bicycle.ts';
import { blocks } from './blocks.ts';
import { boat } from './boat.ts';
import { books } from './books.ts';
import { bottles } from './bottles.ts';
import { bouquet } from './bouquet.ts';
import { bowl } from './bowl.ts';
import { branch } from './branch.ts';
import { buttons } from './buttons.ts';
import { candles } from './candles.ts';
import { chair } from './chair.ts';
import { chips } from './chips.ts';
import { compass } from './compass.ts';
import { confetti } from './confetti.ts';
import { court } from './court.ts';
import { cup } from './cup.ts';
import { curtain } from './curtain.ts';
import { discs } from './discs.ts';
import { drops } from './drops.ts';
import { equaliser } from './equaliser.ts';
import { fireworks } from './fireworks.ts';
import { fish } from './fish.ts';
import { flacon } from './flacon.ts';
import { fruit } from './fruit.ts';
import { gallery } from './gallery.ts';
import { glasses } from './glasses.ts';
import { hanger } from './hanger.ts';
import { hearts } from './hearts.ts';
import { herringbone } from './herringbone.ts';
import { holds } from './holds.ts';
import { houses } from './houses.ts';
import { ices } from './ices.ts';
import { keys } from './keys.ts';
import { kite } from './kite.ts';
import { lamps } from './lamps.ts';
import { lanes } from './lanes.ts';
import { leaves } from './leaves.ts';
import { market } from './market.ts';
import { masks } from './masks.ts';
import { moon } from './moon.ts';
import { palms } from './palms.ts';
import { peaks } from './peaks.ts';
import { pebbles } from './pebbles.ts';
import { petals } from './petals.ts';
import { pines } from './pines.ts';
import { plane } from './plane.ts';
import { plate } from './plate.ts';
import { pleats } from './pleats.ts';
import { pots } from './pots.ts';
import { pulse } from './pulse.ts';
import { rainbow } from './rainbow.ts';
import { ribbon } from './ribbon.ts';
import { ripples } from './ripples.ts';
import { road } from './road.ts';
import { rocket } from './rocket.ts';
import { scarf } from './scarf.ts';
import { shell } from './shell.ts';
import { signal } from './signal.ts';
import { slices } from './slices.ts';
import { spool } from './spool.ts';
import { strata } from './strata.ts';
import { stripes } from './stripes.ts';
import { suitcase } from './suitcase.ts';
import { tartan } from './tartan.ts';
import { tent } from './tent.ts';
import { tiles } from './tiles.ts';
import { track } from './track.ts';
import { train } from './train.ts';
import { vinyl } from './vinyl.ts';
import { waves } from './waves.ts';
import { wheat } from './wheat.ts';
import { woven } from './woven.ts';

export type MotifName =
  | 'airship'
  | 'arches'
  | 'bag'
  | 'ball'
  | 'balloons'
  | 'bauhaus'
  | 'beam'
  | 'bear'
  | 'bicycle'
  | 'blocks'
  | 'boat'
  | 'books'
  | 'bottles'
  | 'bouquet'
  | 'bowl'
  | 'branch'
  | 'buttons'
  | 'candles'
  | 'chair'
  | 'chips'
  | 'compass'
  | 'confetti'
  | 'court'
  | 'cup'
  | 'curtain'
  | 'discs'
  | 'drops'
  | 'equaliser'
  | 'fireworks'
  | 'fish'
  | 'flacon'
  | 'fruit'
  | 'gallery'
  | 'glasses'
  | 'hanger'
  | 'hearts'
  | 'herringbone'
  | 'holds'
  | 'houses'
  | 'ices'
  | 'keys'
  | 'kite'
  | 'lamps'
  | 'lanes'
  | 'leaves'
  | 'market'
  | 'masks'
  | 'moon'
  | 'palms'
  | 'peaks'
  | 'pebbles'
  | 'petals'
  | 'pines'
  | 'plane'
  | 'plate'
  | 'pleats'
  | 'pots'
  | 'pulse'
  | 'rainbow'
  | 'ribbon'
  | 'ripples'
  | 'road'
  | 'rocket'
  | 'scarf'
  | 'shell'
  | 'signal'
  | 'slices'
  | 'spool'
  | 'strata'
  | 'stripes'
  | 'suitcase'
  | 'tartan'
  | 'tent'
  | 'tiles'
  | 'track'
  | 'train'
  | 'vinyl'
  | 'waves'
  | 'wheat'
  | 'woven';

interface MotifEntry {
  readonly draw: Motif;
  readonly place?: WordmarkPlace;
}

export const motifs: Readonly<Record<MotifName, MotifEntry>> = {
  airship: { draw: airship },
  arches: { draw: arches },
  bag: { draw: bag },
  ball: { draw: ball },
  balloons: { draw: balloons },
  bauhaus: { draw: bauhaus },
  beam: { draw: beam },
  bear: { draw: bear },
  bicycle: { draw: bicycle },
  blocks: { draw: blocks },
  boat: { draw: boat },
  books: { draw: books },
  bottles: { draw: bottles },
  bouquet: { draw: bouquet },
  bowl: { draw: bowl },
  branch: { draw: branch },
  buttons: { draw: buttons },
  candles: { draw: candles },
  chair: { draw: chair },
  chips: { draw: chips },
  compass: { draw: compass },
  confetti: { draw: confetti, place: 'plate' },
  court: { draw: court },
  cup: { draw: cup },
  curtain: { draw: curtain },
  discs: { draw: discs, place: 'middle' },
  drops: { draw: drops },
  equaliser: { draw: equaliser },
  fireworks: { draw: fireworks },
  fish: { draw: fish },
  flacon: { draw: flacon },
  fruit: { draw: fruit },
  gallery: { draw: gallery },
  glasses: { draw: glasses },
  hanger: { draw: hanger },
  hearts: { draw: hearts },
  herringbone: { draw: herringbone, place: 'plate' },
  holds: { draw: holds },
  houses: { draw: houses },
  ices: { draw: ices },
  keys: { draw: keys },
  kite: { draw: kite },
  lamps: { draw: lamps },
  lanes: { draw: lanes },
  leaves: { draw: leaves },
  market: { draw: market },
  masks: { draw: masks },
  moon: { draw: moon },
  palms: { draw: palms },
  peaks: { draw: peaks },
  pebbles: { draw: pebbles },
  petals: { draw: petals },
  pines: { draw: pines },
  plane: { draw: plane },
  plate: { draw: plate },
  pleats: { draw: pleats },
  pots: { draw: pots },
  pulse: { draw: pulse },
  rainbow: { draw: rainbow },
  ribbon: { draw: ribbon },
  ripples: { draw: ripples },
  road: { draw: road },
  rocket: { draw: rocket },
  scarf: { draw: scarf },
  shell: { draw: shell },
  signal: { draw: signal },
  slices: { draw: slices },
  spool: { draw: spool },
  strata: { draw: strata },
  stripes: { draw: stripes },
  suitcase: { draw: suitcase },
  tartan: { draw: tartan, place: 'plate' },
  tent: { draw: tent },
  tiles: { draw: tiles, place: 'plate' },
  track: { draw: track },
  train: { draw: train },
  vinyl: { draw: vinyl },
  waves: { draw: waves },
  wheat: { draw: wheat },
  woven: { draw: woven, place: 'plate' },
};

/** Every motif name, in alphabetical order. */
export const motifNames = Object.keys(motifs) as readonly MotifName[];
