/** A worker with a place for one sheet: reading and checking thousands of rows must not hold up the page. */
import { createSheetPlace, type SheetQuestion, type SheetQuestions } from './open-sheet.ts';

const ask = createSheetPlace((progress) => postMessage({ progress }));

interface Asked {
  readonly id: number;
  readonly question: SheetQuestion;
  readonly given: SheetQuestions[SheetQuestion];
}

globalThis.addEventListener('message', ({ data: { id, question, given } }: MessageEvent<Asked>) => {
  ask(question, given).then(
    (answer) => postMessage({ id, answer }),
    (error: unknown) => postMessage({ id, failed: String(error) }),
  );
});
