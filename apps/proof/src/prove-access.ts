/** `npm run prove -- access`: the access matrix of every call, and the isolation of units without the checks; always complete. */
import { judgeAccess, judgeIsolation } from './access/judge-access.ts';
import { MEMBER_KINDS } from './access/person.ts';
import { openScene } from './access/scene.ts';
import type { Proof } from './proof.ts';
import { openVisitedShop } from './visitor/visited-shop.ts';

export const proveAccess: Proof = async ({ say }) => {
  const place = await openVisitedShop({ postgresUrl: null });
  try {
    const scene = openScene(place, MEMBER_KINDS);
    const { asked, surprises } = await judgeAccess(scene);
    for (const surprise of surprises) say(JSON.stringify({ prove: 'access', surprise }));
    const isolation = await judgeIsolation(scene);
    say(JSON.stringify({ prove: 'access', isolation }));
    return [
      { name: 'requests', value: asked, unit: 'requests' },
      { name: 'surprises', value: surprises.length, unit: 'answers', limit: 0 },
      { name: 'calls-without-checks', value: isolation.asked, unit: 'calls' },
      { name: 'shown-without-checks', value: isolation.shown.length, unit: 'calls', limit: 0 },
      { name: 'changed-without-checks', value: isolation.changed.length, unit: 'calls', limit: 0 },
    ];
  } finally {
    await place.close();
  }
};
