/** `npm run prove -- crashes`: every crash point, listed and counted; always all of them. */
import { openBench } from './simulator/world.ts';
import { enumerateCrashes } from './crashes.ts';
import type { Proof } from './proof.ts';

export const proveCrashes: Proof = async ({ say }) => {
  const bench = await openBench(null);
  try {
    const { points, breaches } = await enumerateCrashes(bench, 'P', {
      onPoint: ({ flow, cut: { at, when, kind }, statement }) =>
        say(JSON.stringify({ prove: 'crashes', point: flow, at, when, kind, statement })),
    });
    for (const breach of breaches) say(JSON.stringify({ prove: 'crashes', breach }));
    return [
      { name: 'flows', value: new Set(points.map(({ flow }) => flow)).size, unit: 'flows' },
      { name: 'crash-points', value: points.length, unit: 'points' },
      { name: 'breaches', value: breaches.length, unit: 'breaches', limit: 0 },
    ];
  } finally {
    await bench.close();
  }
};
